import { act, screen, waitFor } from '@testing-library/react';
import { either } from 'fp-ts';
import type { Container } from 'inversify';
import { readdirSync, readFileSync } from 'node:fs';
import { MemoryLive, type LiveEventsMemory } from '../../../src/adapters/memory/shared/live-events.memory';
import type { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import type { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import { ROUTES } from '../../../src/application/session/routes';
import { Reports } from '../../../src/application/shared/ports/reports.port';
import { freshBrowser } from './support/console';
import { holdEach } from './support/hold-answers';
import { offPhone, onPhone } from './support/phone';
import { addressOf } from './support/record-addresses';
import {
  expectKeySays,
  go,
  inPalette,
  main,
  openModules,
  openPalette,
  press,
  saidReasons,
  TEXTS,
  type Language,
} from './support/said-reasons';

/** Routes that are covered by `commands-off-editors.test.tsx`. */
const OTHERS: readonly string[] = [
  '/library/:filename/edit',
  '/spare-parts/:id/image/:categoryId',
  '/navigation/:id/items',
];
/** Routes with another action whose record can be edited. */
const ALSO: readonly string[] = ['/library/:filename', '/structure/:structure'];

/** The screens of all records, with alternating languages. */
const SCREENS = ROUTES.filter(
  ({ path, action }) => (action === 'edit' && !OTHERS.includes(path)) || ALSO.includes(path),
).map(({ module, path }, place) => ({ module, path, language: place % 2 === 0 ? 'en' : 'nl' }));

beforeEach(freshBrowser);
afterEach(offPhone);

const editButton = (): HTMLElement | null => main().querySelector('[data-edit]');
const saveButton = (): HTMLElement | null => main().querySelector('[type="submit"]');

/** Deletes the open record as another person. @returns a function that undoes it */
const deleteElsewhere = (services: Container, line: MemoryCalls): (() => void) => {
  const { answer } = line;
  line.answer = () => () => Promise.resolve(either.left({ kind: 'NotFound' }));
  act(() => {
    services
      .get<LiveEventsMemory>(MemoryLive)
      .emit(null, { type: 'record', by: 'Bram', isSelf: false, isDeleted: true });
  });
  return () => {
    line.answer = answer;
  };
};

describe('a command that is off says why on its button, in the palette and by its key (R-SHR-73)', () => {
  test.each([
    ['en', 0],
    ['en', 1],
    ['nl', 0],
    ['nl', 1],
  ] as const)(
    'on the screens of all records, in %s, every other from %i',
    async (language, first) => {
      const screens = SCREENS.filter((one) => one.language === language).filter((_, place) => place % 2 === first);
      const texts = TEXTS[language];
      const { services, line } = await openModules(
        screens.map(({ module }) => module),
        language,
      );
      for (const { path } of screens) {
        const { answer } = line;
        const { answerAll } = holdEach(line);
        go(addressOf(path));
        // While the record loads: Edit, Delete and the commands of the module.
        await waitFor(() => {
          expect([path, editButton()?.getAttribute('aria-disabled')]).toEqual([path, 'true']);
        });
        expect([path, ...saidReasons(path, language)].filter((said) => !said.endsWith(`: ${texts.loading}`))).toEqual([
          path,
        ]);
        expectKeySays(texts.loading, 'e');

        line.answer = answer;
        answerAll();
        await waitFor(() => {
          expect([path, editButton()?.hasAttribute('aria-disabled')]).toEqual([path, false]);
        });
        press('e');
        await waitFor(() => {
          expect([path, saveButton()]).not.toEqual([path, null]);
        });
        const restore = deleteElsewhere(services, line);
        await waitFor(() => {
          expect(saveButton()).toHaveAccessibleDescription(texts.gone);
        });
        const save = saveButton();
        expect(save).toHaveAttribute('aria-disabled', 'true');
        expect(save).not.toHaveAttribute('disabled');
        expect([path, ...inPalette(language)]).toContain(`${save?.textContent ?? ''}: ${texts.gone}`);
        expectKeySays(texts.gone, 's', { ctrlKey: true });
        restore();
        go('/profile');
        await waitFor(() => {
          expect(main().querySelector('h1')).toHaveTextContent(/^Prof/);
        });
      }
      expect(services.get<MemoryReports>(Reports).all()).toEqual([]);
    },
    60_000,
  );

  test('the palette runs a command that is on, and leaves one that is off (R-SHR-87)', async () => {
    const { user } = await openModules(['usergroups'], 'en');
    go('/usergroups/1');
    await waitFor(() => {
      expect(editButton()).not.toHaveAttribute('aria-disabled');
    });
    press('e');
    await screen.findByRole('button', { name: 'Save' });
    openPalette();
    await user.click(screen.getByRole('option', { name: /^Save .*There are no changes to save/ }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getByRole('combobox', { name: /^Search records/ })).toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: /^Cancel/ }));
    expect(screen.queryByRole('combobox', { name: /^Search records/ })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(editButton()).not.toHaveAttribute('aria-disabled');
    });
  });

  test('in the menu of a phone', async () => {
    onPhone();
    const { services, line, user } = await openModules(['blog'], 'en');
    go('/blog/1');
    await waitFor(() => {
      expect(editButton()).not.toHaveAttribute('aria-disabled');
    });
    press('e');
    await screen.findByRole('button', { name: 'Save' });
    deleteElsewhere(services, line);
    await waitFor(() => {
      expect(saveButton()).toHaveAccessibleDescription(TEXTS.en.gone);
    });
    await user.click(screen.getByRole('button', { name: 'More ways to save' }));
    const update = await screen.findByRole('menuitem', { name: /^Save as update/ });
    expect(update).toHaveAttribute('aria-disabled', 'true');
    expect(update).toHaveTextContent(TEXTS.en.gone);
  });
});

/** The keys of reasons in the source. */
const REASONS = [
  ...new Set(
    readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => {
        const source = readFileSync(`src/ui/${name}`, 'utf8');
        return /\bOff\b|\boff:/.test(source) ? [...source.matchAll(/\{ key: '([\w.]+\.[\w.]+)'/g)] : [];
      })
      .map(([, key = '']) => key),
  ),
];

const textAt = (language: Language, key: string): unknown => {
  const [context = '', ...path] = key.split('.');
  const within = (branch: unknown, name: string): unknown =>
    typeof branch === 'object' && branch !== null
      ? (new Map(Object.entries(branch)).get(name) ?? new Map(Object.entries(branch)).get(`${name}_other`))
      : undefined;
  return path.reduce(within, JSON.parse(readFileSync(`src/ui/strings/${language}/${context}.json`, 'utf8')));
};

test.each(REASONS)('the reason %s has a text in both languages', (key) => {
  expect([textAt('en', key), textAt('nl', key)]).toEqual([expect.any(String), expect.any(String)]);
});
