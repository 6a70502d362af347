import { knownVariables, mailFindings, problemCount } from '../../../src/domain/communication/mail-findings';

const TEMPLATE = { subject: '', content: '', variables: [], values: {} };
const linksOf = (address: string) => mailFindings({ ...TEMPLATE, content: `<a href="${address}">x</a>` }).links;

test('unknown, missing and unused variables are named (R-EML-11)', () => {
  const findings = mailFindings({
    subject: 'Order {{order_nr}}',
    content: '<p>{{name}} {{name}} {{date}} {{qqqqqqqq}}</p>',
    variables: ['order_number', 'name', 'date', 'company'],
    values: { name: 'Lieke', own: 'x' },
  });
  expect(findings).toEqual({
    unknown: [
      { name: 'order_nr', meant: 'order_number' },
      { name: 'qqqqqqqq', meant: null },
    ],
    missing: ['date'],
    misspelt: [],
    unused: ['order_number', 'company', 'own'],
    unfilled: [],
    links: [],
    unreadable: false,
  });
  expect(problemCount(findings)).toBe(3);
});

test('what looks like a variable but is none is named, once (R-EML-11)', () => {
  const findings = mailFindings({
    ...TEMPLATE,
    subject: 'Order {{ order }} {{order}}',
    content: '<p>{{ order }} {{order&nbsp;}} {{1a}} {{}} {x} {{a <b>c</b>}} {{{order}}}</p>',
    variables: ['order'],
    values: { order: '7' },
  });
  expect(findings.misspelt).toEqual([' order ', 'order&nbsp;', '1a']);
  expect(problemCount(findings)).toBe(3);
});

test('a variable of the template itself is known', () => {
  expect(knownVariables({ variables: ['a'], values: { b: '', a: 'x' } })).toEqual(['a', 'b']);
});

test.each([
  ['https://a.example', null],
  ['http://a.example:8080/b?c=d#e', null],
  ['https://zoë.example/', null],
  ['mailto:a@b.example?subject=Hi', null],
  ['tel:+31 38 555 01 18', null],
  ['/media/a.pdf', null],
  ['', 'empty'],
  ['#', 'empty'],
  ['javascript:alert(1)', 'unsafe'],
  ['data:text/html,x', 'unsafe'],
  ['www.a.example', 'relative'],
  ['https://', 'malformed'],
  ['https://a b.example', 'malformed'],
  ['https:///a', 'malformed'],
  ['mailto:nobody', 'malformed'],
  ['tel:call', 'malformed'],
])('the address %j: %j', (address, problem) => {
  expect(linksOf(address)).toEqual(problem === null ? [] : [{ address, problem }]);
});

test('an address is judged with its value, and not without one', () => {
  const content = '<a href="{{link}}">x</a><img src="{{picture}}">';
  const found = mailFindings({ ...TEMPLATE, content, variables: ['link', 'picture'], values: { link: 'nowhere' } });
  expect(found.links).toEqual([{ address: 'nowhere', problem: 'relative' }]);
  expect(found.missing).toEqual(['picture']);
});

test('the addresses of a mail that is too long are not judged', () => {
  const content = `<a href="${'{{link}}'.repeat(20_000)}">x</a>`;
  expect(mailFindings({ ...TEMPLATE, content, values: { link: 'x'.repeat(2_000) } }).links).toEqual([]);
});

test('a variable in a place without values is unfilled, and markup may be unreadable', () => {
  const variables = ['colour', 'name'];
  const values = { colour: 'red', name: 'Lieke' };
  const styled = mailFindings({ ...TEMPLATE, content: '<p style="color:{{colour}}">{{name}}</p>', variables, values });
  expect([styled.unfilled, styled.unreadable, problemCount(styled)]).toEqual([['colour'], false, 1]);
  const broken = mailFindings({ ...TEMPLATE, content: '{{colour}}<a"{{name}}', variables, values });
  expect([broken.unfilled, broken.unreadable, problemCount(broken)]).toEqual([['name'], true, 2]);
});
