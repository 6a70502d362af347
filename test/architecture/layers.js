/**
 * Where a file may be and what it may import from there: one row for each place. The rules below are built from the
 * rows, so a file outside them is an error. Run by `npm run check`.
 */

const contexts =
  '(?:shared|session|access|insight|library|content|catalogue|commerce|site|communication|operations|spare-parts)';
const named = (...names) => names.map((name) => `^node_modules/(?:@types/)?${name}/`);

const pureRules = String.raw`^src/domain/(?:.+\.rule\.ts|access/rights\.ts|shared/.+\.ts)$`;
const strings = String.raw`^src/ui/strings/(?:en|nl)/[a-zA-Z-]+\.json$`;
const ports = '^src/application/(?:[^/]+/ports|shared)/';
const started = [
  String.raw`src/main(?:\.fake)?\.tsx`,
  String.raw`src/adapters/browser/shared/show-snapshot\.ts`,
  String.raw`server/(?:launch\.js|client/bundle-sources\.ts|keep-new-database\.ts|kantoor\.ts)`,
  String.raw`server/seed/(?:large|library|many/[\w-]+)\.ts`,
  String.raw`server/library/svg-process\.ts`,
];
const entries = `^(?:${started.join('|')})$`;
const kernel = named('fp-ts', 'io-ts');

const places = [
  { name: 'domain', path: `^src/domain/${contexts}/`, may: ['^src/domain/', ...kernel, ...named('xstate')] },
  {
    name: 'application',
    path: `^src/application/${contexts}/`,
    may: ['^src/(?:domain|application)/', ...named('fp-ts', 'rxjs', 'xstate', 'inversify')],
  },
  // `custom` is for your own adapters: docs/your-own-api.md.
  ...['http', 'storage', 'browser', 'memory', 'custom'].map((kind) => ({
    name: `adapters-${kind}`,
    path: String.raw`^src/adapters/${kind}/(?:${contexts}/|${kind}(?:\.module|-contexts)\.ts$)`,
    may: [
      ...['^src/domain/', ports, `^src/adapters/${kind}/`, ...kernel, ...named('rxjs', 'inversify')],
      ...{ http: [], storage: [], browser: named('i18next'), memory: [strings, ...named('entities')], custom: [] }[
        kind
      ],
    ],
  })),
  {
    name: 'ui',
    path: `^src/ui/(?:${contexts}|shell)/`,
    may: [
      ...['^src/(?:domain|application|ui)/', ...named('fp-ts', 'xstate', '@xstate/react', 'wouter', 'formik')],
      ...named(
        'react',
        'react-dom',
        '@fluentui/[^/]+',
        '@griffel/react',
        'rxjs',
        'lexical',
        '@lexical/[^/]+',
        'cropperjs',
        'sortablejs',
        'echarts',
        'echarts-for-react',
      ),
    ],
  },
  { name: 'strings', path: strings, may: [] },
  {
    name: 'composition-root',
    path: String.raw`^src/(?:container\.ts|context-modules\.ts|main(?:\.fake)?\.tsx)$`,
    may: [
      '^src/',
      ...named('inversify', 'reflect-metadata', 'react', 'react-dom', 'fp-ts', 'i18next', '@fluentui/[^/]+'),
    ],
  },
  {
    name: 'server',
    path: '^server/',
    may: [
      ...['^server/', pureRules, strings, '^(?:node:)?[a-z_/]+$'],
      ...named(
        '@csstools/css-tokenizer',
        'fp-ts',
        'hono',
        '@hono/node-server',
        'drizzle-orm',
        '@electric-sql/pglite',
        'pg',
        'pg-boss',
        'prom-client',
        'cron-parser',
        'tsx',
        'nodemailer',
        '@node-rs/argon2',
        'sharp',
        'pdfkit',
        'fflate',
        '@iconify-json/mdi',
        'file-type',
        'dompurify',
        'entities',
        'jsdom',
      ),
    ],
  },
  {
    name: 'tests',
    path: '^test/(?:domain|application|adapters|ui|contract|server|e2e|architecture|faults|browsers|measure|mutation|support)/',
    may: ['.'],
  },
  {
    name: 'examples',
    path: '^docs/examples/',
    may: ['^(?:node:)?[a-z_/]+$', '^src/domain/', ports, ...kernel, ...named('inversify')],
  },
  { name: 'tools', path: String.raw`^(?:(?:test|docs|\.ci)/[^/]+|[^/]+)\.(?:ts|js)$`, may: ['.'] },
  { name: 'ambient', path: String.raw`^src/[^/]+\.d\.ts$`, may: [] },
];

const source = String.raw`^(?:src|server|test|docs|\.ci)/`;
/** Matches a file itself, whether or not anything imports it: no misplaced file has that many dependents. */
const any = (path, pathNot) => ({ module: { path, pathNot, numberOfDependentsLessThan: 100 }, from: {} });
const serverContext = `^server/(${contexts.replace('shared|', '').slice(3, -1)})/`;
const contextOf = `^src/(domain|application|ui|adapters/[^/]+)/(${contexts})/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'every-file-has-a-place',
    comment: 'A folder or file that the architecture does not name.',
    ...any(
      source,
      places.map(({ path }) => path),
    ),
  },
  {
    name: 'no-index',
    comment: 'Import the file that owns the name.',
    ...any(String.raw`^(?:src|server|test|docs|\.ci)/(?:.*/)?index\.[a-z]+$`),
  },
  ...places
    .filter(({ may }) => may[0] !== '.')
    .map(({ name, path, may }) => ({
      name: `${name}-imports`,
      comment: `What ${name} may import is listed in test/architecture/layers.js.`,
      from: { path },
      to: { pathNot: may },
    })),
  {
    name: 'contexts-meet-in-ports',
    comment: 'Of another context only its ports/ and published/; shared is for all.',
    from: { path: contextOf },
    to: {
      path: `^src/(?:domain|application|ui|adapters/[^/]+)/${contexts}/`,
      pathNot: [`^src/(?:domain|application|ui|adapters/[^/]+)/(?:$2|shared)/`, '/(?:ports|published)/'],
    },
  },
  {
    name: 'shared-imports-no-context',
    comment: 'Every context may import shared, so shared imports none, not even a port of one.',
    from: { path: '^src/(?:domain|application|ui|adapters/[^/]+)/shared/' },
    to: { path: `^src/(?:domain|application|ui|adapters/[^/]+)/(?!shared/)${contexts}/` },
  },
  {
    name: 'server-shared-imports-no-context',
    comment: 'Every context of the API may import shared, so shared imports none; below it stands the database alone.',
    from: { path: '^server/shared/' },
    to: { path: '^(?:server/(?!shared/|database/)|src/domain/(?!shared/))' },
  },
  {
    name: 'server-contexts-meet-in-published',
    comment:
      'Of another context of the API only its published/; what lies beside the contexts is for all, the seed is not.',
    from: { path: serverContext },
    to: { path: '^server/', pathNot: ['^server/(?:$1|shared|database|mail)/', '^server/[^/]+/published/'] },
  },
  {
    name: 'server-contexts-take-their-own-rules',
    comment: 'Of the domain the rules of the same context, the kernel, and who may do what.',
    from: { path: serverContext },
    to: { path: '^src/domain/', pathNot: '^src/domain/(?:$1|shared|access)/' },
  },
  {
    name: 'shell-is-seen-by-the-root-only',
    comment: 'Screens do not know the shell that shows them.',
    from: { path: '^src/ui/', pathNot: '^src/ui/shell/' },
    to: { path: '^src/ui/shell/' },
  },
  {
    name: 'inversify-wires-only',
    comment: 'Modules, container, the token helper and injectable edge objects.',
    from: {
      path: '^src/',
      pathNot: [
        String.raw`\.module\.ts$`,
        String.raw`^src/(?:container\.ts|context-modules\.ts|main(?:\.fake)?\.tsx|application/shared/token\.ts)$`,
        '^src/adapters/',
      ],
    },
    to: { path: named('inversify') },
  },
  {
    name: 'streams-end-in-bridges',
    comment: 'A view subscribes to machines; a stream of keys or ticks becomes events in a bridge.',
    from: { path: '^src/ui/', pathNot: String.raw`^src/ui/shared/[a-z/-]+\.bridge\.tsx?$` },
    to: { path: named('rxjs') },
  },
  {
    name: 'rules-are-pure',
    comment: 'The server takes the rules and the rights over, so they stand on nothing but the kernel.',
    from: { path: String.raw`^src/domain/(?:.+\.rule|access/rights)\.ts$` },
    to: { pathNot: [pureRules, ...kernel] },
  },
  {
    name: 'lexical-stays-in-rich-text',
    comment: 'The editor is one lazy chunk; a form knows the field, and HTML.',
    from: { path: '^src/', pathNot: '^src/ui/shared/rich-text/' },
    to: { path: named('lexical', '@lexical/[^/]+') },
  },
  {
    name: 'cropper-stays-in-its-folder',
    comment: 'Pictures are cropped in one lazy chunk; a screen knows the square, and what was drawn of it.',
    from: { path: '^src/', pathNot: '^src/ui/shared/cropper/' },
    to: { path: named('cropperjs') },
  },
  {
    name: 'charts-stay-in-their-folder',
    comment: 'ECharts is one lazy chunk; a screen knows lines, labels and words.',
    from: { path: '^src/', pathNot: '^src/ui/shared/charts/' },
    to: { path: named('echarts', 'echarts-for-react') },
  },
  {
    name: 'memory-is-for-the-fake',
    comment: 'The memory adapters are reached from main.fake.tsx and tests only.',
    from: { pathNot: [String.raw`^src/main\.fake\.tsx$`, '^src/adapters/memory/', '^test/'] },
    to: { path: '^src/adapters/memory/' },
  },
  {
    name: 'memory-is-not-in-production',
    comment: 'No way leads from the production entry to the memory adapters.',
    from: { path: String.raw`^src/main\.tsx$` },
    to: { path: '^src/adapters/memory/', reachable: true },
  },
  {
    name: 'no-dead-files',
    comment: 'No entry reaches this file.',
    from: { path: entries },
    to: { path: '^(?:src|server)/', pathNot: [entries, strings, String.raw`\.d\.ts$`], reachable: false },
  },
  {
    name: 'no-circles',
    comment: 'Two files that need each other are one, or three.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'product-knows-no-tests',
    comment: 'Product code imports no tests and no development packages.',
    from: { path: '^(?:src|server)/' },
    to: { path: String.raw`^(?:test|docs|\.ci)/` },
  },
  {
    name: 'packages-are-named',
    comment: 'What is imported stands in package.json, and the product stands on dependencies.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
  },
  {
    name: 'product-stands-on-dependencies',
    comment: 'A development package is not there when the console runs.',
    from: { path: '^(?:src|server)/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  { name: 'imports-resolve', comment: 'The file or package is not there.', from: {}, to: { couldNotResolve: true } },
].map((rule) => ({ severity: 'error', ...rule }));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(?:dist|dist-fake|data)/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts'],
    },
  },
};
