import { builtinRules } from 'eslint/use-at-your-own-risk';
import { disableReason } from './disable-reason.js';
import { reason } from './reason.js';

// The project's own rules for oxlint; .oxlintrc.json says where each holds.

/**
 * The only files that format a date, a number or money. Texts are loaded before the first list and charts later, so
 * they have formatters of their own.
 */
const FORMATTER = 'src/domain/shared/format.ts';

/** An ESLint rule with default options. */
const configured = (rule, ...defaultOptions) => ({ ...rule, meta: { ...rule.meta, defaultOptions } });
const listed = (message, selectors) => selectors.map((selector) => ({ selector, message }));
const forbidden = (message, ...selectors) =>
  configured(builtinRules.get('no-restricted-syntax'), ...listed(message, selectors));
const explained = (message, ...selectors) => configured(reason, ...listed(message, selectors));
const outside = (message, names) =>
  configured(builtinRules.get('no-restricted-globals'), ...names.map((name) => ({ name, message })));

/** A line that holds the data of one SVG path and nothing else. */
const pathData = String.raw`^\s*(?:'M[-\d. ,MLHVCSQTAZmlhvcsqtaz]*'|d="M[-\d. ,MLHVCSQTAZmlhvcsqtaz]*")[,;]?$`;

const readable = String.raw`/\p{L}/u`;
const branches = ':matches(ConditionalExpression, LogicalExpression)';
const spoken =
  'JSXAttribute[name.name=/^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label)$/]';

const timers = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'setImmediate', 'queueMicrotask'];
const browser = ['XMLHttpRequest', 'window', 'document', 'navigator', 'location', 'history', 'crypto', 'performance'];
const stores = ['localStorage', 'sessionStorage', 'indexedDB'];

/** @type {import('eslint').ESLint.Plugin} */
export default {
  meta: { name: 'kantoor' },
  rules: {
    'disable-reason': disableReason,
    'max-len': configured(builtinRules.get('max-len'), { code: 140, ignorePattern: pathData }),
    'cast-reason': explained(
      'A cast needs a comment with its reason.',
      // The phantom types of a machine's setup() are a declaration, not a cast.
      'TSAsExpression:not([typeAnnotation.typeName.name="const"]):not(Property[key.name="types"] TSAsExpression)',
      'TSTypeAssertion',
    ),
    'style-reason': explained('An inline style needs a comment with its reason.', 'JSXAttribute[name.name="style"]'),
    'one-formatter': forbidden(
      `Dates, numbers and money are formatted in ${FORMATTER} only.`,
      'MemberExpression[property.name=/^to(Locale(Date|Time)?|Date|Time)String$/]',
      'MemberExpression[property.name=/^to(Fixed|Precision)$/]',
      'Identifier[name="Intl"]',
    ),
    'pure': forbidden(
      'Time and chance come in as input or through a port (Clock).',
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name="Date"]',
      'MemberExpression[object.name="Date"][property.name="now"]',
      'MemberExpression[object.name="Math"][property.name="random"]',
    ),
    'no-world': outside('The world is reached through a port.', [
      ...['console', 'fetch', 'process', 'globalThis', 'self'],
      ...[...browser, ...stores, ...timers],
    ]),
    'no-world-in-views': outside('The views reach the world through the application only.', [
      ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'caches', 'cookieStore'],
      ...stores,
    ]),
    'no-world-of-window': configured(
      builtinRules.get('no-restricted-properties'),
      ...['window', 'globalThis', 'self'].flatMap((object) =>
        ['fetch', ...stores].map((property) => ({ object, property })),
      ),
      { object: 'document', property: 'cookie' },
    ),
    'no-texts': forbidden(
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
    'no-effects': forbidden(
      'Effects live in the bridges (src/ui/shared/*.bridge.ts); React subscribes to machines.',
      'ImportSpecifier[imported.name=/^use(Layout|Insertion)?Effect$/]',
      'MemberExpression[property.name=/^use(Layout|Insertion)?Effect$/]',
    ),
    'use-service-in-roots': configured(builtinRules.get('no-restricted-imports'), {
      patterns: [
        {
          group: ['**/use-service'],
          message: 'useService is for the roots of views, for bridges and for the shell; pass on what was got.',
        },
      ],
    }),
    'no-sleep': forbidden(
      'A test waits for what it expects, never for a time.',
      'MemberExpression[property.name="waitForTimeout"]',
      'CallExpression[callee.name="setTimeout"]',
      'ImportDeclaration[source.value=/timers.promises$/] ImportSpecifier[imported.name!="setImmediate"]',
    ),
    'no-skipped-test': forbidden(
      'No test is skipped or singled out.',
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
    ),
  },
};
