import type { Merge } from '../shared/merge';
import { sameValue } from '../shared/same-value';
import type { Block, BlockField } from './block';
import { insertLike, predecessorOf, movedBetween, type Order } from './block-order';
import { codesIn, fieldIn, OWN_PARTS, sameBlock, sameField, type OwnPart } from './same-content';

/** Conflict paths: existence of a block, one of its parts, its position. */
export const blockPath = (guid: string): string => `blocks.${guid}`;
export const partPath = (guid: string, part: string): string => `blocks.${guid}.${part}`;
export const placePath = (guid: string): string => partPath(guid, 'place');

type Blocks = readonly Block[];

/** Result of merging one value; my change wins. */
interface MergedValue<A> {
  readonly value: A;
  readonly isConflict: boolean;
}
const mergeValue = <A>(base: A, mine: A, stored: A, same: (a: A, b: A) => boolean): MergedValue<A> => {
  const iChanged = !same(base, mine);
  return { value: iChanged ? mine : stored, isConflict: iChanged && !same(base, stored) && !same(mine, stored) };
};

/** Merges a block that exists on both sides, part by part. Without a base, every difference is a conflict. */
const mergeBlock = (
  base: Block | null,
  mine: Block,
  stored: Block,
): { readonly block: Block; readonly conflicts: readonly string[] } => {
  if (base !== null && sameBlock(base, mine)) return { block: stored, conflicts: [] };
  const conflicts: string[] = [];
  const fields = codesIn(stored, mine).flatMap((code): readonly BlockField[] => {
    const [left, right] = [fieldIn(mine, code), fieldIn(stored, code)];
    const { value, isConflict } = mergeValue(fieldIn(base, code), left, right, sameField);
    if (isConflict && left !== undefined) conflicts.push(partPath(mine.guid, code));
    // A field that only the stored side has was added to the block type; I did not delete it.
    const field = value ?? (left === undefined ? right : undefined);
    return field === undefined ? [] : [field];
  });
  const own = <Part extends OwnPart>(part: Part): Block[Part] => {
    const { value, isConflict }: MergedValue<Block[Part]> =
      base === null
        ? { value: mine[part], isConflict: !sameValue(mine[part], stored[part]) }
        : mergeValue<Block[Part]>(base[part], mine[part], stored[part], sameValue);
    if (isConflict) conflicts.push(partPath(mine.guid, part));
    return value;
  };
  return {
    block: { ...stored, fields, id: own('id'), publication: own('publication'), disabled: own('disabled') },
    conflicts,
  };
};

interface Side {
  readonly order: Order;
  readonly blocks: ReadonlyMap<string, Block>;
  /** Guids of the blocks that this side moved. */
  readonly moved: ReadonlySet<string>;
}
const sideOf = (blocks: Blocks, before: Order): Side => {
  const order = blocks.map(({ guid }) => guid);
  return { order, blocks: new Map(blocks.map((block) => [block.guid, block])), moved: movedBetween(before, order) };
};

/** Whether a side changed or moved a block. If so, its deletion by the other side is a conflict. */
const isChangedBy = (base: Block, { blocks, moved }: Side): boolean => {
  const block = blocks.get(base.guid);
  return block !== undefined && (moved.has(base.guid) || !sameBlock(base, block));
};

/** Stored order with my own moves and additions applied. */
const mergeOrder = (mine: Side, stored: Side, isKept: (guid: string) => boolean): Order =>
  mine.order
    .filter((guid) => isKept(guid) && (mine.moved.has(guid) || !stored.blocks.has(guid)))
    .reduce<Order>((order, guid) => insertLike(mine.order, guid, order), stored.order.filter(isKept));

/** Three-way merge of block lists; my changes win and are never dropped. Rule R-CON-14. */
export const mergeBlocks = (base: Blocks, mine: Blocks, stored: Blocks): Merge<Blocks> => {
  const before = sideOf(base, []);
  const [left, right] = [sideOf(mine, before.order), sideOf(stored, before.order)];
  const merged = new Map<string, Block>();
  const conflicts: string[] = [];
  for (const guid of new Set([...right.order, ...left.order])) {
    const [was, own, theirs] = [before.blocks.get(guid) ?? null, left.blocks.get(guid), right.blocks.get(guid)];
    if (own !== undefined && theirs !== undefined) {
      const both = mergeBlock(was, own, theirs);
      merged.set(guid, both.block);
      conflicts.push(...both.conflicts);
      const isCommon = (other: string): boolean => left.blocks.has(other) && right.blocks.has(other);
      if (
        left.moved.has(guid) &&
        right.moved.has(guid) &&
        predecessorOf(left.order, guid, isCommon) !== predecessorOf(right.order, guid, isCommon)
      )
        conflicts.push(placePath(guid));
      continue;
    }
    const only = own ?? theirs;
    if (only === undefined) continue;
    const stands = was === null || isChangedBy(was, own === undefined ? right : left);
    if (was !== null && stands) conflicts.push(blockPath(guid));
    // A block that I deleted stays deleted unless the resolution restores it.
    if (stands && (own !== undefined || was === null)) merged.set(guid, only);
  }
  return {
    merged: mergeOrder(left, right, (guid) => merged.has(guid)).flatMap((guid) => merged.get(guid) ?? []),
    conflicts,
  };
};

const resolveBlock = (block: Block, stored: Block, takes: (path: string) => boolean): Block => {
  const own = OWN_PARTS.filter((part) => takes(partPath(block.guid, part)));
  const fields = codesIn(block, stored).flatMap((code): readonly BlockField[] => {
    const field = fieldIn(takes(partPath(block.guid, code)) ? stored : block, code);
    return field === undefined ? [] : [field];
  });
  return own.reduce<Block>((resolved, part) => ({ ...resolved, [part]: stored[part] }), { ...block, fields });
};

/**
 * Applies the choices for block conflicts. Rule R-CON-27.
 * @param takeStored paths of conflicts where the stored side was chosen
 */
export const resolveBlockConflicts = (merged: Blocks, stored: Blocks, takeStored: readonly string[]): Blocks => {
  const paths = new Set(takeStored);
  const takes = (path: string): boolean => paths.has(path);
  const theirs = new Map(stored.map((block) => [block.guid, block]));
  const pattern = [...theirs.keys()];
  const resolved = new Map(
    merged.flatMap((block): readonly (readonly [string, Block])[] => {
      const other = theirs.get(block.guid);
      if (other === undefined) return takes(blockPath(block.guid)) ? [] : [[block.guid, block]];
      return [[block.guid, resolveBlock(block, other, takes)]];
    }),
  );
  const back = stored.filter(({ guid }) => !resolved.has(guid) && takes(blockPath(guid)));
  for (const block of back) resolved.set(block.guid, block);
  const isBack = new Set(back.map(({ guid }) => guid));
  const laid = pattern.filter((guid) => isBack.has(guid) || (resolved.has(guid) && takes(placePath(guid))));
  const order = laid.reduce<Order>(
    (list, guid) => insertLike(pattern, guid, list),
    merged.map(({ guid }) => guid).filter((guid) => resolved.has(guid)),
  );
  return order.flatMap((guid) => resolved.get(guid) ?? []);
};
