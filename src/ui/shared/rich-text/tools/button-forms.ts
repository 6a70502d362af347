import { $createLinkNode } from '@lexical/link';
import { $createTextNode, $getEditor, $getSelection, $isRangeSelection, $setState, REMOVE_TEXT_COMMAND } from 'lexical';
import { buttonLabel } from '../../../../domain/shared/rich-text/insertions';
import { $linkAt, $unlink } from '../commands';
import { linkState } from '../nodes/source-state';

/**
 * What is known of a button from the selected words: its label, and where a link of theirs leads. Null where no word is
 * selected.
 */
export const $buttonFor = (): { readonly label: string; readonly url: string } | null => {
  const selection = $getSelection();
  const label = $isRangeSelection(selection) ? buttonLabel(selection.getTextContent()) : '';
  return label === '' ? null : { label, url: $linkAt()?.getURL() ?? '' };
};

/** Puts a button in the place of the selected words. */
export const $setButton = (open: string, url: string, label: string): void => {
  // A link in a link is none.
  if ($linkAt() !== null) $unlink();
  // As a key would: what is selected across cells is emptied, and the cells stay.
  $getEditor().dispatchCommand(REMOVE_TEXT_COMMAND, null);
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const node = $createLinkNode(url);
  // Numbers of the source begin at 0, those of links that a person made lie below.
  $setState(node, linkState, { id: -2 - Number(node.getKey()), raw: open, url, close: '</a>', path: [] });
  selection.insertNodes([node.append($createTextNode(label))]);
};
