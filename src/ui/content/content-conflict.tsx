import type { Conflict } from '../../application/shared/record/record';
import { distinctionOf, summaryOf } from '../../domain/content/block-summary';
import type { Block } from '../../domain/content/block';
import type { HistoryEntry } from '../../domain/content/content-item';
import { blockPath } from '../../domain/content/merge-blocks';
import type { KindWithBlocks } from '../../domain/content/published/blocks';
import { fieldIn, OWN_PARTS } from '../../domain/content/same-content';
import { useFormat } from '../shared/runtime/use-session';
import { htmlDecoder } from '../shared/rich-text/html/references';
import { ConflictDialog } from '../shared/record/conflict-dialog';
import { useRecordFields } from '../shared/record/record-fields';
import { useText } from '../shared/runtime/use-text';
import { pieceReader, type Piece } from './compare/pieces';

interface ContentConflictProps<K extends KindWithBlocks> {
  readonly conflict: Conflict<K>;
  /** Newest entry first; absent if it is unknown who saved. */
  readonly history?: readonly HistoryEntry[];
  readonly onResolve: (takeStored: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The value at a path such as `name` or `meta.title`. */
const valueAt = (draft: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? new Map<string, unknown>(Object.entries(value)).get(key)
          : undefined,
      draft,
    );

const words = (text: string): Piece => ({ kind: 'text', text });
const wordsOf = (piece: Piece): string =>
  piece.kind === 'text'
    ? piece.text
    : piece.kind === 'html'
      ? piece.html
      : piece.entries.map(({ label }) => label).join(', ');

const isContent = (piece: Piece): boolean => {
  if (piece.kind === 'entries') return piece.entries.every((entry) => entry.isContent === true);
  return piece.kind === 'html' || piece.isContent === true;
};

/** The conflict dialog of an item: own and stored values for each conflict. Rule R-CON-27. */
export const ContentConflict = <K extends KindWithBlocks>({
  conflict,
  history = [],
  onResolve,
  onCancel,
}: ContentConflictProps<K>) => {
  const [text, format] = [useText(), useFormat()];
  const { labelOf } = useRecordFields();
  const reader = pieceReader(text, format);
  const all = [...conflict.mine.blocks, ...conflict.newest.record.blocks];

  /** The display text of a block or one of its parts. */
  const saidOf = (block: Block | undefined, part: string, place: number): Piece => {
    if (block === undefined) return words(text('content.versions.removed'));
    if (part === '') return words(summaryOf(block, htmlDecoder).text || block.label);
    if (part === 'place') return words(format.number(place + 1));
    const [own, field] = [OWN_PARTS.find((one) => one === part), fieldIn(block, part)];
    return own !== undefined ? reader.own(own, block) : field === undefined ? words('') : reader.field(field);
  };
  const titleOf = (block: Block): string => {
    const distinction = distinctionOf(block, all, htmlDecoder);
    if (distinction.by === 'words')
      return text('content.versions.named', { name: block.label, words: distinction.words });
    if (distinction.by === 'label') return block.label;
    const place = [conflict.mine, conflict.newest.record]
      .map(({ blocks }) => blocks.findIndex(({ guid }) => guid === block.guid))
      .find((found) => found >= 0);
    return text('content.versions.numbered', { name: block.label, place: format.number((place ?? 0) + 1) });
  };
  const nameOf = (block: Block, part: string): string => {
    const own = OWN_PARTS.find((one) => one === part);
    return own !== undefined
      ? text(`content.versions.own.${own}`)
      : part === 'place'
        ? text('content.versions.ownPlace')
        : (fieldIn(block, part)?.label ?? part);
  };

  const fields = conflict.conflicts.map((path) => {
    const block = all.find(({ guid }) => path === blockPath(guid) || path.startsWith(`${blockPath(guid)}.`));
    const part = block === undefined ? '' : path.slice(blockPath(block.guid).length + 1);
    const saidIn = (draft: K['draft']): Piece => {
      // The publication time is part of the status.
      if (path === 'status')
        return words(
          ['status', 'online']
            .map((one) => wordsOf(reader.value(one, valueAt(draft, one))))
            .filter((said) => said !== '')
            .join(', '),
        );
      if (block === undefined) return reader.value(path, valueAt(draft, path));
      const place = draft.blocks.findIndex(({ guid }) => guid === block.guid);
      return saidOf(draft.blocks[place], part, place);
    };
    const [mine, stored] = [saidIn(conflict.mine), saidIn(conflict.newest.record)];
    return {
      field: path,
      label:
        block === undefined
          ? labelOf(path)
          : [titleOf(block), ...(part === '' ? [] : [nameOf(block, part)])].join(' · '),
      isHtml: mine.kind === 'html' || stored.kind === 'html',
      isContent: isContent(mine) && isContent(stored),
      mine: wordsOf(mine),
      stored: wordsOf(stored),
    };
  });
  const [last] = history;
  const by = last === undefined || last.by === '' ? null : { name: last.by, when: format.dateTime(last.at) };
  return (
    <ConflictDialog
      by={by}
      fields={fields}
      saves={conflict.onResolved === 'saving'}
      isOwn={conflict.isOwn}
      onResolve={onResolve}
      onCancel={onCancel}
    />
  );
};
