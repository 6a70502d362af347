import { taskEither } from 'fp-ts';
import { isLeft } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import { etimFeatures } from '../../domain/catalogue/etim-feature';
import { afterStep, type SavingStep } from '../../domain/catalogue/etim-order';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import { followFlags, type FlagSavings } from '../shared/flags/flag-savings';
import type { Answer } from '../shared/ports/call';
import type { Clock } from '../shared/ports/clock.port';
import type { Reports } from '../shared/ports/reports.port';
import { token } from '../shared/token';
import { etimFlagOf } from './etim-flags';
import { etimOverviewMachine, type OrderToSave, type SavedOrder } from './etim-overview.machine';
import { CATEGORIES } from './etim-read';
import type { EtimLists } from './ports/etim-lists.port';

/** The ETIM overview with its calls. */
export type WiredEtimOverview = typeof etimOverviewMachine;
export const WiredEtimOverview = token<WiredEtimOverview>('wired-etim-overview');

/** Features that a message names. */
const MOST_NAMED = 3;

/** Saves an order call by call, and stops at the first refusal. Rule R-CAT-32. */
export const saveEtimOrder =
  (lists: EtimLists, clock: Pick<Clock, 'now'>) =>
  async ({ steps, ...start }: OrderToSave): Promise<SavedOrder> => {
    const call = (step: SavingStep, versions: OrderToSave['versions']): Answer<string | null | undefined> => {
      if (step.kind === 'move')
        return pipe(
          lists.moveToGroup(step.id, step.group),
          taskEither.map(() => undefined),
        );
      return step.kind === 'categories'
        ? lists.sortCategories({ ids: step.ids, version: versions.get(CATEGORIES) ?? null })
        : lists.sortFeatures(step.group, { ids: step.ids, version: versions.get(step.group) ?? null });
    };
    let { stored, versions } = start;
    for (const [place, step] of steps.entries()) {
      const outcome = await call(step, versions)();
      if (isLeft(outcome))
        return { stored, versions, failure: outcome.left, done: steps.slice(0, place), at: clock.now() };
      stored = afterStep(stored, step);
      // Each list has a version of its own: that of another list would hide a colleague's sort.
      if (step.kind !== 'move')
        versions = new Map(versions).set(step.kind === 'features' ? step.group : CATEGORIES, outcome.right ?? null);
    }
    return { stored, versions, failure: null, done: steps, at: clock.now() };
  };

export const wireEtimOverview = (
  lists: EtimLists,
  announcer: Announcer,
  reports: Reports,
  clock: Clock,
  savings: FlagSavings,
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
      // A save that is on its way is not cancelled when the screen closes: the order is to arrive.
      saveOrder: fromPromise(({ input }) => saveEtimOrder(lists, clock)(input)),
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
      announceRefused: (_, { failure, done, moved, isRead }) => {
        if (failure === null) return;
        const isChanged = failure.kind === 'Changed';
        if (!isChanged) announcer.failure(failure);
        if (moved.length > 0)
          announcer.say('warning', 'catalogue.etimOverview.partly.moved', NOTICE_TIME.long, {
            count: moved.length,
            names: `${moved.slice(0, MOST_NAMED).join(', ')}${moved.length > MOST_NAMED ? ' …' : ''}`,
          });
        else if (done.length > 0) announcer.say('warning', 'catalogue.etimOverview.partly.sorted', NOTICE_TIME.long);
        else if (isChanged)
          announcer.say(
            'warning',
            isRead ? 'catalogue.etimOverview.changed' : 'catalogue.etimOverview.changedUnread',
            NOTICE_TIME.long,
          );
      },
      announceUnread: (_, { failure }) => {
        announcer.failure(failure);
      },
    },
  });
