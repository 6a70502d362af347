import {
  MAX_FOLDER_DEPTH,
  extensionOf,
  forbiddenCharacterIn,
  foldName,
  MAX_NAME_BYTES,
  nameProblem,
  renameStem,
  stemOf,
  normalizeName,
} from '../../../src/domain/library/name.rule';

test('the figures of names (R-LIB-01)', () => {
  expect([MAX_NAME_BYTES, MAX_FOLDER_DEPTH]).toEqual([255, 20]);
});

describe('a name that the library can hold (R-LIB-01)', () => {
  test.each([
    'a',
    'logo klein.png',
    'Café',
    'Ünïcode 漢字 ✓.pdf',
    "d'Arc & Zn. (2026) #1 100%.txt",
    '-a',
    '_',
    'a..b',
    'console',
    'nullijst.csv',
    'com10',
    '🙂.png',
    'x'.repeat(255),
    'é'.repeat(127),
    'move',
  ])('%p', (name) => {
    expect(nameProblem(name)).toBeNull();
  });

  test.each([
    'a/b',
    'a\\b',
    '/',
    '.',
    '..',
    '.git',
    'a.',
    'a b.',
    'a:b',
    'a*',
    'a?',
    '"a"',
    '<a>',
    'a|b',
    'a\0',
    'a\nb',
    'a\tb',
    'a\u007Fb',
    'a\u200Bb',
    'a\u202Eb',
    '\uFEFFa',
    'a\u2028b',
    'a\uD800',
    'con',
    'NUL',
    'com1',
    'lpt9.txt',
    'aux.tar.gz',
    ' a',
    'a ',
    'a  b',
    'cafe\u0301',
  ])('%j is none', (name) => {
    expect(nameProblem(name)).toBe('pattern.default');
  });

  test.each([
    ['', 'required'],
    ['x'.repeat(256), 'tooLong.255'],
    ['é'.repeat(128), 'tooLong.255'],
    ['🙂'.repeat(64), 'tooLong.255'],
  ])('%p: %s', (name, problem) => {
    expect(nameProblem(name)).toBe(problem);
  });

  test.each(['move', 'Download', 'USAGE', 'search', 'thumbnail', 'Exports'])('%s is taken in the root only', (name) => {
    expect([nameProblem(name, true), nameProblem(name), nameProblem(`${name}s`, true)]).toEqual([
      'pattern.default',
      null,
      null,
    ]);
  });
});

test.each([
  ['  a  ', 'a'],
  ['a \t\n b', 'a b'],
  ['cafe\u0301', 'café'],
  ['a\u00A0b', 'a b'],
  ['', ''],
  ['A', 'A'],
])('%j is written as %j (R-LIB-17)', (typed, tidy) => {
  expect(normalizeName(typed)).toBe(tidy);
  expect(normalizeName(tidy)).toBe(tidy);
});

test.each([
  ['Café', 'CAFE\u0301'],
  ['a b', ' A  b '],
  ['ﬁets', 'fiets'],
  ['Straße', 'straße'],
  ['１', '1'],
])('%j and %j are one name (R-LIB-17)', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test.each([
  ['café', 'cafe'],
  ['a', 'b'],
  ['a b', 'ab'],
])('%j and %j are two (R-LIB-17)', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
});

test.each([
  ['logo.png', 'png', 'logo'],
  ['LOGO.PNG', 'png', 'LOGO'],
  ['a.tar.gz', 'gz', 'a.tar'],
  ['logo', '', 'logo'],
  ['.png', '', '.png'],
  ['a.', '', 'a'],
  ['', '', ''],
])('%p has the extension %p and the stem %p', (name, extension, stem) => {
  expect([extensionOf(name), stemOf(name)]).toEqual([extension, stem]);
});

test.each([
  ['logo.PNG', 'merk', 'merk.PNG'],
  ['a.tar.gz', ' b  c ', 'b c.gz'],
  ['logo', 'merk', 'merk'],
  ['logo.png', 'merk.jpg', 'merk.jpg.png'],
  ['logo.png', 'merk.PNG', 'merk.png'],
  ['logo.png', '.png', '.png.png'],
  ['logo', 'a.png', 'a.png'],
])('%p with the stem %p is called %p (R-LIB-02)', (file, stem, name) => {
  expect(renameStem(file, stem)).toBe(name);
});

test.each([
  'ＣＯＮ.txt',
  'com¹.pdf',
  'a／b.jpg',
  '．．',
  '．geheim',
  'a：b.jpg',
  '%2e%2e',
  'a%2Fb.jpg',
  'a%5cb',
  '%252e',
  '％2e',
])('a name that looks like a forbidden one is refused: %s (R-LIB-01)', (name) => {
  expect(nameProblem(name)).toBe('pattern.default');
});

test.each(['20%.jpg', '100% korting', 'ﬁets.jpg', 'm².pdf', 'Ø ½.jpg'])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeNull();
});

test.each([
  ['a/b:c', '/'],
  ['plan: 2026.pdf', ':'],
  ['a\uFF1Ab', '\uFF1A'],
  ['a\u200Bb', 'U+200B'],
  ['a\tb', 'U+0009'],
  ['a%2Fb', '%2F'],
  ['con.txt', null],
  ['.git', null],
  ['Café (2).png', null],
])('the character that %j may not contain is told (R-LIB-01)', (name, character) => {
  expect(forbiddenCharacterIn(name)).toBe(character);
});
