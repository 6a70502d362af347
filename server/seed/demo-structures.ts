import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { nodeColumns } from '../catalogue/structure/structure-nodes';
import { structures } from '../catalogue/structure/structures';
import { emptyValue, fieldsOfType } from '../content/blocks/block-types';
import type { StoredBlock } from '../content/items/item-state';
import type { Database } from '../database/database';
import { queryRows } from '../database/database';
import { newIds, seedRecords, seedRows } from './seed-rows';
import { chosenFile } from '../library/published/image-column';
import type { LinkableRecords } from './content/linkable-records';
import { BELGIAN_STRUCTURES, DUTCH_STRUCTURES } from './structures/dutch-structures';
import { ENGLISH_STRUCTURES } from './structures/english-structures';

interface Line {
  readonly depth: number;
  readonly name: string;
  readonly description: string;
  /** Start of the names of its pictures; if empty, that of the parent node. */
  readonly stem: string;
}

interface DemoStructure {
  readonly code: string;
  readonly description: string;
  readonly active: boolean;
  /** Name of a library file; empty for none. */
  readonly pdf: string;
  readonly lines: readonly Line[];
}

const lineOf = (written: string): Line => {
  const [name = '', description = '', stem = ''] = written.split('|').map((part) => part.trim());
  return { depth: (written.length - written.trimStart().length) / 2, name, description, stem };
};

/** Parses structures: a header `# code | description | + or - for active | PDF`; two spaces indent one level. */
const structuresIn = (text: string): readonly DemoStructure[] =>
  text
    .trim()
    .split(/\n+(?=#)/)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [code = '', description = '', sign = '', pdf = ''] = head
        .slice(2)
        .split('|')
        .map((cell) => cell.trim());
      return {
        code,
        description,
        active: sign === '+',
        pdf,
        lines: lines.filter((line) => line.trim() !== '').map(lineOf),
      };
    });

const blockOf = (node: string, code: string, data: Readonly<Record<string, unknown>>): StoredBlock => ({
  guid: createHash('sha256').update(`${node} ${code}`).digest('hex').slice(0, 32),
  code,
  id: '',
  publication: null,
  disabled: false,
  data: {
    ...Object.fromEntries((fieldsOfType(code) ?? []).map((field) => [field.code, emptyValue(field)])),
    ...data,
  },
});

/** A heading and a text; a picture on the upper levels. */
const contentOf = ({ name, description, depth }: Line, cover: number | null): readonly StoredBlock[] => {
  if (description === '') return [];
  const text = `<p>${description}</p>`;
  return [
    blockOf(name, 'default-header', { title: name }),
    depth < 2 && cover !== null
      ? blockOf(name, 'custom-text-image', { text, image: cover, caption: name })
      : blockOf(name, 'default-text-plain', { text }),
  ];
};

const seedNodes = async (
  tx: Database,
  structure: number,
  lines: readonly Line[],
  coverOf: (stem: string, place: number) => number | null,
): Promise<void> => {
  const ids = await newIds(tx, 'structure_nodes', lines.length);
  const above: { readonly id: number; readonly stem: string }[] = [];
  const rows = lines.map((line, place) => {
    above.length = line.depth;
    const parent = above.at(-1);
    const stem = line.stem === '' ? (parent?.stem ?? '') : line.stem;
    const id = ids[place] ?? 0;
    above.push({ id, stem });
    // Some nodes on the deepest level have no cover.
    const cover = line.depth === 3 && place % 5 === 4 ? null : coverOf(stem, place);
    const blocks = contentOf(line, cover);
    return {
      id,
      structure_id: structure,
      parent_id: parent?.id ?? null,
      place: place + 1,
      name: line.name,
      description: line.description,
      ...nodeColumns({ cover, blocks }),
      blocks,
    };
  });
  await seedRecords(tx, 'structure_nodes', rows);
};

const seedAll = async (tx: Database, linkable: LinkableRecords, text: string): Promise<void> => {
  const pdfs = new Map(
    (
      await queryRows<{ id: number; name: string }>(
        tx,
        sql`select id, name from library_nodes where name like '%.pdf' and not read_only order by id desc`,
      )
    ).map(({ id, name }) => [name, id]),
  );
  const coverOf = (stem: string, place: number): number | null => {
    const pictures = stem === '' ? [] : linkable.pictures(stem);
    return pictures[place % Math.max(1, pictures.length)] ?? null;
  };
  for (const { code, description, active, pdf, lines } of structuresIn(text)) {
    const cover = pdfs.get(pdf);
    const [id = 0] = await seedRows(
      tx,
      structures,
      [{ code, description, active, cover: cover === undefined ? null : chosenFile([pdf], cover) }],
      null,
    );
    await seedNodes(tx, id, lines, coverOf);
  }
};

/** Adds structures of four levels, in Dutch and English. */
export const seedStructures = async (tx: Database, linkable: LinkableRecords): Promise<void> => {
  for (const text of [DUTCH_STRUCTURES, BELGIAN_STRUCTURES, ENGLISH_STRUCTURES]) await seedAll(tx, linkable, text);
};
