import { readdirSync, readFileSync } from 'node:fs';

interface Behaviour {
  readonly what: string;
  /** Found in the source wherever the behaviour stands. */
  readonly pattern: RegExp;
  /** The only files that have it. */
  readonly allowed: readonly string[];
}

const rows = 'src/ui/shared/table/virtual-rows.bridge.ts';
const tree = 'src/ui/shared/tree/node-tree.tsx';
const treeKeys = 'src/ui/shared/tree/use-tree-keys.ts';

/** One row a line. */
const ONCE: readonly Behaviour[] = [
  { what: 'window of drawn lines', pattern: /\.addEventListener\('scroll'|react-virtual/, allowed: [rows] },
  { what: 'tree widget', pattern: /role="tree"\s|\bFlatTree|\bTreeItem\b/, allowed: [tree] },
  { what: 'letters typed in a tree', pattern: /typedWith\(typed/, allowed: [treeKeys] },
];

const SOURCES = ['src', 'server'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${root}/${name.replaceAll('\\', '/')}`),
);

test.each(ONCE)('stands once: $what', ({ pattern, allowed }) => {
  expect(SOURCES.filter((file) => pattern.test(readFileSync(file, 'utf8')))).toEqual(allowed);
});
