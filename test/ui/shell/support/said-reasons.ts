import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { Contexts } from '../../../../src/application/shared/contexts';
import { entryOf } from '../../../../src/domain/shared/modules/module-entries.rule';
import { notices, openConsole, SU } from './console';

export const TEXTS = {
  en: {
    here: 'On this page',
    loading: 'Wait until this has loaded',
    gone: 'This record was deleted, so it can no longer be saved',
  },
  nl: {
    here: 'Op deze pagina',
    loading: 'Wacht tot dit is geladen',
    gone: 'Dit record is verwijderd en kan niet meer worden opgeslagen',
  },
};
export type Language = keyof typeof TEXTS;

export const main = (): HTMLElement => document.querySelector('main') ?? document.body;
const nameOf = (button: HTMLElement): string => button.getAttribute('aria-label') ?? button.textContent;

export const go = (address: string): void => {
  act(() => {
    navigate(address);
  });
};
export const press = (key: string, held: object = {}, target: Element = document.body): void => {
  fireEvent.keyDown(target, { key, ...held });
};
export const openPalette = (): void => {
  press('k', { ctrlKey: true });
};
const closePalette = (): void => {
  act(() => {
    document.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
};

// By CSS selectors: queries by role over a whole screen take most of the time of such a test.
const options = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('dialog [role="option"]')];

/** Reads the commands of the page in the palette. */
const commandsInPalette = <A>(language: Language, read: (option: HTMLElement) => A): readonly A[] => {
  openPalette();
  const found = options()
    .filter((option) => option.closest('[role="group"]')?.querySelector('h3')?.textContent === TEXTS[language].here)
    .map(read);
  closePalette();
  return found;
};

const wordsOf = (option: HTMLElement): string =>
  [...(option.querySelector('span')?.childNodes ?? [])].map(({ textContent }) => textContent).join(': ');

/** The disabled commands in the palette, with their reasons. */
export const inPalette = (language: Language): readonly string[] =>
  commandsInPalette(language, (option) =>
    option.getAttribute('aria-disabled') === 'true' ? wordsOf(option) : '',
  ).filter((words) => words !== '');

/** All commands in the palette; switches with their state. */
export const commandsHere = (language: Language): readonly string[] =>
  commandsInPalette(language, (option) =>
    [wordsOf(option), ...[...option.querySelectorAll('small')].map(({ textContent }) => textContent)].join(': '),
  );

/**
 * Expects each disabled button to be focusable and to show its reason, in the palette too. @returns the disabled
 * commands with reasons; the entries of menus are extra
 */
export const saidReasons = (path: string, language: Language): readonly string[] => {
  const off = [...main().querySelectorAll<HTMLElement>('button[aria-disabled="true"]')];
  for (const button of off) {
    expect(button).not.toHaveAttribute('disabled');
    expect(button).toHaveAccessibleDescription(button.dataset['tooltip'] ?? 'a reason');
  }
  const said = off.map((button) => `${nameOf(button)}: ${button.dataset['tooltip'] ?? ''}`);
  expect([path, ...inPalette(language)]).toEqual(expect.arrayContaining([...said]));
  return said;
};

/** Expects a shortcut to announce why its command is disabled. */
export const expectKeySays = (reason: string, key: string, held: object = {}, target?: Element): void => {
  press(key, held, target);
  expect(notices().join()).toContain(reason);
};

/** The console with the code and the strings of these modules. */
export const openModules = async (modules: readonly string[], language: Language) => {
  const app = openConsole({
    at: '/profile',
    arrange: ({ staff }) => {
      const own = staff.users.all().find(({ email }) => email === SU);
      const settings = { language, date: 'd-M-yyyy', time: 'HH:mm' } as const;
      if (own !== undefined) staff.saveSettings({ id: own.id, su: true, rights: [], websites: [] }, settings);
    },
  });
  await screen.findByRole('heading', { level: 1 });
  for (const module of modules) {
    const { context, forms } = entryOf(module) ?? {};
    for (const part of [context, forms]) if (part) await app.services.get<Contexts>(Contexts).load(part);
  }
  openPalette();
  await waitFor(() => {
    expect(options()).not.toEqual([]);
  });
  closePalette();
  return app;
};
