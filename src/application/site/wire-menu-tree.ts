import { throttleTime } from 'rxjs';
import { fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import { mayBeDone } from '../../domain/shared/failure';
import { titleKeyOf } from '../../domain/shared/modules/module-entries.rule';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import { changesOf } from '../shared/follow-rows';
import type { CloseConfirmation } from '../shared/ports/close-confirmation.port';
import type { LiveEvents } from '../shared/ports/live-events.port';
import { token } from '../shared/token';
import { menuTreeMachine } from './menu-tree.machine';
import type { MenuTrees } from './ports/menu-trees.port';

/** Items of a menu. Rule R-NAV-05. */
export type WiredMenuTree = typeof menuTreeMachine;
export const WiredMenuTree = token<WiredMenuTree>('wired-menu-tree');

/** Minimum milliseconds between reloads of a menu that others change. */
const READ_EVERY = 500;

export const wireMenuTree = (
  trees: MenuTrees,
  announcer: Announcer,
  closing: CloseConfirmation,
  live: Pick<LiveEvents, 'watch'>,
): WiredMenuTree =>
  menuTreeMachine.provide({
    actors: {
      followMenu: fromCallback(({ input: { menu }, sendBack }) => {
        const heard = changesOf(live, { resource: 'navigation', id: menu })
          .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
          .subscribe(() => {
            sendBack({ type: 'reload.requested' });
          });
        return () => {
          heard.unsubscribe();
        };
      }),
      readMenu: fromPromise(({ input: { menu }, signal }) => trees.read(menu, { signal })()),
      // Closing the screen does not cancel a running move, so that the order is stored.
      moveItem: fromPromise(({ input: { menu, move, version } }) => {
        const work = `moves in menu ${menu}`;
        closing.setBlocked(work, true);
        return trees
          .move(menu, move.id, move, version)()
          .finally(() => {
            closing.setBlocked(work, false);
          });
      }),
    },
    actions: {
      announceRefused: (_, { failure }) => {
        const isOutdated = failure?.kind === 'Changed' || failure?.kind === 'NotFound';
        const isUnsure = failure !== null && mayBeDone(failure);
        announcer.say(
          'warning',
          `navigation.tree.${isOutdated ? 'outdated' : isUnsure ? 'unsure' : 'refused'}`,
          NOTICE_TIME.long,
        );
      },
      announceUnread: (_, { failure }) => {
        announcer.failure(failure, undefined, { title: titleKeyOf('navigation') });
      },
    },
  });

/** Stops the tree of a closed screen once all moves are saved. Rule R-NAV-05. */
export const stopWhenSaved = (actor: ActorRefFrom<WiredMenuTree>): void => {
  if (actor.getSnapshot().context.moves.length === 0) actor.stop();
  else
    actor.on('moves.finished', () => {
      actor.stop();
    });
};
