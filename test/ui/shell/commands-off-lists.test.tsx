import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ROUTES } from '../../../src/application/session/routes';
import { freshBrowser } from './support/console';
import { offPhone, onPhone } from './support/phone';
import {
  commandsHere,
  expectKeySays,
  go,
  inPalette,
  main,
  openModules,
  openPalette,
  press,
  saidReasons,
} from './support/said-reasons';

/** Lists without commands. */
const WITHOUT: readonly string[] = ['/help'];

/** The first screens of all modules are split over six tests, three per language. */
const PARTS = 6;
const SCREENS = ROUTES.filter(({ path, action }) => action === null && !path.includes(':') && !WITHOUT.includes(path));
const partOf = (part: number) => SCREENS.filter((_, place) => place % PARTS === part);

const SAID = {
  en: {
    tools: ['Filters: off', 'Choose columns', 'Views', 'Export as CSV'],
    none: 'Bulk actions: Select the rows first',
    first: ['First page: This is the first page', 'Previous page: This is the first page'],
    next: 'Next page',
    search: 'Search users',
    remove: 'Delete (1)',
    clear: 'Clear the selection',
    searchOff: 'Clear the filters to search',
  },
  nl: {
    tools: ['Filters: uit', 'Kolommen kiezen', 'Weergaven', 'Exporteren als CSV'],
    none: 'Bulkacties: Selecteer eerst de rijen',
    first: ['Eerste pagina: Dit is de eerste pagina', 'Vorige pagina: Dit is de eerste pagina'],
    next: 'Volgende pagina',
    search: 'Gebruikers zoeken',
    remove: 'Verwijderen (1)',
    clear: 'Selectie opheffen',
    searchOff: 'Wis de filters om te zoeken',
  },
};
const LANGUAGES = ['en', 'nl'] as const;

beforeEach(freshBrowser);
afterEach(offPhone);

const rows = (): readonly HTMLElement[] => [...main().querySelectorAll<HTMLElement>('tbody tr[data-id]')];
const loaded = async (path: string): Promise<void> => {
  await waitFor(() => {
    expect([path, main().querySelector('h1')?.textContent]).not.toEqual([path, undefined]);
    expect([path, main().querySelector('[aria-busy="true"]')]).toEqual([path, null]);
  });
};

/** The buttons above a list, without the entries of menus. */
const toolbar = (): readonly string[] =>
  [...main().querySelectorAll<HTMLElement>('button:not([aria-haspopup], [aria-expanded])')]
    .filter((button) => button.closest('table, nav, header, [role="search"]') === null)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

const choose = (name: string): void => {
  openPalette();
  fireEvent.click(screen.getByRole('option', { name: new RegExp(`^${name.replace(/[()]/g, String.raw`\$&`)}`) }));
};

describe.each(LANGUAGES)('in %s, what cannot be done with a list says why (R-SHR-73)', (language) => {
  const said = SAID[language];

  test.each([0, 2, 4])(
    'on the first screens of modules, part %i, which offer their commands in the palette',
    async (part) => {
      const screens = partOf(language === 'en' ? part : part + 1);
      await openModules(
        screens.map(({ module }) => module),
        language,
      );
      let lists = 0;
      for (const { path } of screens) {
        go(path);
        await loaded(path);
        expect([path, main().querySelector('button:disabled')]).toEqual([path, null]);
        const off = saidReasons(path, language);
        const offered = commandsHere(language);
        expect([path, offered.length > 0]).toEqual([path, true]);
        if (main().querySelector('[role="status"] ~ nav') === null) continue;
        lists += 1;
        expect([path, ...off]).toEqual(expect.arrayContaining(said.first));
        expect([path, ...offered]).toEqual(expect.arrayContaining(said.tools));
        expect([path, ...offered].map((words) => words.replace(/: .*/, ''))).toEqual(
          expect.arrayContaining([...toolbar()]),
        );
      }
      expect(lists).toBeGreaterThan(3);
    },
    60_000,
  );

  test('without a selection, by key and in the palette', async () => {
    await openModules(['users'], language);
    go('/users');
    await loaded('/users');
    const reason = said.none.replace(/.*: /, '');
    expectKeySays(reason, 'Delete', {}, rows()[1]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    press(' ', {}, rows()[1]);
    await waitFor(() => {
      expect(inPalette(language).join()).not.toContain(reason);
    });
    expect(commandsHere(language)).toEqual(expect.arrayContaining([said.remove, said.clear]));
    choose(said.remove);
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });

  test('on a phone, where the actions come with a selection', async () => {
    onPhone();
    await openModules(['users'], language);
    go('/users');
    await loaded('/users');
    expect(inPalette(language)).toContain(said.none);
    press(' ', {}, rows()[1]);
    const dock = await screen.findByRole('toolbar', { name: said.none.replace(/: .*/, '') });
    expect(
      [...dock.querySelectorAll('button')].map((one) => one.getAttribute('aria-label') ?? one.textContent),
    ).toEqual(expect.arrayContaining([said.clear, said.remove]));
    expect(commandsHere(language)).toEqual(expect.arrayContaining([said.remove, said.clear]));
  });

  test('pages are turned from the palette, and its search gets the focus', async () => {
    await openModules(['users'], language);
    go('/users');
    await loaded('/users');
    expect(inPalette(language)).toEqual(expect.arrayContaining(said.first));
    choose(said.next);
    await waitFor(() => {
      expect(inPalette(language)).not.toContain(said.first[0]);
    });
    expect(globalThis.location.search).toContain('page=2');
    choose(said.search);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('a search that filters turn off', async () => {
    await openModules(['logs'], language);
    go('/logs');
    await loaded('/logs');
    const [filters = ''] = said.tools;
    expect(commandsHere(language)).toContain(filters);
    choose('Filters');
    expect(commandsHere(language)).toContain(filters.replace(/off|uit/, language === 'en' ? 'on' : 'aan'));
    expectKeySays(said.searchOff, '/');
    expect(inPalette(language).join()).toContain(said.searchOff);
  });
});
