import { withAttribute } from '../../../domain/shared/rich-text/tag';

export interface ChosenPicture {
  /** Absolute URL. */
  readonly src: string;
  readonly alt: string;
}

export const pictureTag = ({ src, alt }: ChosenPicture): string =>
  withAttribute(withAttribute('<img>', 'alt', alt), 'src', src);
