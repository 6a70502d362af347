import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { ContentLocks } from '../../../application/content/ports/content-locks.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import { token } from '../../../application/shared/token';
import type { ContentKind } from '../../../domain/content/content-item';
import type { LockRef } from '../../../domain/content/editor-lock';
import type { ContentModule } from '../../../domain/content/modules.rule';
import type { MemoryContents } from './memory-contents';
import { PAGES } from './outlines.seed';
import { editedByColleague, SHARED_PAGE } from './shared-page.seed';

/** The item that another user edits from the start; this user keeps sending heartbeats. */
const ELSEWHERE = { name: 'Sander Bakker', module: 'blog', id: '2', minutes: 12 } as const;
const BESIDE = {
  name: SHARED_PAGE.colleague,
  module: 'page',
  id: String(PAGES.findIndex(({ name }) => name === SHARED_PAGE.name) + 1),
  minutes: 4,
} as const;
const MINUTE = 60_000;

/**
 * Scripted users on other computers. One edits an item all the time. The other edits the same page as the user and
 * reacts to the user's actions, not to a clock: releases the lock after a refused request, and takes it over with
 * changes at the user's first save.
 */
export class Colleagues {
  private hasReturned = false;

  constructor(
    private readonly contents: MemoryContents,
    private readonly clock: Clock,
  ) {
    for (const { name, minutes, ...ref } of [ELSEWHERE, BESIDE])
      contents.holdLockAsOther(ref, name, clock.now() - minutes * MINUTE, Infinity);
  }

  /** Reacts to a refused lock request. */
  seeWaiting(ref: LockRef): void {
    if (isBeside(ref) && this.contents.lockOfOther(ref)?.name === BESIDE.name) this.contents.free(ref);
  }

  /** Reacts to a save that is about to start. */
  seeSaving(ref: LockRef): void {
    const lock = this.contents.lockOf(ref);
    if (!isBeside(ref) || this.hasReturned || lock === null || lock.visit === null) return;
    this.hasReturned = true;
    this.contents.saveElsewhere(BESIDE.module, BESIDE.id, BESIDE.name, ({ blocks, ...item }) => ({
      ...item,
      blocks: editedByColleague(blocks),
    }));
    this.contents.holdLockAsOther(ref, BESIDE.name, this.clock.now(), Infinity);
  }
}

const isBeside = ({ module, id }: LockRef): boolean => module === BESIDE.module && id === BESIDE.id;

/** Container token of the scripted users. */
export const MemoryColleagues = token<Colleagues>('memory-colleagues');

/** Locks that notify the scripted users of refused requests. */
export const locksNotifyingColleagues = (locks: ContentLocks, colleagues: Colleagues): ContentLocks => ({
  ...locks,
  acquire: (ref, options) =>
    pipe(
      locks.acquire(ref, options),
      taskEither.mapLeft((failure) => {
        if (failure.kind === 'Locked') colleagues.seeWaiting(ref);
        return failure;
      }),
    ),
});

type Gateway = ResourceGateway<ContentKind>;

/** Items that notify the scripted users of saves. */
export const itemsBeside = (module: ContentModule, items: Gateway, colleagues: Colleagues): Gateway => ({
  ...items,
  save: (request, options) => async () => {
    if (request.id !== null) colleagues.seeSaving({ module, id: request.id });
    return items.save(request, options)();
  },
});
