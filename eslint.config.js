import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import reactHooks from 'eslint-plugin-react-hooks';
import { parser } from 'typescript-eslint';
import { disableReason } from './test/architecture/lint/disable-reason.js';
import { reason } from './test/architecture/lint/reason.js';

// The project's own rules, which need no types; the rules of TypeScript stand in .oxlintrc.json.

/** The only files that format a date, a number or money: texts need the second before the first list, charts the third. */
const formatters = [
  'src/domain/shared/format.ts',
  'src/domain/shared/format-text.ts',
  'src/domain/insight/chart-format.ts',
];
/** React effects live in the bridges to imperative libraries. */
const bridges = 'src/ui/shared/**/*.bridge.{ts,tsx}';
/** Where a screen meets the container. */
const serviceRoots = [
  'src/ui/**/*.view.tsx',
  'src/ui/**/*.bridge.ts',
  'src/ui/*/published/use-*.ts',
  'src/ui/shared/runtime/use-{session,dynamic-text}.ts',
  'src/ui/shared/dates/use-dates.ts',
  'src/ui/shell/**',
];

const globalsOutside = (why, names) => names.map((name) => ({ name, message: why }));
const syntax = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));

const formatting = [
  ...syntax(
    `Dates, numbers and money are formatted in ${formatters[0]} only.`,
    'MemberExpression[property.name=/^to(Locale(Date|Time)?|Date|Time)String$/]',
    'MemberExpression[property.name=/^to(Fixed|Precision)$/]',
    'Identifier[name="Intl"]',
  ),
];

const impure = [
  ...syntax(
    'Time and chance come in as input or through a port (Clock).',
    'NewExpression[callee.name="Date"][arguments.length=0]',
    'CallExpression[callee.name="Date"]',
    'MemberExpression[object.name="Date"][property.name="now"]',
    'MemberExpression[object.name="Math"][property.name="random"]',
  ),
];

/** A line that holds the data of one SVG path and nothing else. */
const pathData = String.raw`^\s*(?:'M[-\d. ,MLHVCSQTAZmlhvcsqtaz]*'|d="M[-\d. ,MLHVCSQTAZmlhvcsqtaz]*")[,;]?$`;
const readable = String.raw`/\p{L}/u`;
const branches = ':matches(ConditionalExpression, LogicalExpression)';
const spoken =
  'JSXAttribute[name.name=/^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label)$/]';
const texts = [
  ...syntax(
    'What a person reads stands in src/ui/strings, not in a component.',
    `JSXText[value=${readable}]`,
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${readable}]`,
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${readable}]`,
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > ${branches} > Literal[value=${readable}]`,
    `${spoken} > Literal[value=${readable}]`,
    `${spoken} > JSXExpressionContainer > Literal[value=${readable}]`,
    `${spoken} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${readable}]`,
    `${spoken} > JSXExpressionContainer > ${branches} > Literal[value=${readable}]`,
  ),
];

const effects = syntax(
  'Effects live in the bridges (src/ui/shared/*.bridge.ts); React subscribes to machines.',
  'ImportSpecifier[imported.name=/^use(Layout|Insertion)?Effect$/]',
  'MemberExpression[property.name=/^use(Layout|Insertion)?Effect$/]',
);

const casts = syntax(
  'A cast needs a comment with its reason.',
  // The phantom types of a machine's setup() are a declaration, not a cast.
  'TSAsExpression:not([typeAnnotation.typeName.name="const"]):not(Property[key.name="types"] TSAsExpression)',
  'TSTypeAssertion',
);
const styles = syntax('An inline style needs a comment with its reason.', 'JSXAttribute[name.name="style"]');

const restricted = (...lists) => ['error', ...lists.flat()];

export default [
  {
    ignores: [
      'node_modules/',
      'dist/',
      'dist-fake/',
      'data/',
      'coverage/',
      'test-results/',
      '**/*.{js,mjs,cjs}',
      '**/*.d.ts',
    ],
  },
  comments.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { kantoor: { rules: { reason, 'disable-reason': disableReason } } },
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-len': ['error', { code: 140, ignorePattern: pathData }],
      'kantoor/disable-reason': 'error',
      'kantoor/reason': ['error', ...casts],
      'no-restricted-syntax': restricted(),
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
      '@eslint-community/eslint-comments/no-unlimited-disable': 'error',
      '@eslint-community/eslint-comments/disable-enable-pair': ['error', { allowWholeFile: true }],
    },
  },
  {
    files: ['src/**'],
    rules: { 'no-restricted-syntax': restricted(formatting) },
  },
  {
    files: ['src/domain/**', 'src/application/**'],
    rules: {
      'no-restricted-syntax': restricted(formatting, impure),
      'no-restricted-globals': [
        'error',
        ...globalsOutside('The world is reached through a port.', [
          ...[
            'console',
            'fetch',
            'XMLHttpRequest',
            'window',
            'document',
            'navigator',
            'location',
            'history',
            'process',
          ],
          ...['localStorage', 'sessionStorage', 'indexedDB', 'globalThis', 'self', 'crypto', 'performance'],
          ...['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'setImmediate', 'queueMicrotask'],
        ]),
      ],
    },
  },
  { files: formatters, rules: { 'no-restricted-syntax': restricted(impure) } },
  {
    files: ['src/ui/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'kantoor/reason': ['error', ...casts, ...styles],
      'no-restricted-syntax': restricted(formatting, texts, effects),
      'no-restricted-globals': [
        'error',
        ...globalsOutside('The views reach the world through the application only.', [
          ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
          ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'],
        ]),
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          ['fetch', 'localStorage', 'sessionStorage', 'indexedDB'].map((property) => ({ object, property })),
        ),
        { object: 'document', property: 'cookie' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/use-service'],
              message: 'useService is for the roots of views, for bridges and for the shell; pass on what was got.',
            },
          ],
        },
      ],
    },
  },
  { files: [bridges], rules: { 'no-restricted-syntax': restricted(formatting, texts) } },
  { files: serviceRoots, rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['test/**'],
    rules: {
      'no-restricted-syntax': restricted(
        syntax(
          'A test waits for what it expects, never for a time.',
          'MemberExpression[property.name="waitForTimeout"]',
          'CallExpression[callee.name="setTimeout"]',
        ),
        syntax(
          'No test is skipped or singled out.',
          'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
        ),
      ),
    },
  },
  // A benchmark lets people read for a moment; it proves nothing that a pause could hide.
  { files: ['test/measure/**'], rules: { 'no-restricted-syntax': 'off' } },
];
