import { $createParagraphNode, $getRoot, $getSelection, $isRangeSelection } from 'lexical';
import { withAttribute } from '../../../domain/shared/rich-text/tag';
import { $createObjectNode } from './object-node';
import { $leaveObject } from './place';

/** A picture that somebody chose for a text. */
export interface ChosenPicture {
  /** Its whole address. */
  readonly src: string;
  readonly alt: string;
}

/** How it is written in HTML. */
export const pictureTag = ({ src, alt }: ChosenPicture): string => withAttribute(withAttribute('<img>', 'alt', alt), 'src', src);

/** Puts a picture in at the caret, behind what is selected; at the end of a text that had no caret yet. */
export const $insertPicture = (picture: ChosenPicture): void => {
  $leaveObject();
  const before = $getSelection();
  if (!$isRangeSelection(before)) {
    const root = $getRoot();
    if (root.isEmpty()) root.append($createParagraphNode());
    root.selectEnd();
  }
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const end = selection.isBackward() ? selection.anchor : selection.focus;
  const { key, offset, type } = end;
  selection.anchor.set(key, offset, type);
  selection.focus.set(key, offset, type);
  selection.insertNodes([$createObjectNode({ raw: pictureTag(picture), inline: true })]);
};
