import { taskEither } from 'fp-ts';
import { isLeft } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import { etimCategories } from '../../domain/catalogue/etim-category';
import { etimFeatures } from '../../domain/catalogue/etim-feature';
import { afterStep, savingSteps, type SavingStep } from '../../domain/catalogue/etim-order';
import { titleKeyOf } from '../../domain/shared/modules/module-entries.rule';
import { NOTICE_TIME, type Notice } from '../../domain/shared/notice';
import type { Announcer, Said } from '../shared/announcer';
import { followFlags, type FlagSavings } from '../shared/flags/flag-savings';
import { followRows } from '../shared/follow-rows';
import type { Answer } from '../shared/ports/call';
import type { Clock } from '../shared/ports/clock.port';
import type { LiveEvents } from '../shared/ports/live-events.port';
import type { Reports } from '../shared/ports/reports.port';
import { token } from '../shared/token';
import { etimFlagOf } from './etim-flags';
import { etimOrderSaving, type EtimOrderToSave, type EtimVersions, type SavedEtimOrder } from './etim-order-saving';
import { etimOverviewMachine, type RefusedOrder } from './etim-overview.machine';
import { CATEGORIES } from './etim-read';
import type { EtimLists } from './ports/etim-lists.port';

/** The wired ETIM overview. */
export type WiredEtimOverview = typeof etimOverviewMachine;
export const WiredEtimOverview = token<WiredEtimOverview>('wired-etim-overview');

/** Maximum features named in a message. */
const MOST_NAMED = 3;

/** Saves an order with one call at a time; stops at the first failure. Rule R-CAT-32. */
export const saveEtimOrder =
  (lists: EtimLists, clock: Pick<Clock, 'now'>) =>
  async ({ sorted, order, ...start }: EtimOrderToSave): Promise<SavedEtimOrder> => {
    const call = (step: SavingStep, versions: EtimVersions): Answer<string | null | undefined> => {
      if (step.kind === 'move')
        return pipe(
          lists.moveToGroup(step.id, step.group),
          taskEither.map(() => undefined),
        );
      return step.kind === 'categories'
        ? lists.sortCategories({ ids: step.ids, version: versions.get(CATEGORIES) ?? null })
        : lists.sortFeatures(step.group, { ids: step.ids, version: versions.get(step.group) ?? null });
    };
    const steps = savingSteps(start.stored, order, sorted.maySort);
    let { stored, version } = start;
    for (const [place, step] of steps.entries()) {
      const outcome = await call(step, version)();
      if (isLeft(outcome))
        return { stored, version, failure: outcome.left, done: steps.slice(0, place), at: clock.now() };
      stored = afterStep(stored, step);
      // Each list has its own version: using the version of another list would hide a colleague's sort.
      if (step.kind !== 'move')
        version = new Map(version).set(step.kind === 'features' ? step.group : CATEGORIES, outcome.right ?? null);
    }
    return { stored, version, failure: null, done: steps, at: clock.now() };
  };

/** Messages after a refused or partial save. Rules R-CAT-32 and R-SHR-70. */
const saidOf = ({ failure, done, moved, unread }: RefusedOrder): readonly Said[] => {
  const own = (key: string, values?: Notice['values']): Said => ({
    key: `catalogue.etimOverview.${key}`,
    ...(values && { values }),
  });
  const isChanged = failure?.kind === 'Changed';
  const names = `${moved.slice(0, MOST_NAMED).join(', ')}${moved.length > MOST_NAMED ? ' …' : ''}`;
  const stored =
    moved.length > 0
      ? [own('partly.moved', { count: moved.length, names })]
      : done.length > 0
        ? [own('partly.sorted')]
        : [];
  if (!isChanged) return [...stored, failure, unread];
  if (stored.length > 0) return [...stored, own('partly.changed'), unread];
  return [own(unread === null ? 'changed' : 'changedUnread'), unread];
};

export const wireEtimOverview = (
  lists: EtimLists,
  announcer: Announcer,
  reports: Reports,
  clock: Clock,
  savings: FlagSavings,
  live: Pick<LiveEvents, 'watchList'>,
): WiredEtimOverview =>
  etimOverviewMachine.provide({
    actors: {
      readLists: fromPromise(({ signal }) =>
        pipe(
          taskEither.Do,
          taskEither.apS('categories', lists.categories({ signal })),
          taskEither.apS('features', lists.features({ signal })),
        )(),
      ),
      saveOrders: etimOrderSaving.provide({
        // Closing the screen does not cancel a running save, so that the order is stored.
        actors: { saveOrder: fromPromise(({ input }) => saveEtimOrder(lists, clock)(input)) },
        // After a refused save, the lists are reloaded before the message is shown.
        actions: { announceRefused: () => undefined },
        guards: { isOutdated: () => true },
      }),
      followRows: followRows(live, etimFeatures.key, etimCategories.key),
      followFlags: followFlags(
        savings.of(etimFeatures.key, {
          save: ({ id, field, value }) => lists.setFlag(id, etimFlagOf(field), value),
          announce: ({ id, field, failure }) => {
            if (failure === null) {
              announcer.say('success', 'catalogue.etimOverview.flag.saved', NOTICE_TIME.success);
              return;
            }
            announcer.say('warning', 'catalogue.etimOverview.flag.failed', NOTICE_TIME.warning);
            reports.report(`Feature ${id}: ${field} was not saved (${failure.kind})`);
          },
        }),
      ),
    },
    actions: {
      announceRefused: (_, refused) => {
        announcer.sayAll('warning', NOTICE_TIME.long, saidOf(refused), etimFeatures.strings.one, {
          title: titleKeyOf(etimFeatures.key),
        });
      },
    },
  });
