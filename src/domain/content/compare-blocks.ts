import { plainTextOf, type HtmlDecoder } from '../shared/rich-text/plain-text';
import { sameValue } from '../shared/same-value';
import { wordDiff, type TextRange } from '../shared/diff/word-diff';
import type { Block, BlockField } from './block';
import { insertLike, movedBetween, type Order } from './block-order';
import { codesIn, fieldIn, OWN_PARTS, sameField, type OwnPart } from './same-content';

/** Word diff of two plain texts. No ranges when the texts have no word in common. */
export interface WordChange {
  readonly before: string;
  readonly after: string;
  readonly removed: readonly TextRange[];
  readonly added: readonly TextRange[];
  readonly wordsRemoved: number;
  readonly wordsAdded: number;
}

/** A field that differs; null on the side that lacks it. */
export interface BlockFieldChange {
  readonly code: string;
  readonly before: BlockField | null;
  readonly after: BlockField | null;
  readonly words: WordChange | null;
}

/** Comparison of one block. */
export interface BlockChange {
  readonly guid: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'unchanged';
  readonly before: Block | null;
  readonly after: Block | null;
  /** Index, null on the side that lacks the block. */
  readonly from: number | null;
  readonly to: number | null;
  /** Whether the block itself was moved, as opposed to shifted by other moves. */
  readonly moved: boolean;
  readonly fields: readonly BlockFieldChange[];
  readonly own: readonly OwnPart[];
}

export const wordChange = (before: string, after: string): WordChange => {
  const { mine, theirs, onlyMine, onlyTheirs } = wordDiff(before, after);
  return { before, after, removed: mine, added: theirs, wordsRemoved: onlyMine, wordsAdded: onlyTheirs };
};

const textOf = (field: BlockField | undefined, decoder: HtmlDecoder): string | null => {
  if (field === undefined) return '';
  return field.type === 'editor'
    ? plainTextOf(field.value, decoder)
    : field.type === 'text' || field.type === 'textarea'
      ? field.value
      : null;
};

const partChanges = (before: Block | null, after: Block | null, decoder: HtmlDecoder): readonly BlockFieldChange[] =>
  codesIn(after, before).flatMap((code): readonly BlockFieldChange[] => {
    const [was, is] = [fieldIn(before, code), fieldIn(after, code)];
    if (sameField(was, is)) return [];
    const [left, right] = [textOf(was, decoder), textOf(is, decoder)];
    return [
      {
        code,
        before: was ?? null,
        after: is ?? null,
        words: left === null || right === null ? null : wordChange(left, right),
      },
    ];
  });

const kindOf = (before: Block | null, after: Block | null, differs: boolean): BlockChange['kind'] =>
  before === null ? 'added' : after === null ? 'removed' : differs ? 'changed' : 'unchanged';

const placed = (blocks: readonly Block[]): ReadonlyMap<string, { readonly block: Block; readonly place: number }> =>
  new Map(blocks.map((block, place) => [block.guid, { block, place }]));

/** Block diff in the order of `after`; removed blocks keep their former position. Rule R-CON-12. */
export const blockChanges = (
  before: readonly Block[],
  after: readonly Block[],
  decoder: HtmlDecoder,
): readonly BlockChange[] => {
  const [earlier, later] = [before.map(({ guid }) => guid), after.map(({ guid }) => guid)];
  const moved = movedBetween(earlier, later);
  const [left, right] = [placed(before), placed(after)];
  const order = earlier
    .filter((guid) => !right.has(guid))
    .reduce<Order>((list, guid) => insertLike(earlier, guid, list), later);
  return order.map((guid): BlockChange => {
    const [was, is] = [left.get(guid) ?? null, right.get(guid) ?? null];
    const [one, other] = [was?.block ?? null, is?.block ?? null];
    const fields = partChanges(one, other, decoder);
    const own = one === null || other === null ? [] : OWN_PARTS.filter((part) => !sameValue(one[part], other[part]));
    return {
      guid,
      kind: kindOf(one, other, fields.length + own.length > 0),
      before: one,
      after: other,
      from: was?.place ?? null,
      to: is?.place ?? null,
      moved: moved.has(guid),
      fields,
      own,
    };
  });
};
