import { screen, waitFor, within } from '@testing-library/react';
import type { MemoryReports } from '../../../src/adapters/memory/shared/reports.memory';
import { findRoute } from '../../../src/application/session/find-route';
import { CONTENT_MODULES } from '../../../src/domain/content/modules.rule';
import { ENTRIES } from '../../../src/domain/shared/modules/module-entries.rule';
import { Reports } from '../../../src/application/shared/ports/reports.port';
import { textsOf } from '../../support/texts';
import { freshBrowser, openConsole, SU } from './support/console';
import { fieldsWithoutLabel } from './support/shown-fields';

/** Fields that a record's form shows without a label of that name. */
const WITHOUT_LABEL: Readonly<Record<string, readonly string[]>> = {
  tag: ['meta'],
  category: ['meta'],
  coupon: ['valid'],
  holidays: ['notice'],
  // Values are below the text that contains the variables.
  emails: ['values'],
};
/** The six content modules share one record shape; `test/domain/content` checks which module has which field. */
const ITEMS: readonly string[] = CONTENT_MODULES;

const LISTS = ENTRIES.filter(([, { list }]) => list === true).map(([module]) => module);

beforeEach(freshBrowser);

const speak =
  (language: 'en' | 'nl') =>
  ({ staff }: Parameters<NonNullable<NonNullable<Parameters<typeof openConsole>[0]>['arrange']>>[0]): void => {
    const own = staff.users.all().find(({ email }) => email === SU);
    if (own !== undefined)
      staff.saveSettings(
        { id: own.id, su: true, rights: [], websites: [] },
        { language, date: 'd-M-yyyy', time: 'HH:mm' },
      );
  };
/** Missing strings are reported, so a screen without reports has all its strings. */
const missing = (services: ReturnType<typeof openConsole>['services']): readonly unknown[] =>
  services.get<MemoryReports>(Reports).all();

describe.each(['en', 'nl'] as const)('in %s', (language) => {
  test.each(LISTS)('the list of %s has all strings and rows', async (module) => {
    const { user, services, container } = openConsole({ at: `/${module}`, arrange: speak(language) });
    await waitFor(() => {
      expect(container.querySelectorAll('tbody tr[data-id]').length).toBeGreaterThan(0);
    });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(missing(services)).toEqual([]);
  });

  test.each(CONTENT_MODULES)('the list of %s says that it did not load, and that it is empty', async (module) => {
    const { user, services, container, line } = openConsole({ at: `/${module}`, arrange: speak(language) });
    await waitFor(() => {
      expect(container.querySelectorAll('tbody tr[data-id]').length).toBeGreaterThan(0);
    });
    const texts = textsOf(language);
    const words = (part: string): string => texts.get(`content.${module}.${part}`) ?? '';
    const [header] = screen.getAllByRole('columnheader').flatMap((head) => within(head).queryAllByRole('button'));
    if (header === undefined) throw new Error('Nothing can be sorted');
    line.failNext({ kind: 'Unreachable', reason: 'server' });
    await user.click(header);
    expect(await screen.findByRole('heading', { name: words('failed') })).toBeVisible();
    line.failNext({ kind: 'NotFound' });
    await user.click(screen.getByRole('button', { name: texts.get('shared.actions.retry') }));
    expect(await screen.findByRole('heading', { name: words('empty.title') })).toBeVisible();
    expect(screen.getByText(words('empty.body'))).toBeVisible();
    expect(screen.getByRole('button', { name: words('add') })).toBeVisible();
    expect(missing(services)).toEqual([]);
  });

  test.each(LISTS.filter((module) => findRoute(`/${module}/add`)?.route.action === 'add'))(
    'the form of %s has all strings and refuses to be empty',
    async (module) => {
      const { user, services, container } = openConsole({ at: `/${module}/add`, arrange: speak(language) });
      const save = await screen.findByRole('button', { name: language === 'en' ? 'Save' : 'Opslaan' });
      // Save is either disabled with a reason, or the form marks the wrong fields.
      if (save.matches('[aria-disabled="true"]')) expect(save).toHaveAccessibleDescription();
      else {
        await user.click(save);
        await waitFor(() => {
          expect(container.querySelector('[aria-invalid]')).not.toBeNull();
        });
      }
      expect(missing(services)).toEqual([]);
      if (language === 'en' && !ITEMS.includes(module))
        expect(fieldsWithoutLabel(module, container.textContent, WITHOUT_LABEL[module])).toEqual([]);
    },
  );
});
