import { I18nextDictionary } from '../../../src/adapters/browser/session/dictionary.browser';
import { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';

const bundled = { en: { boot: { loading: 'Loading' } }, nl: { boot: { loading: 'Laden' } } };
const aDictionary = (first: 'en' | 'nl' = 'en') => {
  const reports = new MemoryReports();
  return { dictionary: new I18nextDictionary(bundled, first, reports), reports };
};

describe('before the API has answered', () => {
  it.each([
    ['en', 'Loading'],
    ['nl', 'Laden'],
  ] as const)('speaks the bundled %s', (language, text) => {
    const { dictionary } = aDictionary(language);
    expect(dictionary.translate('boot.loading')).toBe(text);
    expect(dictionary.language()).toBe(language);
  });
});

describe('with the strings of the API', () => {
  const strings = {
    access: { user: { title: 'User', deep: { er: 'found' } } },
    shared: {
      'greeting': 'Hello {{name}}',
      'rows_one': '{{count}} row',
      'rows_other': '{{count}} rows',
      'plain': 'a: b. c',
      'dotted.key': 'flat',
    },
  };

  it('finds a key by its path and switches language at once', () => {
    const { dictionary } = aDictionary();
    dictionary.apply('nl', { access: { user: { title: 'Gebruiker' } } });
    expect(dictionary.language()).toBe('nl');
    expect(dictionary.translate('access.user.title')).toBe('Gebruiker');
    dictionary.apply('en', strings);
    expect(dictionary.translate('access.user.deep.er')).toBe('found');
    expect(dictionary.translate('shared.plain')).toBe('a: b. c');
  });

  it('keeps the bundled ones, and forgets what an earlier answer had', () => {
    const { dictionary } = aDictionary();
    dictionary.apply('en', strings);
    dictionary.apply('en', { access: { user: { title: 'Person' } } });
    expect(dictionary.translate('boot.loading')).toBe('Loading');
    expect(dictionary.translate('access.user.title')).toBe('Person');
    expect(dictionary.translate('access.user.deep.er')).toBe('*er');
  });

  describe('derives the texts of a list from its nouns', () => {
    const chrome = {
      title: '{{many}}',
      add: 'Add {{one}}',
      deleted_one: '{{count}} {{one}} deleted',
      deleted_other: '{{count}} {{many}} deleted',
      empty: { title: 'No {{many}} yet' },
    };
    const menus = { one: 'menu', many: 'menus', title: 'Navigation' };
    const aConsole = () => {
      const { dictionary, reports } = aDictionary();
      dictionary.apply('en', {
        shared: { chrome },
        nouns: { site: { holidays: { one: 'holiday', many: 'holidays' }, menus } },
      });
      return { dictionary, reports };
    };

    it.each([
      ['site.holidays.title', undefined, 'Holidays'],
      ['site.holidays.add', undefined, 'Add holiday'],
      ['site.holidays.empty.title', undefined, 'No holidays yet'],
      ['site.holidays.deleted', { count: 1 }, '1 holiday deleted'],
      ['site.holidays.deleted', { count: 1234 }, '1,234 holidays deleted'],
      // A text that is not a noun.
      ['site.menus.title', undefined, 'Navigation'],
    ])('%s with %j', (key, values, text) => {
      const { dictionary, reports } = aConsole();
      expect(dictionary.translate(key, values)).toBe(text);
      expect(reports.all()).toEqual([]);
    });

    it('and says that it has them', () => {
      const { dictionary } = aConsole();
      expect(dictionary.has('site.holidays.title')).toBe(true);
    });

    it('and takes a text of the list itself in its place, whenever that comes', () => {
      const { dictionary } = aConsole();
      expect(dictionary.translate('site.holidays.add')).toBe('Add holiday');
      dictionary.apply('en', { site: { holidays: { add: 'Add a day off' } } });
      expect(dictionary.translate('site.holidays.add')).toBe('Add a day off');
      expect(dictionary.translate('site.holidays.title')).toBe('Holidays');
    });

    it('but none of a list without nouns, or without a template', () => {
      const { dictionary, reports } = aConsole();
      expect([dictionary.has('site.popups.add'), dictionary.has('site.holidays.failed')]).toEqual([false, false]);
      expect(dictionary.translate('site.popups.add')).toBe('*add');
      expect(dictionary.translate('site.holidays.failed')).toBe('*failed');
      expect(reports.all()).toHaveLength(2);
    });
  });

  it.each([
    [0, '0 rows'],
    [1, '1 row'],
    [2, '2 rows'],
  ])('takes the plural of %d', (count, text) => {
    const { dictionary } = aDictionary();
    dictionary.apply('en', strings);
    expect(dictionary.translate('shared.rows', { count })).toBe(text);
  });

  it.each([
    ['en', '1,234 of 12,345 rows'],
    ['nl', '1.234 of 12.345 rows'],
  ] as const)('writes figures as %s does, and takes the plural of the figure', (language, text) => {
    const { dictionary } = aDictionary();
    dictionary.apply(language, {
      shared: { part_one: '{{from}} of {{count}} row', part_other: '{{from}} of {{count}} rows' },
    });
    expect(dictionary.translate('shared.part', { from: 1234, count: 12_345 })).toBe(text);
    expect(dictionary.translate('shared.part', { from: 1, count: 1 })).toBe('1 of 1 row');
  });

  it.each(['<b>Tess & co</b>', '$t(access.user.title)', '{{count}}', "O'Neill \\ 100 %"])(
    'puts %s in as it is',
    (name) => {
      const { dictionary } = aDictionary();
      dictionary.apply('en', strings);
      expect(dictionary.translate('shared.greeting', { name, count: 3 })).toBe(`Hello ${name}`);
      expect(dictionary.translate('shared.greeting', { name })).toBe(`Hello ${name}`);
    },
  );

  it('no value is taken for an instruction', () => {
    const { dictionary } = aDictionary();
    dictionary.apply('en', strings);
    expect(
      dictionary.translate('shared.greeting', { name: 'Tess', lng: 'nl', defaultValue: 'x', context: 'male', ns: 'y' }),
    ).toBe('Hello Tess');
  });
});

describe('a text with values that is no plural', () => {
  it.each<[string, Readonly<Record<string, string | number>>, string]>([
    ['{{name}} and {{name}}', { name: 'Tess' }, 'Tess and Tess'],
    ['{{ name }}, {{-name}}', { name: 'Tess' }, 'Tess, Tess'],
    ['page {{page}}', { page: 1234 }, 'page 1.234'],
    ['nobody{{name}}', {}, 'nobody'],
    ['{{constructor}}.', { name: 'Tess' }, '.'],
  ])('%s', (text, values, shown) => {
    const { dictionary } = aDictionary();
    dictionary.apply('nl', { shared: { text } });
    for (const time of ['first', 'second'])
      expect([time, dictionary.translate('shared.text', values)]).toEqual([time, shown]);
  });

  it('is looked up anew in another language', () => {
    const { dictionary } = aDictionary();
    dictionary.apply('en', { shared: { greeting: 'Hello {{name}}' } });
    expect(dictionary.translate('shared.greeting', { name: 'Tess' })).toBe('Hello Tess');
    dictionary.apply('nl', { shared: { greeting: 'Hallo {{name}}' } });
    expect(dictionary.translate('shared.greeting', { name: 'Tess' })).toBe('Hallo Tess');
  });
});

describe('a missing string', () => {
  it.each([
    ['access.user.nickname', '*nickname'],
    ['nothing', '*nothing'],
    ['access.user', '*user'],
  ])('%s shows as %s', (key, text) => {
    const { dictionary } = aDictionary();
    dictionary.apply('en', { access: { user: { title: 'User' } } });
    expect(dictionary.translate(key)).toBe(text);
  });

  it('is reported once for each language', () => {
    const { dictionary, reports } = aDictionary();
    dictionary.apply('en', {});
    dictionary.translate('access.user.title');
    dictionary.translate('access.user.title');
    dictionary.translate('access.user.email');
    expect(reports.all()).toEqual(['Missing string en access.user.title', 'Missing string en access.user.email']);
  });

  it('does not borrow from the other language', () => {
    const { dictionary } = aDictionary();
    dictionary.apply('en', { shared: { yes: 'Yes' } });
    dictionary.apply('nl', { shared: {} });
    expect(dictionary.translate('shared.yes')).toBe('*yes');
  });
});
