import { LIST, type EquivalentMutants } from './equivalent';

const MERGE = 'src/domain/shared/merge.ts';
const PARTS = 'src/domain/shared/parts/merge-parts.ts';
const BLOCKS = 'src/domain/content/merge-blocks.ts';

export const IN_MERGING: readonly EquivalentMutants[] = [
  {
    source: MERGE,
    line: "if (typeof known !== 'object' || typeof value !== 'object' || Array.isArray(known)) return true;",
    replacements: ['false'],
    reason: 'Both have one type here.',
  },
  {
    source: PARTS,
    line: 'const wasSent = <Value>({ sent }: Part<Value>, value: Value): boolean => sent !== undefined && sameValue(value, sent);',
    replacements: ['true'],
    reason: 'No value of a part is undefined.',
  },
  {
    source: PARTS,
    line: 'if (!isFields(from) || !isFields(mine.value) || !isFields(stored))',
    replacements: [
      'false',
      '!isFields(from) && !isFields(mine.value)',
      '(!isFields(from) || !isFields(mine.value)) && !isFields(stored)',
    ],
    reason: 'Narrows types: the values of a part are of one kind.',
  },
  {
    source: PARTS,
    line: 'const from = sent !== undefined && sameValue(stored.value, sent) ? stored : base;',
    replacements: ['true'],
    reason: 'No value of a part is undefined.',
  },
  {
    source: PARTS,
    line: 'groups: FieldGroups<Value> = [],',
    replacements: [LIST],
    reason: 'No field has this name.',
  },
  {
    source: PARTS,
    line: 'const arrived: Part<Value>[] = [];',
    replacements: [LIST],
    reason: 'Only parts are looked for in it.',
  },
  {
    source: PARTS,
    line: 'const fields = mergeFields<Draft>({ ...base, parts: [] }, { ...mine, parts: [] }, { ...stored, parts: [] });',
    replacements: [LIST],
    reason: 'The parts are replaced afterwards.',
  },
  {
    source: BLOCKS,
    line: 'const field = value ?? (left === undefined ? right : undefined);',
    replacements: ['true'],
    reason: 'A value that is gone while the own side has one is gone from the stored side.',
  },
  {
    source: BLOCKS,
    line: 'return block !== undefined && (moved.has(base.guid) || !sameBlock(base, block));',
    replacements: ['true'],
    reason: 'Asked of a side that has the block.',
  },
  {
    source: BLOCKS,
    line: 'const before = sideOf(base, []);',
    replacements: [LIST],
    reason: 'What moved in the base is not read.',
  },
  {
    source: BLOCKS,
    line: 'if (only === undefined) continue;',
    replacements: ['false'],
    reason: 'Each block is on one side at least.',
  },
  {
    source: BLOCKS,
    line: 'merged: mergeOrder(left, right, (guid) => merged.has(guid)).flatMap((guid) => merged.get(guid) ?? []),',
    replacements: [LIST],
    reason: 'The order holds kept blocks only.',
  },
  {
    source: BLOCKS,
    line: 'return order.flatMap((guid) => resolved.get(guid) ?? []);',
    replacements: [LIST],
    reason: 'The order holds resolved blocks only.',
  },
];
