import { act, screen, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { navigate } from 'wouter/use-browser-location';
import { ROUTES } from '../../../src/application/session/routes';
import { Contexts } from '../../../src/application/shared/contexts';
import { isFields } from '../../../src/domain/shared/merge';
import { entryOf } from '../../../src/domain/shared/modules/module-entries.rule';
import { freshBrowser, openConsole } from './support/console';
import { holdEach } from './support/hold-answers';
import { addressOf } from './support/record-addresses';
import { openFieldsIn, valuesIn, wordsIn } from './support/shown-words';

/** Routes that wait for no answer, or show a text while they wait. */
const INSTANT: readonly string[] = ['/profile', '/commerce/explain', '/library/:filename/edit'];

const WAITING = ROUTES.filter(
  ({ path, action }) => action !== 'add' && action !== 'invite' && !INSTANT.includes(path),
).map(({ module, path }) => ({ module, path, address: addressOf(path), isRecord: path.includes('/:') }));

const MODULES = [...new Set(WAITING.map(({ module }) => module))];

/** Texts that state that something does not exist. */
const ABSENT = new Set(
  readdirSync('src/ui/strings/en').flatMap((file) => {
    const textsIn = (branch: unknown, key: string): readonly string[] => {
      if (isFields(branch)) return Object.entries(branch).flatMap(([name, within]) => textsIn(within, name));
      return typeof branch === 'string' &&
        /^(?!noIndex)(no|none|nothing|unused|empty|fine|no[A-Z]\w*|none[A-Z]\w*)$/.test(key)
        ? [branch]
        : [];
    };
    return textsIn(JSON.parse(readFileSync(`src/ui/strings/en/${file}`, 'utf8')), '');
  }),
);

const main = (): HTMLElement => screen.getByRole('main');
/** Placeholders for the screen's data, not for its code. */
const skeletons = (): readonly Element[] =>
  [...main().querySelectorAll('[data-skeleton]')].filter((one) => one.closest('[data-loading-screen]') === null);

const go = (address: string): void => {
  act(() => {
    navigate(address);
  });
};

beforeEach(freshBrowser);

/** Opens the console without cached lists; the strings of a module are answers too. */
const openModules = async (module: string) => {
  const opened = openConsole({ at: '/profile' });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  const { context, forms } = entryOf(module) ?? {};
  for (const part of [context, forms]) if (part) await opened.services.get<Contexts>(Contexts).load(part);
  return opened;
};

/** Answers of a screen that are released one by one; the rest are not held. */
const MOST_ANSWERS = 20;

const shown = (): readonly string[] => [...wordsIn(main()), ...valuesIn(main())];

/** Texts that are shown more often than in the final state. */
const leftOf = (said: readonly string[], last: readonly string[]): readonly string[] => {
  const rest = [...last];
  return said.filter((one) => {
    const place = rest.indexOf(one);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
};

const isProgress = (said: string): boolean => said.endsWith('…');

/** Wrong texts of a screen while its answers are held, and afterwards. */
const walk = async (
  { line }: Pick<ReturnType<typeof openConsole>, 'line'>,
  address: string,
  which: 'longest' | 'shortest',
  judge: (words: readonly string[]) => readonly string[],
): Promise<readonly string[]> => {
  const { answerOne, answerAll } = holdEach(line);
  go(address);
  const isWaiting = await waitFor(() => {
    expect(skeletons().length).toBeGreaterThan(0);
  }).then(
    () => true,
    () => false,
  );
  const words = wordsIn(main());
  const seen = [shown()];
  const form = main().querySelector('form[aria-busy="true"]');
  const wrong = [
    ...(isWaiting ? [] : ['has no skeleton']),
    ...judge(words).map((said) => `says “${said}”`),
    ...skeletons()
      .filter((skeleton) => skeleton.closest('[aria-busy="true"]') === null)
      .map((skeleton) => `is not busy around ${skeleton.outerHTML}`),
    ...(form === null ? [] : openFieldsIn(form).map((field) => `takes input in ${field}`)),
  ];
  // Releases one answer after the other: what is shown meanwhile must be true as well.
  for (let count = 0; count < MOST_ANSWERS && answerOne(which); count += 1) {
    await act(() => Promise.resolve());
    seen.push(shown());
  }
  answerAll();
  await waitFor(() => {
    expect(skeletons().length).toBe(0);
  });
  const last = shown();
  const takenBack = new Set(seen.flatMap((words) => leftOf(words, last)).filter((said) => !isProgress(said)));
  return [...wrong, ...[...takenBack].map((said) => `takes back “${said}”`)];
};

describe('answers that are long in coming (R-SHR-68)', () => {
  test.each(MODULES)(
    'leave nothing false on the screens of %s',
    async (module) => {
      const app = await openModules(module);
      const found: Record<string, readonly string[]> = {};
      const own = WAITING.filter((one) => one.module === module);
      // Records first, because a list that was shown before lends its rows to them.
      for (const { address, isRecord } of [...own].reverse())
        found[address] = await walk(app, address, 'shortest', (words) =>
          isRecord ? words.filter((said) => ABSENT.has(said) || /\d/.test(said)) : [],
        );
      go('/profile');
      for (const { address } of own.filter(({ isRecord }) => isRecord))
        found[`${address} from its list`] = await walk(app, address, 'longest', () => []);
      expect(Object.entries(found).filter(([, wrong]) => wrong.length > 0)).toEqual([]);
    },
    60_000,
  );
});
