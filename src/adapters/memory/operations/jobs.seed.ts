import type { JobParameter, JobTask } from '../../../domain/operations/job';
import type { JobState } from '../../../domain/operations/job.rule';
import type { Language } from '../../../domain/shared/locale';
import { canOpenModule, type RightsHolder } from '../../../domain/shared/permission';

/** A task whose runs follow a script. */
export interface ScriptedTask extends JobTask {
  /** Only one run may be open at a time. */
  readonly exclusive: boolean;
  /** Whether the first attempt fails. */
  readonly fails: boolean;
  /** Whether a user has the right to the task's effect. Rule R-JOB-16. */
  readonly takes: (person: RightsHolder) => boolean;
}

interface ScriptTexts {
  readonly started: string;
  readonly failedBecause: string;
  readonly states: Readonly<Record<JobState, string>>;
}

/** Modules whose links are checked. */
const LINKED_MODULES = ['blog', 'news', 'press', 'page', 'reference', 'branch'];

/** English and Dutch. */
type Both = readonly [string, string];

/** Labels of the tasks and their runs. */
export const scriptedTasks = (
  language: Language,
): { readonly tasks: readonly ScriptedTask[]; readonly texts: ScriptTexts } => {
  const say = ([en, nl]: Both): string => (language === 'nl' ? nl : en);
  const parameter = (own: Partial<JobParameter> & Pick<JobParameter, 'name' | 'type' | 'label'>): JobParameter => ({
    description: '',
    default: null,
    items: [],
    ...own,
  });
  const task = (
    key: string,
    label: Both,
    description: Both,
    parameters: readonly JobParameter[] = [],
    own: Partial<ScriptedTask> = {},
  ): ScriptedTask => ({
    key,
    label: say(label),
    description: say(description),
    parameters,
    isRunnable: true,
    schedule: null,
    exclusive: true,
    fails: false,
    takes: ({ su }) => su,
    ...own,
  });
  const choice = (value: string, label: Both) => ({ value, label: say(label) });
  return {
    tasks: [
      task(
        'rebuild-search',
        ['Rebuild search index', 'Zoekindex opnieuw opbouwen'],
        ['Writes the search text of all records and files again', 'Schrijft de zoektekst van alle records opnieuw'],
        [],
        { schedule: '0 2 * * *' },
      ),
      task(
        'export-module',
        ['Export a module as CSV', 'Module exporteren als CSV'],
        ['Saves all records of a module as a file', 'Bewaart alle records van een module als bestand'],
        [
          parameter({
            name: 'module',
            type: 'select',
            label: say(['Module', 'Module']),
            items: [choice('redirect', ['Redirects', 'Redirects']), choice('coupon', ['Coupons', 'Coupons'])],
          }),
          parameter({
            name: 'item',
            type: 'item-code',
            label: say(['Item code', 'Artikelcode']),
            description: say(['Leave empty for all records.', 'Laat leeg voor alle records.']),
            default: '',
          }),
          parameter({
            name: 'separator',
            type: 'select',
            label: say(['Separator', 'Scheidingsteken']),
            default: language === 'en' ? 'comma' : 'semicolon',
            items: [choice('comma', ['Comma', 'Komma']), choice('semicolon', ['Semicolon', 'Puntkomma'])],
          }),
        ],
        { exclusive: false, takes: () => true },
      ),
      task(
        'check-links',
        ['Check links of a website', 'Links van een website controleren'],
        ['Looks for internal links that lead nowhere', 'Zoekt interne links die nergens heen leiden'],
        [],
        { fails: true, takes: (person) => LINKED_MODULES.some((module) => canOpenModule(person, module)) },
      ),
    ],
    texts: {
      started: say(['Attempt 1 of 3 started', 'Poging 1 van 3 begonnen']),
      failedBecause: say(['The website did not answer', 'De website antwoordt niet']),
      states: {
        waiting: say(['Waiting', 'Wacht']),
        running: say(['Running', 'Bezig']),
        done: say(['Done', 'Klaar']),
        failed: say(['Failed', 'Mislukt']),
        cancelled: say(['Cancelled', 'Geannuleerd']),
      },
    },
  };
};

/** A task with the options that a user has; null if it is not offered. Rule R-JOB-16. */
export const offeredTo = (person: RightsHolder, task: ScriptedTask): ScriptedTask | null => {
  const parameters = task.parameters.map((own) =>
    own.name === 'module' ? { ...own, items: own.items.filter(({ value }) => canOpenModule(person, value)) } : own,
  );
  const isChoosable = parameters.every(({ type, items }) => type !== 'select' || items.length > 0);
  return task.takes(person) && isChoosable ? { ...task, parameters } : null;
};
