import {
  anchorsOf,
  anchorTag,
  buttonLabel,
  buttonColorOf,
  buttonTag,
  scriptTag,
  videoTag,
} from '../../../../src/domain/shared/rich-text/insertions';
import { sourceProblems } from '../../../../src/domain/shared/rich-text/source-problems';
import { hasClass, withClass } from '../../../../src/domain/shared/rich-text/styles';

// Rules R-SHR-36, R-SHR-37 and R-SHR-38.
test('an anchor is an empty link with a name, and links find it as well as what has an id', () => {
  expect(anchorTag('prijzen')).toBe('<a id="prijzen"></a>');
  expect(
    anchorsOf('<h2 id="kop">x</h2><a name="oud"></a><a id="prijzen"></a><input name="veld"><a id="kop"></a>'),
  ).toEqual(['kop', 'oud', 'prijzen']);
});

test.each([
  ['https://widget.example/a.js?x=1&y=2', '<script src="https://widget.example/a.js?x=1&amp;y=2"></script>'],
  [' https://widget.example/a.js ', '<script src="https://widget.example/a.js"></script>'],
  ['alert(1)', null],
  ['javascript:alert(1)', null],
  ['//widget.example/a.js', null],
  ['widget.example', null],
  ['', null],
])('the script %j is written as %j', (typed, expected) => {
  expect(scriptTag(typed)).toBe(expected);
});

test.each([
  [
    'https://www.youtube.com/watch?t=3&v=dQw4w9WgXcQ',
    'Rondleiding',
    '<iframe title="Rondleiding" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" ' +
      'width="560" height="315" allowfullscreen></iframe>',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ',
    '',
    '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" width="560" height="315" allowfullscreen></iframe>',
  ],
  [
    'https://vimeo.com/123456',
    '',
    '<iframe src="https://player.vimeo.com/video/123456" width="560" height="315" allowfullscreen></iframe>',
  ],
  ['https://backend.example/film.mp4', '', '<video src="https://backend.example/film.mp4" controls></video>'],
  [
    'https://elders.example/speler',
    '',
    '<iframe src="https://elders.example/speler" width="560" height="315" allowfullscreen></iframe>',
  ],
  ['geen adres', '', null],
  ['javascript:alert(1)', '', null],
])('the video %j is written as its player', (typed, title, expected) => {
  expect(videoTag(typed, title)).toBe(expected);
});

test.each([
  ['Bekijk', 'Bekijk'],
  ['Twaalf tekst', 'Twaalf tekst'],
  ['Dertien tekst', 'Dertien t...'],
  ['  Vraag\n een offerte aan ', 'Vraag een...'],
])('a button made of %j says %j', (selected, label) => {
  expect(buttonLabel(selected)).toBe(label);
});

test('a button is a link with a look of its own', () => {
  expect(buttonTag('lightgrey', '/a?b&c')).toBe('<a class="button button-lightgrey" href="/a?b&amp;c">');
  expect([
    buttonColorOf('<a class="x button button-red">'),
    buttonColorOf('<a class="button-red">'),
    buttonColorOf('<a class="button button-pink">'),
  ]).toEqual(['red', null, null]);
});

test('a class comes and goes, and the others stay', () => {
  expect(withClass('<p>', 'lead', true)).toBe('<p class="lead">');
  expect(withClass('<p id="a" class="x  y">', 'lead', true)).toBe('<p id="a" class="x y lead">');
  expect(withClass('<p class="x lead">', 'lead', false)).toBe('<p class="x">');
  expect(withClass('<p class="lead">', 'lead', false)).toBe('<p>');
  expect([hasClass('<p class="leader">', 'lead'), hasClass('<p class="a lead">', 'lead')]).toEqual([false, true]);
});

test.each<[string, readonly (readonly [string, string, number])[]]>([
  ['<p>een<p>twee\n<ul><li>drie</ul><br><img src="x">', []],
  ['<div>\n<p>een</p>', [['unclosed', 'div', 1]]],
  ['<p>een</p>\n</div>', [['stray', 'div', 2]]],
  [
    '<p>\n<b>een\n<i>twee</b></i></p>',
    [
      ['unclosed', 'i', 3],
      ['stray', 'i', 3],
    ],
  ],
  ['<p>een</p>\n\n<p title="x', [['unreadable', '', 3]]],
  ['<!-- nooit dicht', [['unreadable', '', 1]]],
])('of %j it is said what is not in order, and where', (html, expected) => {
  expect(sourceProblems(html).map(({ kind, tag, line }) => [kind, tag, line])).toEqual(expected);
});
