import { PlantedTree, type Files } from './planted-tree';

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  };
}

/** The rules that each file breaks, by path. */
function broken(files: Files): Record<string, string[]> {
  const tree = new PlantedTree(files, 'stubs');
  const places = ['src', 'server', 'test', 'docs', '.ci'];
  const { stdout, stderr } = tree.run(
    'dependency-cruiser/bin/dependency-cruise.mjs',
    ...['--config', 'test/architecture/layers.js', '--output-type', 'json', ...places],
  );
  tree.remove();
  if (stdout === '') throw new Error(stderr);
  // The shape of dependency-cruiser's own JSON reporter.
  const { summary } = JSON.parse(stdout) as Report;
  const rules: Record<string, string[]> = {};
  for (const { rule, from } of summary.violations) {
    const known = (rules[from] ??= []);
    if (!known.includes(rule.name)) known.push(rule.name);
  }
  return rules;
}

const importing = (...paths: readonly string[]) => paths.map((path) => `import '${path}';`).join('\n');

/** A small tree in which every file is in a valid place. */
const sound: Files = {
  'src/main.tsx': importing(
    'reflect-metadata',
    'react-dom',
    './container',
    './adapters/http/http.module',
    './adapters/custom/access/access.custom.module',
    './ui/shell/shell.view',
  ),
  'src/main.fake.tsx': importing(
    './container',
    './adapters/memory/access/access.memory.module',
    './adapters/custom/access/access.custom.module',
  ),
  'src/container.ts': importing('inversify', './application/access/access.module'),
  'src/domain/shared/id.ts': importing('fp-ts', 'io-ts'),
  'src/domain/shared/rule.ts': importing('./id'),
  'src/domain/access/rights.ts': 'export const rights = [];',
  'src/domain/access/user.rule.ts': importing('../shared/rule', './rights'),
  'src/domain/access/user.machine.ts': importing('xstate', './user.rule'),
  'src/application/shared/token.ts': importing('inversify'),
  'src/application/access/ports/users.port.ts': importing('../../shared/token', '../../../domain/shared/id'),
  'src/application/access/published/user-chip.ts': importing('rxjs', 'xstate', '../../../domain/access/user.machine'),
  'src/application/access/access.module.ts': importing('inversify', './ports/users.port'),
  'src/application/site/popup.ts': importing('../access/published/user-chip', '../access/ports/users.port'),
  'src/adapters/http/shared/wire.ts': importing('io-ts', 'inversify'),
  'src/adapters/http/access/access.http.module.ts': importing(
    'inversify',
    '../shared/wire',
    '../../../application/access/ports/users.port',
  ),
  'src/adapters/http/http.module.ts': importing('./access/access.http.module'),
  'src/adapters/custom/access/access.custom.module.ts': importing(
    'inversify',
    'fp-ts',
    '../../../application/access/ports/users.port',
    '../../../domain/access/user.rule',
  ),
  'src/adapters/memory/access/access.memory.module.ts': importing(
    '../../../application/access/ports/users.port',
    '../../../ui/strings/en/access.json',
  ),
  'src/ui/strings/en/access.json': '{}',
  'src/ui/strings/nl/access.json': '{}',
  'src/ui/shared/runtime/use-service.ts': importing('react', '../../../application/shared/token'),
  'src/ui/shared/focus/keys.bridge.ts': importing('rxjs'),
  'src/ui/site/popup.view.tsx': importing(
    '@fluentui/react-components',
    '../shared/runtime/use-service',
    '../shared/focus/keys.bridge',
    '../../application/site/popup',
  ),
  'src/ui/shell/shell.view.tsx': importing('wouter', '@xstate/react', '../site/popup.view'),
  'server/launch.js': importing('./start'),
  'server/start.ts': importing('node:fs', 'hono', './access/users'),
  'server/access/users.ts': importing(
    'drizzle-orm',
    '../../src/domain/access/user.rule',
    '../../src/domain/access/rights',
    '../../src/ui/strings/nl/access.json',
  ),
  'server/site/holidays.ts': importing(
    '../access/published/grants',
    '../shared/text',
    '../database/schema',
    '../mail/mail',
    '../../src/domain/site/holiday.rule',
    '../../src/domain/access/user.rule',
    '../../src/domain/shared/rule',
  ),
  'server/access/published/grants.ts': importing('../../shared/text'),
  'server/shared/text.ts': importing('../database/schema', '../../src/domain/shared/rule'),
  'server/database/schema.ts': 'export const schema = 1;',
  'server/mail/mail.ts': 'export const mail = 1;',
  'src/domain/site/holiday.rule.ts': importing('../shared/rule'),
  'server/seed/large.ts': importing('../access/users', '../site/holidays'),
  'test/domain/access/user.rule.test.ts': importing('../../../src/domain/access/user.rule'),
  '.ci/build.ts': importing('node:fs'),
  'docs/examples/own-api.ts': importing('node:http', '../../src/domain/shared/id'),
};

const somewhere = 'export const something = 1;';

/** Rule, path of the file that breaks it, its text, and the other files that it needs. */
const planted: readonly (readonly [rule: string, path: string, text: string, others?: Files])[] = [
  ['every-file-has-a-place', 'src/utils/dates.ts', somewhere],
  ['every-file-has-a-place', 'src/domain/warehouse/shelf.ts', somewhere],
  ['every-file-has-a-place', 'src/adapters/graphql/access/users.ts', somewhere],
  ['every-file-has-a-place', 'src/adapters/http/everything.ts', somewhere],
  ['every-file-has-a-place', 'src/helpers.ts', somewhere],
  ['every-file-has-a-place', 'test/unit/user.test.ts', somewhere],
  ['examples-imports', 'docs/examples/a.ts', importing('hono')],
  ['no-index', 'src/domain/access/index.ts', somewhere],
  ['no-index', 'src/ui/site/index.tsx', somewhere],
  ['domain-imports', 'src/domain/site/a.ts', importing('react')],
  ['domain-imports', 'src/domain/site/b.ts', importing('rxjs')],
  ['domain-imports', 'src/domain/site/c.ts', importing('node:fs')],
  ['domain-imports', 'src/domain/site/d.ts', importing('../../application/shared/token')],
  ['domain-imports', 'src/domain/site/e.ts', "import type { Token } from '../../application/shared/token';"],
  ['domain-imports', 'src/domain/site/f.ts', importing('i18next')],
  ['application-imports', 'src/application/site/a.ts', importing('react')],
  ['application-imports', 'src/application/site/b.ts', importing('../../adapters/http/shared/wire')],
  ['application-imports', 'src/application/site/c.ts', importing('../../ui/site/popup.view')],
  ['application-imports', 'src/application/site/d.ts', importing('@xstate/react')],
  ['application-imports', 'src/application/site/e.ts', importing('../../../server/access/users')],
  [
    'adapters-http-imports',
    'src/adapters/http/site/a.ts',
    importing('../../storage/shared/filters'),
    { 'src/adapters/storage/shared/filters.ts': somewhere },
  ],
  ['adapters-http-imports', 'src/adapters/http/site/b.ts', importing('../../../ui/site/popup.view')],
  ['adapters-http-imports', 'src/adapters/http/site/c.ts', importing('../../../application/site/popup')],
  ['adapters-storage-imports', 'src/adapters/storage/site/a.ts', importing('../../http/shared/wire')],
  ['adapters-browser-imports', 'src/adapters/browser/site/a.ts', importing('../../http/shared/wire')],
  ['adapters-memory-imports', 'src/adapters/memory/site/a.ts', importing('../../http/shared/wire')],
  ['adapters-custom-imports', 'src/adapters/custom/site/a.ts', importing('../../http/shared/wire')],
  ['ui-imports', 'src/ui/site/a.view.tsx', importing('../../adapters/http/shared/wire')],
  ['ui-imports', 'src/ui/site/b.view.tsx', importing('../../container')],
  ['ui-imports', 'src/ui/site/c.view.tsx', importing('io-ts')],
  ['ui-imports', 'src/ui/shared/runtime/use-service.ts', importing('inversify')],
  ['streams-end-in-bridges', 'src/ui/site/j.view.tsx', importing('rxjs')],
  ['streams-end-in-bridges', 'src/ui/site/j.bridge.ts', importing('rxjs')],
  ['composition-root-imports', 'src/container.ts', importing('drizzle-orm')],
  ['composition-root-imports', 'src/main.tsx', importing('../server/start')],
  ['server-imports', 'server/site/a.ts', importing('../../src/domain/access/user.machine')],
  ['server-imports', 'server/site/b.ts', importing('../../src/adapters/http/shared/wire')],
  ['server-imports', 'server/site/c.ts', importing('react')],
  ['server-contexts-meet-in-published', 'server/site/f.ts', importing('../access/users')],
  [
    'server-contexts-meet-in-published',
    'server/access/f.ts',
    importing('../http/reply'),
    { 'server/http/reply.ts': somewhere },
  ],
  ['server-contexts-meet-in-published', 'server/session/f.ts', importing('../seed/large')],
  ['server-contexts-take-their-own-rules', 'server/access/g.ts', importing('../../src/domain/site/holiday.rule')],
  ['contexts-meet-in-ports', 'src/domain/site/g.ts', importing('../access/user.machine')],
  ['contexts-meet-in-ports', 'src/application/site/g.ts', importing('../access/access.module')],
  ['contexts-meet-in-ports', 'src/ui/access/g.view.tsx', importing('../site/popup.view')],
  ['contexts-meet-in-ports', 'src/adapters/http/site/g.ts', importing('../access/access.http.module')],
  ['contexts-meet-in-ports', 'src/domain/shared/g.ts', importing('../access/user.machine')],
  ['shared-imports-no-context', 'src/domain/shared/m.ts', importing('../access/user.rule')],
  ['shared-imports-no-context', 'src/application/shared/m.ts', importing('../access/ports/users.port')],
  ['shared-imports-no-context', 'src/application/shared/n.ts', importing('../../domain/access/user.rule')],
  ['shared-imports-no-context', 'src/adapters/http/shared/m.ts', importing('../access/access.http.module')],
  [
    'shared-imports-no-context',
    'src/adapters/memory/shared/m.ts',
    "import type { Users } from '../../../application/access/ports/users.port';",
  ],
  ['shared-imports-no-context', 'src/ui/shared/record/m.tsx', importing('../../site/popup.view')],
  [
    'shared-imports-no-context',
    'src/ui/shared/record/n.tsx',
    importing('../../../application/access/ports/users.port'),
  ],
  ['server-shared-imports-no-context', 'server/shared/m.ts', importing('../access/published/grants')],
  ['server-shared-imports-no-context', 'server/shared/n.ts', "import type { Mail } from '../mail/mail';"],
  ['server-shared-imports-no-context', 'server/shared/o.ts', importing('../../src/domain/access/rights')],
  ['shell-is-seen-by-the-root-only', 'src/ui/site/h.view.tsx', importing('../shell/shell.view')],
  ['inversify-wires-only', 'src/application/site/h.ts', importing('inversify')],
  ['inversify-wires-only', 'src/ui/site/i.view.tsx', importing('inversify')],
  ['inversify-wires-only', 'src/ui/shared/runtime/use-service.ts', importing('inversify')],
  ['rules-are-pure', 'src/domain/access/h.rule.ts', importing('./user.machine')],
  ['lexical-stays-in-rich-text', 'src/ui/site/k.view.tsx', importing('lexical')],
  ['cropper-stays-in-its-folder', 'src/ui/site/l.view.tsx', importing('cropperjs')],
  ['charts-stay-in-their-folder', 'src/ui/site/m.view.tsx', importing('echarts')],
  ['memory-is-for-the-fake', 'src/container.ts', importing('./adapters/memory/access/access.memory.module')],
  [
    'memory-is-not-in-production',
    'src/main.tsx',
    importing('./container'),
    { 'src/container.ts': importing('./adapters/memory/access/access.memory.module') },
  ],
  ['no-dead-files', 'src/domain/site/left-over.ts', somewhere],
  ['no-circles', 'src/domain/site/j.ts', importing('./k'), { 'src/domain/site/k.ts': importing('./j') }],
  [
    'product-knows-no-tests',
    'server/site/d.ts',
    importing('../../test/support/people'),
    { 'test/support/people.ts': somewhere },
  ],
  ['packages-are-named', 'src/main.tsx', importing('left-pad')],
  ['product-stands-on-dependencies', 'server/site/e.ts', importing('webpack')],
  ['imports-resolve', 'src/domain/site/l.ts', importing('./nowhere')],
];

describe('the layers', () => {
  it('find nothing in a sound tree', () => {
    expect(broken(sound)).toEqual({});
  });

  // Plants in different files share one tree and therefore one run.
  const trees: (typeof planted)[number][][] = [];
  for (const plant of planted) {
    const paths = [plant[1], ...Object.keys(plant[3] ?? {})];
    const free = trees.find((plants) =>
      plants.every(
        ([, path, , others]) => ![path, ...Object.keys(others ?? {})].some((taken) => paths.includes(taken)),
      ),
    );
    if (free) free.push(plant);
    else trees.push([plant]);
  }
  const found = new Map<(typeof planted)[number], string[]>();
  beforeAll(() => {
    for (const plants of trees) {
      const files = plants.reduce<Files>((all, [, path, text, others]) => ({ ...all, [path]: text, ...others }), sound);
      const rules = broken(files);
      for (const plant of plants) found.set(plant, rules[plant[1]] ?? []);
    }
  });

  it.each(planted.map((plant) => [plant[0], plant[1], plant[2].trim(), plant] as const))(
    '%s: %s with %s',
    (rule, _path, _text, plant) => {
      expect(found.get(plant)).toContain(rule);
    },
  );
});
