import { sanitizeHtml } from '../../server/content/published/sanitize-html';
import { fileNameOf } from '../../server/http/raw-body';
import { placeOf } from '../../server/insight/published/log-place';
import { MEDIA_URLS } from '../../server/library/usage';
import { decodeBodies } from '../../server/mail/outbox';
import { expandEntities } from '../../server/library/svg-entities';
import { localStyles } from '../../server/library/svg-styles';
import { internalLinksIn } from '../../server/operations/jobs/tasks/check-links';
import { html } from '../../server/shared/columns';
import { toWinAnsi } from '../../server/spare-parts/pdf/win-ansi';
import { addressesInList } from '../../src/domain/access/invite.rule';
import { htmlDecoder } from '../../server/shared/html/text-of-html';
import { personNameProblem } from '../../src/domain/shared/person-name.rule';
import { faqQuestionRule } from '../../src/domain/catalogue/faq-question.rule';
import { templateFindings } from '../../src/domain/catalogue/etim-template.rule';
import { readPriceTable } from '../../src/domain/commerce/price-table';
import { mailFindings } from '../../src/domain/communication/mail-findings';
import { renderMail } from '../../src/domain/communication/mail-render.rule';
import { isBareHtml, isBlankHtml } from '../../src/domain/content/block.rule';
import { wordChange } from '../../src/domain/content/compare-blocks';
import { pathsTo } from '../../src/domain/library/path';
import { nameProblem, normalizeName } from '../../src/domain/library/name.rule';
import { whitelistRule } from '../../src/domain/operations/whitelist-entry.rule';
import { csvOf } from '../../src/domain/shared/list/csv';
import { decimalsIn, isDecimal, readDecimal, unitsOf, writeDecimal } from '../../src/domain/shared/decimal';
import { emailProblem, normaliseEmail } from '../../src/domain/shared/email.rule';
import { fold } from '../../src/domain/shared/fold';
import { matchesWords } from '../../src/domain/shared/list-query';
import { truncateForSearch } from '../../src/domain/shared/meta.rule';
import { readDay, readTime } from '../../src/domain/shared/read-date';
import { describeObject } from '../../src/domain/shared/rich-text/describe';
import { plainTextOf } from '../../src/domain/shared/rich-text/plain-text';
import { readRichText } from '../../src/domain/shared/rich-text/read';
import { attributeOf, withoutAttributes } from '../../src/domain/shared/rich-text/tag';
import { countWords } from '../../src/domain/shared/rich-text/text';
import { tokensOf } from '../../src/domain/shared/rich-text/tokens';
import { isWholeUrl, typedUrl } from '../../src/domain/shared/rich-text/url';
import { slugify } from '../../src/domain/shared/slug.rule';
import { isWebAddress } from '../../src/domain/shared/web-address.rule';
import { withoutFragment } from '../../src/domain/site/redirect-check.rule';
import { canonicalPath, pathOnWebsite } from '../../src/domain/shared/links/website-target.rule';
import { cpuTime } from '../support/cpu-time';

/** Characters of an input; quadratic time takes hundreds of milliseconds. */
const LENGTH = 12_000;
/** Maximum milliseconds of CPU time for a linear reader. */
const MOST = 50;
/** Maximum ratio of the time for the whole text to the time for a quarter: linear is 4, quadratic is 16. */
const GROWTH = 8;

/** Units that are repeated up to the length. */
const UNITS = [
  ...[
    '<',
    '>',
    '&',
    '&lt',
    '(',
    ' ',
    '\t',
    '\n',
    '\r\n',
    'a',
    '0',
    '-',
    '/',
    '.',
    '"',
    "'",
    '#',
    '?',
    '%',
    ':',
    '@',
    '=',
  ],
  ...[
    'a@',
    '{{',
    '{{a}}',
    '{',
    '[',
    'a,',
    '1,',
    '.0',
    'a ',
    '%a%',
    '%F1',
    '\\"',
    '\u0315\u0300',
    '\uFF9E\u0315',
    'é',
    '😀',
  ],
  ...['<a', '</a', '<a ', '<a "', '<a b="', '<a x>', '<!--', '<!', '<script>', '<style ', '<b>', '<p>', '</p>', '<br>'],
  ...[
    '<a href="x">x</a>',
    '<ul><li>',
    '<table><tr><td>',
    '<td>',
    '<col ',
    '<img src="x">',
    '&nbsp;',
    'href="',
    '"url":"',
  ],
  ...['media/(', 'media/a', '/src/', 'at /src/', '--', 'a\n', '"\t', ';="', 'http://', 'a.', '€ ', 'x €'],
];
/** The texts before and after the repeated units. */
const EDGES = [
  ['', ''],
  ['<a b="', '\u0000'],
] as const;
const NUMBERS = ['0', '00', '1', '10', '.0', ',000'].flatMap((unit) =>
  [
    ['', ''],
    ['1.', '1'],
    ['1', 'x'],
  ].map(([start = '', end = '']) => start + unit.repeat(LENGTH / unit.length) + end),
);
const DATES = ['1', '2026', '10'].flatMap((start) =>
  [' ', '\t', '1', '-'].map((unit) => start + unit.repeat(LENGTH) + '10'),
);
const TEXTS = UNITS.flatMap((unit) => EDGES.map(([start, end]) => start + unit.repeat(LENGTH / unit.length) + end));

const MARKS = ['\u0315\u0300', '\uFF9E\u0315'].map((unit) => unit.repeat(40_000));

const decode = (reference: string): string => reference;
const ADDRESSES = { website: 'https://a.example', files: 'https://b.example' };
const META = {
  ...{ title: '', description: '', shareTitle: '', shareDescription: '', canonical: '', keywords: '' },
  ...{ image: null, slug: '' },
};

/** The functions that read user text, by area. */
const READERS: readonly (readonly [string, (text: string) => unknown, (readonly string[])?])[] = [
  ['fold', fold, MARKS],
  ['searched words', (text) => matchesWords(text, text.slice(0, 255)), [' ', 'a '].map((unit) => unit.repeat(LENGTH))],
  ['slug', slugify, [...MARKS, 'a '.repeat(LENGTH), '-'.repeat(LENGTH)]],
  ['e-mail address', emailProblem],
  ['stored e-mail address', normaliseEmail, MARKS],
  ['web address', (text) => [isWebAddress(text), typedUrl(text), isWholeUrl(text)]],
  ['redirect', (text) => [canonicalPath(text), pathOnWebsite('https://a.example//', text), withoutFragment(text)]],
  ['whitelist', (source) => whitelistRule({ type: 'js', source, comments: '' })],
  ['name of a person', (name) => personNameProblem(name, { digits: true }), [...MARKS, 'a '.repeat(LENGTH)]],
  ['name of a file', (text) => [normalizeName(text), nameProblem(text)], [...MARKS, ' '.repeat(LENGTH)]],
  ['path of a file', pathsTo, ['/'.repeat(LENGTH)]],
  ['invited addresses', addressesInList],
  ['prices', (text) => readPriceTable(text, 'nl')],
  ['cells of a CSV', (text) => csvOf([[text]], 'nl')],
  ['meta data', (text) => truncateForSearch(text, 160)],
  ['template of ETIM', (text) => templateFindings(text, ['EF1'])],
  ['tokens of HTML', tokensOf],
  ['plain text of HTML', (html) => plainTextOf(html, htmlDecoder)],
  ['rich text', (text) => readRichText(text, decode)],
  ['words', countWords],
  ['object of rich text', describeObject],
  ['tags', (text) => [attributeOf(text, 'x'), withoutAttributes(text)]],
  ['blank HTML', (text) => [isBlankHtml(text), isBareHtml(text)]],
  ['search text of HTML', (text) => html(100_000).words(text)],
  ['HTML of a preview', sanitizeHtml],
  [
    'answer of a question',
    (content) => faqQuestionRule({ title: 'a', url: 'a', category: '1', targets: [], content, meta: META }),
  ],
  ['mail', (content) => renderMail({ subject: content, content }, { a: 'b' }, ADDRESSES, htmlDecoder)],
  ['findings of a mail', (content) => mailFindings({ subject: '', content, variables: ['a'], values: {} })],
  ['mail in the outbox', (text) => decodeBodies(`${CODED}${text}${CODED.repeat(400)}`)],
  ['compared texts', (text) => wordChange(text.slice(0, 2_000), `${text.slice(0, 2_000)}a`)],
  ['media in HTML', (text) => [...text.matchAll(MEDIA_URLS)]],
  ['entities of a drawing', (text) => expandEntities(text)],
  ['styles of a drawing', (text) => localStyles(text, () => false)],
  ['links in blocks', (text) => internalLinksIn(JSON.stringify([text]), 'https://a.example')],
  ['text of a PDF', toWinAnsi],
  ['file name of an upload', (text) => attempt(() => fileNameOf(`attachment; filename=${text}`))],
  ['place in a stack', (text) => placeOf(Object.assign(new Error('a'), { stack: `    at ${text}` }))],
  [
    'number',
    (text) => [
      readDecimal(text, 'nl'),
      isDecimal(text) && [unitsOf(text, 2), writeDecimal(text, 'nl'), decimalsIn(text)],
    ],
    NUMBERS,
  ],
  ['date', (text) => [readDay(text, 'yyyy-MM-dd'), readDay(text, 'dd-MM-yyyy'), readTime(text, 'HH:mm')], DATES],
];
const CODED = 'Content-Transfer-Encoding: quoted-printable\r\n\r\n';
/** Runs a reader. A thrown refusal counts as an answer; a stack overflow does not. */
const attempt = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (failure) {
    if (failure instanceof RangeError) throw failure;
    return null;
  }
};

/** A quarter of a text, with the same start and end. */
const quarterOf = (text: string): string => text.slice(0, text.length / 8) + text.slice(-text.length / 8);
const isSlow = (read: (text: string) => unknown, text: string): boolean => {
  const least = (of: string) => cpuTime(() => read(of), 5);
  return cpuTime(() => read(text)) > MOST && least(text) > Math.max(MOST, GROWTH * least(quarterOf(text)));
};

/** Cubic time: 64 times for four times the text, which load from other processes cannot hide. */
const cubic = (text: string): number => {
  let odd = 0;
  for (let step = 0; step < text.length ** 3; step += 1) odd += step & 1;
  return odd;
};

it.each([
  ['linear', (text: string) => text.replaceAll(/a/g, ''), 1_000_000, false],
  ['cubic', cubic, 600, true],
] as const)('%s time is told from its growth', (_time, read, length, slow) => {
  expect(isSlow(read, `${'a'.repeat(length)}b`)).toBe(slow);
});

it.each(READERS.map(([area, read, texts = TEXTS]) => [area, read, texts] as const))(
  '%s takes linear time (R-SHR-57)',
  (_area, read, texts) => {
    const slow = texts.filter((text) => isSlow(read, text));
    expect(slow.map((text) => `${text.slice(0, 20)} … ${text.slice(-12)}`)).toEqual([]);
  },
);
