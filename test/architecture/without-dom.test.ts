import { PlantedTree } from './planted-tree';

const strangers = [
  'document',
  'window',
  'fetch',
  'localStorage',
  'setTimeout',
  'console',
  'process',
  'Buffer',
  'navigator',
];
const elements = ['HTMLElement', 'Event', 'Response', 'FormData'];

describe('domain and application are compiled without browser and server', () => {
  let printed: string;
  beforeAll(() => {
    const tree = new PlantedTree(
      {
        'src/domain/shared/sound.ts':
          "import { fromPromise } from 'xstate';\n" +
          'export const ask = fromPromise<boolean>(({ signal }) => Promise.resolve(signal.aborted));',
        ...Object.fromEntries(strangers.map((name) => [`src/domain/shared/${name}.ts`, `export const x = ${name};`])),
        ...Object.fromEntries(
          elements.map((name) => [`src/application/shared/${name}.ts`, `export type X = ${name};`]),
        ),
      },
      'real',
    );
    printed = tree.run(
      'typescript-7/bin/tsc',
      '--project',
      'src/tsconfig.core.json',
      '--pretty',
      'false',
      '--incremental',
      'false',
    ).stdout;
    tree.remove();
  });

  it('lets machines and their cancel signal pass', () => {
    expect(printed).not.toContain('sound.ts');
    expect(printed).not.toContain('node_modules');
  });

  it.each(strangers)('does not know %s in the domain', (name) => {
    expect(printed).toMatch(new RegExp(`domain/shared/${name}\\.ts.*Cannot find name '${name}'`));
  });

  it.each(elements)('does not know the type %s in the application', (name) => {
    expect(printed).toMatch(new RegExp(`application/shared/${name}\\.ts.*Cannot find name '${name}'`));
  });
});
