import { $createLinkNode } from '@lexical/link';
import { $createTextNode, $getEditor, $getSelection, $isRangeSelection, $setState, REMOVE_TEXT_COMMAND } from 'lexical';
import { buttonLabel } from '../../../../domain/shared/rich-text/insertions';
import { $linkAt, $unlink } from '../commands';
import { linkState } from '../nodes/source-state';

/** Label and URL of a button from the selected words; null without a selection. */
export const $buttonFor = (): { readonly label: string; readonly url: string } | null => {
  const selection = $getSelection();
  const label = $isRangeSelection(selection) ? buttonLabel(selection.getTextContent()) : '';
  return label === '' ? null : { label, url: $linkAt()?.getURL() ?? '' };
};

/** Replaces the selected words with a button. */
export const $setButton = (open: string, url: string, label: string): void => {
  // HTML allows no nested links.
  if ($linkAt() !== null) $unlink();
  // As a key would, the command empties selected cells without removing them.
  $getEditor().dispatchCommand(REMOVE_TEXT_COMMAND, null);
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const node = $createLinkNode(url);
  // Ids of the source start at 0; those of new links are negative.
  $setState(node, linkState, { id: -2 - Number(node.getKey()), raw: open, url, close: '</a>', path: [] });
  selection.insertNodes([node.append($createTextNode(label))]);
};
