import type { TreeNode } from '../../../domain/shared/tree/node-tree';
import type { Structure } from '../../../domain/catalogue/structure';
import { nodeId, type StructureNode } from '../../../domain/catalogue/structure-node';
import type { Id } from '../../../domain/shared/id';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import { blocksFrom } from '../content/published/blocks.memory';

const PICTURE = 'Beeld/Producten/Warmtepompen/zm-35 buitenunit.jpg';

/** `# code | description | active`, then nodes; two spaces indent one level, `| description` is optional. */
const LINES = `
# VERWARMING-2027 | Hoofdcatalogus verwarming 2027 | +
Warmtepompen | Voor nieuwbouw en renovatie, van 3 tot 16 kW.
  Lucht-waterwarmtepompen | Halen warmte uit de buitenlucht.
    Monoblock | Alleen water gaat naar binnen.
      ZM-35 Monoblock
      ZM-50 Monoblock
    Split
      ZM-50 Split
  Hybride warmtepompen | Werken samen met een bestaande ketel.
    Compleet met ketel
      Hybride set 24 kW
Ketels
  Combiketels
    HR-combi CW4
      ZM Combi 28 CW4
Radiatoren
  Paneelradiatoren
    Type 22
      Type 22, 500 × 600 mm
      Type 22, 500 × 1000 mm
# KOELING | Airconditioning en koeling | +
Wandmodellen
  Enkelvoudig
    Tot 3,5 kW
      Wandunit 2,5 kW
# VERWARMING-2026 | Hoofdcatalogus verwarming 2026 | -
# SANITAIR | Sanitair en leidingwerk | +
Leidingwerk
  Koper
    Buis
      Koperen buis 15 mm
`
  .trim()
  .split('\n');

/** A node with its children. */
export interface SeededNode {
  readonly record: StructureNode;
  readonly children: readonly TreeNode[];
}

interface Planted {
  readonly node: Omit<TreeNode, 'hasChildren'>;
  readonly structure: Id;
  readonly parent: Id | null;
}

const cellsOf = (line: string): readonly string[] => line.replace('# ', '').trim().split(' | ');
const isStructure = (line: string): boolean => line.startsWith('# ');
const depthOf = (line: string): number => (line.length - line.trimStart().length) / 2;

/** Each node with its structure and parent: the closest previous node with less indentation. */
const PLANTED: readonly Planted[] = LINES.flatMap((line, place) => {
  if (isStructure(line)) return [];
  const before = LINES.slice(0, place);
  const start = before.findLastIndex(isStructure);
  const parent = before.findLastIndex((other, at) => at > start && depthOf(other) < depthOf(line));
  const [name = '', description = ''] = cellsOf(line);
  return [
    {
      node: { id: String(place), name, description },
      structure: cellsOf(LINES[start] ?? '')[0] ?? '',
      parent: parent === -1 ? null : String(parent),
    },
  ];
});
const below = (structure: Id, parent: Id | null): readonly TreeNode[] =>
  PLANTED.filter((one) => one.structure === structure && one.parent === parent).map(({ node }) => ({
    ...node,
    hasChildren: PLANTED.some((other) => other.parent === node.id),
  }));

/** @param show finds a file of the library */
export const seededStructures = (show: (path: string) => PictureReference | null): readonly Structure[] =>
  LINES.filter(isStructure)
    .map(cellsOf)
    .map(([code = '', description = '', sign]) => ({
      id: code,
      code,
      description,
      active: sign === '+',
      cover: code === 'VERWARMING-2027' ? show('Brochures/warmtepompen 2026.pdf') : null,
      nodes: below(code, null),
    }));

/** @param show finds a file of the library */
export const seededNodes = (show: (path: string) => PictureReference | null): readonly SeededNode[] =>
  PLANTED.map(({ node: { id, name, description }, structure }) => ({
    record: {
      id: nodeId(structure, id),
      name,
      description,
      cover: show(PICTURE),
      blocks:
        description === ''
          ? []
          : blocksFrom(
              `node-${id}`,
              [
                ['default-header', { title: name }],
                ['default-text-plain', { text: `<p>${description}</p>` }],
              ],
              show,
            ),
    },
    children: below(structure, id),
  }));
