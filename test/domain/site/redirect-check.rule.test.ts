import {
  checkRedirect,
  checkRedirects,
  redirectRisks,
  type CheckedRedirect,
  type RedirectFinding,
} from '../../../src/domain/site/redirect-check.rule';

const HOME = 'https://www.voorbeeld.example/nl';

/** Parses `from > to`, with `*` after a catch-all, then `302`. */
const rulesOf = (...lines: readonly string[]): readonly CheckedRedirect[] =>
  lines.map((line, place) => {
    const [from = '', , to = '', ...more] = line.split(' ');
    return {
      id: String(place + 1),
      from,
      to,
      status: more.includes('302') ? '302' : '301',
      catchAll: more.includes('*'),
    };
  });
const told = (findings: readonly RedirectFinding[]) =>
  findings.map(({ kind, rules, more, into }) => {
    const named = rules.map(({ from, catchAll }) => from + (catchAll ? '*' : '')).join(' ');
    const rest = more > 0 ? ` +${String(more)}` : '';
    const sources = [String(into.count), ...into.named.map(({ from }) => from)].join(' ');
    return `${kind}: ${named}${rest}${sources === '0' ? '' : ` <${sources}`}`;
  });
const found = (...lines: readonly string[]) => told(checkRedirects(rulesOf(...lines), HOME));

describe('the check of all redirects (R-SIT-05)', () => {
  test('says nothing about rules that do not touch', () => {
    expect(
      found('/a > /x', '/b > /y 302', '/c > https://elders.example/a', '/d/ > /z *', '/e > //elders.example/a'),
    ).toEqual([]);
    expect(found()).toEqual([]);
  });

  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['a rule that leads to itself', ['/a > /a'], ['loop: /a /a']],
    ['a ring', ['/a > /b', '/b > /c', '/c > /a'], ['loop: /a /b /c /a']],
    ['a way into a ring', ['/x > /y', '/y > /a', '/a > /b', '/b > /a'], ['loop: /a /b /a <2 /x /y']],
    ['two ways into one ring', ['/x > /a', '/y > /b', '/a > /b', '/b > /a'], ['loop: /a /b /a <2 /x /y']],
    ['two rings', ['/a > /b', '/b > /a', '/c > /c'], ['loop: /a /b /a', 'loop: /c /c']],
    [
      'a catch-all that catches its own target, and every address with it',
      ['/p > /q', '/r > /s', '/ > /z *', '/t > /u', '/v > /w', '/x > https://elders.example/'],
      ['loop: /* /* <4 /p /r /t'],
    ],
    ['a catch-all that leads into itself', ['/oud > /oud/nieuw *'], ['loop: /oud* /oud*']],
    ['a ring through a catch-all', ['/oud/ > /nieuw *', '/nieuw > /oud/pagina'], ['loop: /oud/* /nieuw /oud/*']],
  ])('names loops: %s', (_, rules, expected) => {
    expect(found(...rules)).toEqual(expected);
  });

  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['two steps', ['/a > /b', '/b > /c'], ['chain: /a /b']],
    ['three steps, whatever the order', ['/b > /c', '/c > /d', '/a > /b'], ['chain: /a /b /c']],
    ['two that meet', ['/a > /c', '/b > /c', '/c > /d'], ['chain: /a /c', 'chain: /b /c']],
    ['into a catch-all', ['/a > /oud/b', '/oud/ > /c *'], ['chain: /a /oud/*']],
    ['a place on a page is the page', ['/a > /b#plek', '/b > /c'], ['chain: /a /b']],
    [
      'a closing slash, here or there',
      ['/a > /b/', '/b > /c', '/d > /e?x=1', '/e/ > /f'],
      ['chain: /a /b', 'chain: /d /e/'],
    ],
    ['the form with its slash first where both have a rule', ['/a > /b/', '/b > /c', '/b/ > /d'], ['chain: /a /b/']],
    ['a query that no rule names', ['/a > /b?x=1', '/b > /c'], ['chain: /a /b']],
    ['a query that a rule names', ['/a > /b?x=1', '/b > /c', '/b?x=1 > /d'], ['chain: /a /b?x=1']],
    [
      'a whole address of the website itself',
      [`/a > ${HOME}/b`, '/b > /c', `/d > ${HOME.toUpperCase()}`, '/ > /e'],
      ['chain: /a /b', 'chain: /d /'],
    ],
    [
      'a whole address of the website itself over http, or with the port that http implies',
      ['/a > http://www.voorbeeld.example/nl/b', '/b > /c', '/d > https://www.voorbeeld.example:443/nl/b'],
      ['chain: /a /b', 'chain: /d /b'],
    ],
    [
      'dot segments, and the own host in another writing',
      [
        '/a > /x/../b',
        '/b > /z',
        '/c > /%2e/b',
        '/d > https://WWW.voorbeeld.example./nl/./b',
        '/e > http://www.voorbeeld.example:0080/nl/x/%2E%2E/b',
        '/f > https://www.voorbeeld.example:00443/nl/b',
        '/g/./h > /y',
        '/i > /g/h',
      ],
      ['chain: /a /b', 'chain: /c /b', 'chain: /d /b', 'chain: /e /b', 'chain: /f /b', 'chain: /i /g/./h'],
    ],
    ['a target with the scheme of the website', ['/a > //www.voorbeeld.example/nl/b', '/b > /c'], ['chain: /a /b']],
    [
      'no address of another host or below another path',
      ['/a > https://elders.example/nl/b', '/b > /c', '/d > https://www.voorbeeld.example/de/b'],
      [],
    ],
    ['no address of another scheme', ['/a > xhttps://www.voorbeeld.example/nl/b', '/b > /c'], []],
    ['two forms of one path: the first rule answers', ['/a > /é', '/é > /b', '/%C3%A9 > /c'], ['chain: /a /é']],
    ['dot segments that lead out of the website', ['/a > https://www.voorbeeld.example/nl/../b', '/b > /c'], []],
    ['no address of another port', ['/a > https://www.voorbeeld.example:8443/nl/b', '/b > /c'], []],
    [
      'percent-encoded and plain forms of one path',
      ['/a > /caf%C3%A9', '/café > /b', '/c > /een%20pagina', '/een%20pagina > /d', '/e > /%7euser', '/~user > /f'],
      ['chain: /a /café', 'chain: /c /een%20pagina', 'chain: /e /~user'],
    ],
    [
      'an encoded slash or question mark is part of a name',
      ['/a > /b%2Fc', '/b/c > /d', '/e > /f%3Fg', '/f?g > /h'],
      [],
    ],
    [
      'a percent sign that encodes nothing',
      ['/a > /100%', '/100% > /b', '/c > /%ff', '/%FF > /d'],
      ['chain: /a /100%', 'chain: /c /%FF'],
    ],
    [
      'a percent sign before one digit or none, and one that is encoded',
      ['/a > /5%am', '/5%25am > /b', '/c > /9%', '/9%25 > /d'],
      ['chain: /a /5%25am', 'chain: /c /9%25'],
    ],
    ['no other encoded character', ['/a > /%ff', '/%FE > /b', '/c > /100%', '/d > /100%25', '/100 > /e'], []],
    ['no address that only begins like it', [`/a > ${HOME}-oud/b`, '/-oud/b > /c', '/b > /c'], []],
  ])('names chains: %s', (_, rules, expected) => {
    expect(found(...rules)).toEqual(expected);
  });

  test.each(['https://www.voorbeeld.example/nl/', 'https://www.voorbeeld.example/nl//'])(
    'reads slashes at the end of a website address: %s',
    (website) => {
      const rules = rulesOf('/a > https://www.voorbeeld.example/nl/b', '/b > /c');
      expect(told(checkRedirects(rules, website))).toEqual(['chain: /a /b']);
    },
  );

  test('knows only paths as its own where the website has no address', () => {
    expect(told(checkRedirects(rulesOf('/a > https://elders.example/b', '/b > /c', '/d > /b'), ''))).toEqual([
      'chain: /d /b',
    ]);
  });

  test('lets an exact rule answer before a catch-all, and a longer catch-all before a shorter one', () => {
    expect(found('/oud > /x *', '/oud/b > /y *', '/oud/b/c > /z', '/start > /oud/b/c')).toEqual([
      'chain: /start /oud/b/c',
      'shadowed: /oud* /oud/b*',
    ]);
    expect(found('/oud > /x *', '/oud/b > /y *', '/start > /oud/b/d')).toEqual([
      'chain: /start /oud/b*',
      'shadowed: /oud* /oud/b*',
    ]);
    expect(found('/oud > /x', '/oud > /y *', '/start > /oud')).toEqual(['chain: /start /oud']);
  });

  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['a catch-all within another', ['/a/ > /x *', '/a/b/ > /y *'], ['shadowed: /a/* /a/b/*']],
    [
      'each by the nearest around it',
      ['/ > /w *', '/a/b/ > /y *', '/a/ > /x *'],
      ['shadowed: /a/* /a/b/*', 'shadowed: /* /a/*'],
    ],
    ['another status is another answer', ['/a/ > /x *', '/a/b/ > /x * 302'], ['shadowed: /a/* /a/b/*']],
  ])('names what a catch-all shadows: %s', (_, rules, expected) => {
    expect(found(...rules).filter((line) => line.startsWith('shadowed'))).toEqual(expected);
  });

  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['an exact rule', ['/a/ > /x *', '/a/b > /x'], ['needless: /a/b /a/*']],
    ['a longer catch-all', ['/a/ > /x *', '/a/b/ > /x *'], ['needless: /a/b/* /a/*']],
    [
      'an address in another form',
      ['/%C3%A9/ > /x%20y *', '/é/b > https://www.voorbeeld.example/nl/x%20y', '/é/c > /x%20Y'],
      ['needless: /é/b /%C3%A9/*'],
    ],
    [
      'not when a catch-all between them says otherwise',
      ['/a/ > /x *', '/a/b/ > /y *', '/a/b/c > /x'],
      ['shadowed: /a/* /a/b/*'],
    ],
  ])('names rules that change nothing: %s', (_, rules, expected) => {
    expect(found(...rules)).toEqual(expected);
  });

  test('names ten of many and counts the rest', () => {
    const long = Array.from({ length: 13 }, (_, place) => `/${String(place)} > /${String(place + 1)}`);
    expect(found(...long)).toEqual([
      `chain: ${Array.from({ length: 10 }, (_, place) => `/${String(place)}`).join(' ')} +3`,
    ]);
    expect(found(...long, '/13 > /0')).toEqual([
      `loop: ${Array.from({ length: 10 }, (_, place) => `/${String(place)}`).join(' ')} +5`,
    ]);
  });
});

describe('the check of one redirect (R-SIT-05, R-SIT-11)', () => {
  const others = rulesOf('/b > /c', '/c > /d', '/x > /a', '/q > /r', '/r > /q', '/map/ > /elders *', '/map/x/ > /y *');
  const about = (line: string) =>
    told(
      checkRedirect(
        { ...(rulesOf(line)[0] ?? { from: '', to: '', status: '', catchAll: false }), id: 'new' },
        others,
        HOME,
      ),
    );

  test('says where it leads and what leads into it, and nothing about the others', () => {
    expect(about('/a > /b')).toEqual(['chain: /a /b /c', 'chain: /x /a /b /c']);
    expect(about('/z > /y')).toEqual([]);
    expect(about('/a > /x')).toEqual(['loop: /a /x /a']);
    expect(about('/z > /q')).toEqual(['loop: /z /q /r /q']);
    expect(about('/d > /y')).toEqual(['chain: /c /d']);
  });

  test('says what it takes from a catch-all, and when it is not needed', () => {
    expect(about('/map/b/ > /y *')).toEqual(['shadowed: /map/* /map/b/*']);
    expect(about('/m > /y *')).toEqual(['shadowed: /m* /map/*']);
    expect(about('/map/b > /elders')).toEqual(['needless: /map/b /map/*']);
  });

  test('names ten of many that lead into it', () => {
    const into = rulesOf(...Array.from({ length: 11 }, (_, place) => `/${String(place)} > /a`));
    expect(rulesOf('/a > /b').flatMap((rule) => checkRedirect(rule, into, HOME))).toHaveLength(10);
  });
});

describe('what a redirect makes unreachable by itself (R-SIT-05)', () => {
  test.each<readonly [string, readonly string[]]>([
    ['/a > /b', []],
    ['/ > /nieuw', []],
    ['/oud > /nieuw *', []],
    ['/a > /a', ['itself']],
    ['/a > /a/', ['itself']],
    ['/a/ > /a?b', ['itself']],
    ['/oud/ > /oudje *', []],
    ['/a > /./%61?b', ['itself']],
    ['/a > https://www.voorbeeld.example/nl/a#top', ['itself']],
    ['/oud > /oud/nieuw *', ['itself']],
    ['/ > https://elders.example/ *', ['everything']],
    ['/./ > https://elders.example/ *', ['everything']],
    ['/ > /nieuw *', ['everything', 'itself']],
  ])('%s: %j', (line, risks) => {
    expect(rulesOf(line).map((rule) => redirectRisks(rule, HOME))).toEqual([risks]);
  });

  test('leaves blanks around an address out', () => {
    expect(redirectRisks({ from: ' /a', to: '/a ', status: '301', catchAll: false }, HOME)).toEqual(['itself']);
  });
});
