import {
  slugify,
  slugForName,
  isSlug,
  MAX_SLUG_LENGTH,
  nextSlug,
  numberedSlug,
} from '../../../src/domain/shared/slug.rule';

describe('an address (R-CON-02)', () => {
  test.each([
    ['Warmtepomp in een rijtjeshuis', 'warmtepomp-in-een-rijtjeshuis'],
    ['Wat kost het?  Alles, op een rij!', 'wat-kost-het-alles-op-een-rij'],
    ['  aan de randen  ', 'aan-de-randen'],
    ['--al -- gestreept--', 'al-gestreept'],
    ['2024–2025', '2024-2025'],
    ["Foto's & video's", 'fotos-videos'],
    ['Café, crème brûlée, coördinatie, één', 'cafe-creme-brulee-coordinatie-een'],
    ['Ångström Øresund Æbleskiver Œuvre', 'angstrom-oresund-aebleskiver-oeuvre'],
    ['Straße, Größe', 'strasse-grosse'],
    ['Łódź, Đorđe, Þór, Ħamrun, ığdır', 'lodz-dorde-thor-hamrun-igdir'],
    ['Čeština, Žižkov, Ştefan, Niño, Çelik', 'cestina-zizkov-stefan-nino-celik'],
    ['Москва, щи и ёлка', 'moskva-shchi-i-elka'],
    ['Қазақстан, өңір, ұғым, һәм', 'qazaqstan-onir-ugym-ham'],
    ['Ɓambara, Ɛʋɛ, ɔkɔ, ƶubr', 'bambara-eve-oko-zubr'],
    ['Αθήνα ψυχή', 'athina-psychi'],
    ['αβγδεζηθικλμνξοπρσςτυφχψω', 'avgdezithiklmnxoprsstyfchpso'],
    ['абвгґдеєжзиіклмнопрстуфхцчшщъыьэюя', 'abvggdeyezhziiklmnoprstufkhtschshshchyeyuya'],
    ['ђјљњћџѕ әғқңөүұһ', 'djjljnjcdzs-agqnouuh'],
    ['ﬁets ĳsland ǆ ²', 'fiets-ijsland-dz-2'],
    ['Korting van € 50', 'korting-van-euro-50'],
    ['５００ ｗａｔｔ', '500-watt'],
    ['onder_streept en/of', 'onderstreept-enof'],
    ['…!?', ''],
    ['東京', ''],
    ['a\u0301\u0323b', 'ab'],
  ])('%s → %s', (typed, slug) => {
    expect(slugify(typed)).toBe(slug);
  });

  test('look-alikes of another script become the letters that they look like or sound like', () => {
    expect(slugify('Коmрас')).toBe('komras');
  });

  test('cleaning twice changes nothing more, and no hyphen stays where a long one is cut', () => {
    const cut = slugify(`${'a'.repeat(MAX_SLUG_LENGTH - 1)} bc`);
    expect(cut).toBe('a'.repeat(MAX_SLUG_LENGTH - 1));
    for (const typed of ['İstanbul', 'ẞ', 'x - - y', 'ſtill', 'ß'.repeat(150)])
      expect(slugify(slugify(typed))).toBe(slugify(typed));
  });

  test.each([
    ['a-b', true],
    ['', false],
    ['A', false],
    ['a--b', false],
    ['-a', false],
    ['é', false],
  ])('%s is one as it stands: %s', (text, is) => {
    expect(isSlug(text)).toBe(is);
  });
});

describe('the address that goes with a name (R-CON-02)', () => {
  test.each([
    ['follows the name from nothing', 'Een post', '', '', 'een-post'],
    ['follows further', 'Een post erbij', 'Een post', 'een-post', 'een-post-erbij'],
    ['stays once it was written by hand', 'Een andere naam', 'Een post', 'mijn-adres', 'mijn-adres'],
    ['follows again when it was emptied', 'Een andere naam', 'Een post', '', 'een-andere-naam'],
    ['empties with the name', '', 'Een', 'een', ''],
    ['is numbered where the name has no Latin letter', '你好世界', '', '', 'tag-1'],
    ['stays so while such a name is typed', '🎉🎉', '🎉', 'tag-1', 'tag-1'],
    ['follows again from the first Latin letter', '--- a', '---', 'tag-1', 'a'],
    ['empties with such a name', ' ', '---', 'tag-1', ''],
  ])('%s', (_, name, before, url, expected) => {
    expect(slugForName(name, before, url, 'tag')).toBe(expected);
  });

  test.each([
    ['c', 'C++', 'c-2'],
    ['c-2', 'C++', 'c-3'],
    ['c-9', 'C', 'c-10'],
    ['c-10', 'C', 'c-11'],
    ['top-10', 'Top 10', 'top-10-2'],
    ['top-10-2', 'Top 10', 'top-10-3'],
    ['eigen', 'C', 'eigen-2'],
    ['eigen-2', 'C', 'eigen-2-2'],
    ['c-sharp', 'C', 'c-sharp-2'],
    ['c-sharp-2', 'C', 'c-sharp-2-2'],
    ['c-2-d', 'C', 'c-2-d-2'],
    ['c-02', 'C', 'c-02-2'],
    ['eigen', '日本', 'eigen-2'],
    ['tag-1', '日本', 'tag-2'],
    ['tag-9', '日本', 'tag-10'],
    ['x'.repeat(MAX_SLUG_LENGTH), 'Anders', `${'x'.repeat(MAX_SLUG_LENGTH - 2)}-2`],
  ])('%s of %s is taken: %s is tried next', (url, name, next) => {
    expect(nextSlug(url, name, 'tag')).toBe(next);
    expect(isSlug(next)).toBe(true);
  });

  test('has no number when it is the first, and stays nothing when it is', () => {
    expect([
      numberedSlug('c', 1),
      numberedSlug('c', 2),
      numberedSlug('', 2),
      numberedSlug(`${'x'.repeat(MAX_SLUG_LENGTH - 3)}-yz`, 2),
    ]).toEqual(['c', 'c-2', '', `${'x'.repeat(MAX_SLUG_LENGTH - 3)}-2`]);
  });
});
