import { withAttribute } from '../../../domain/shared/rich-text/tag';

/** A picture that somebody chose for a text. */
export interface ChosenPicture {
  /** Its whole address. */
  readonly src: string;
  readonly alt: string;
}

/** How it is written in HTML. */
export const pictureTag = ({ src, alt }: ChosenPicture): string =>
  withAttribute(withAttribute('<img>', 'alt', alt), 'src', src);
