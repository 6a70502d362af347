import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Clock } from '../../../application/shared/ports/clock.port';
import { token } from '../../../application/shared/token';
import {
  BLANK_ITEM,
  type ContentDraft,
  type ContentItem,
  type HistoryEntry,
  type LockHolder,
} from '../../../domain/content/content-item';
import type { LockRef } from '../../../domain/content/editor-lock';
import { isLockAlive } from '../../../domain/content/lock.rule';
import { isContentModule, type ContentModule } from '../../../domain/content/modules.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Instant } from '../../../domain/shared/instant';
import { draftOf } from '../../../domain/shared/resource';
import type { MemoryPeople } from '../access/published/memory-people';
import { may } from '../shared/answer-to';
import type { Caller } from '../shared/caller';
import type { MemoryFiles } from '../library/published/memory-files';
import { WebsiteRecords } from '../shared/memory-records';
import { found } from '../shared/refusals';
import { inWordsOf } from './block-types.seed';
import { pathsIn, withPictures } from './content-pictures';
import { seededContents } from './contents.seed';

/** A lock in memory. `visit` is the sign-in it belongs to; null means a user on another computer. */
export interface MemoryLock extends LockHolder {
  readonly since: Instant;
  readonly visit: number | null;
  /** Time of the last heartbeat. */
  readonly seen: Instant;
}

interface Saved {
  readonly module: ContentModule;
  readonly item: Id;
  readonly entry: HistoryEntry;
  readonly state: ContentDraft;
}

/** Author of all seed items. */
const WRITER = 'Sander Bakker';

/** Rights of other records that have locks. Rule R-CAT-08. */
const OTHER_LOCKS: Readonly<Record<string, { readonly edit: string; readonly unlock: string } | undefined>> = {
  'etim/feature': { edit: 'etim.feature.edit', unlock: 'etim.category.unlock' },
  'etim/category': { edit: 'etim.category.edit', unlock: 'etim.category.unlock' },
};

/** The right to release another user's lock. */
export const unlockRightOf = ({ module }: LockRef): string => OTHER_LOCKS[module]?.unlock ?? `${module}.unlock`;

/** The items of the memory adapters with locks and history; lost when the page closes. */
export class MemoryContents {
  private readonly records: ReadonlyMap<ContentModule, WebsiteRecords<ContentItem>>;
  private readonly locks = new Map<string, MemoryLock>();
  private saves: readonly Saved[] = [];
  private entries = 0;

  constructor(
    private readonly people: MemoryPeople,
    private readonly clock: Clock,
    private readonly files: MemoryFiles,
  ) {
    const seed = seededContents(files);
    const website = people.websites[0]?.id ?? '';
    this.records = new Map(
      [...seed].map(([module, items]) => [
        module,
        new WebsiteRecords({ records: items, websites: Object.fromEntries(items.map(({ id }) => [id, website])) }, () =>
          people.activeWebsite(),
        ),
      ]),
    );
    for (const [module, items] of seed)
      for (const item of items) this.keep(module, item, 'created', item.added ?? 0, WRITER);
  }

  of(module: ContentModule): WebsiteRecords<ContentItem> {
    const records = this.records.get(module);
    if (records === undefined) throw new Error(`There are no records of ${module}`);
    return records;
  }

  /** The item of a call, if the caller may edit it. */
  editable({ module, id }: LockRef): Either<Failure, { readonly module: ContentModule; readonly caller: Caller }> {
    return pipe(
      this.people.callerWho(may(`${module}.edit`)),
      either.chain((caller) => found(isContentModule(module) && this.of(module).find(id) ? { module, caller } : null)),
    );
  }

  /** The caller, if they may lock the record: an item, or a record of another module with locks. */
  lockable(ref: LockRef): Either<Failure, { readonly caller: Caller }> {
    const right = OTHER_LOCKS[ref.module];
    if (right === undefined) return this.editable(ref);
    return pipe(
      this.people.callerWho(may(right.edit)),
      either.map((caller) => ({ caller })),
    );
  }

  /** A user on another computer takes the lock over. */
  holdLockAsOther(ref: LockRef, name: string, since: Instant, seen: Instant): void {
    this.locks.set(keyOf(ref), { name, since, seen, visit: null });
  }

  /** The valid lock of a record; a lock of this page is valid for one visit. */
  lockOf(ref: LockRef): MemoryLock | null {
    const lock = this.locks.get(keyOf(ref));
    const isOver =
      lock === undefined ||
      (lock.visit !== null && lock.visit !== this.people.visit) ||
      !isLockAlive(lock.seen, this.clock.now());
    return isOver ? null : lock;
  }

  /** A lock of another user or browser. */
  lockOfOther(ref: LockRef): MemoryLock | null {
    const lock = this.lockOf(ref);
    return lock?.visit === null ? lock : null;
  }

  /** Acquires or renews the lock for this page. */
  take(ref: LockRef): Instant {
    const since = this.lockOf(ref)?.since ?? this.clock.now();
    this.locks.set(keyOf(ref), { name: this.nameOfCaller(), since, seen: this.clock.now(), visit: this.people.visit });
    return since;
  }

  /** Whether this page held the lock last, even if it expired; a save or a release ends this. */
  hadLast(ref: LockRef): boolean {
    const visit = this.locks.get(keyOf(ref))?.visit ?? null;
    return visit !== null && visit === this.people.visit;
  }

  free(ref: LockRef): void {
    this.locks.delete(keyOf(ref));
  }

  /** Completes a save: adds a history entry and releases the lock. */
  saved(module: ContentModule, id: Id, kind: HistoryEntry['kind']): void {
    const stored = this.of(module).find(id);
    if (stored !== null) this.keep(module, stored.record, kind, this.clock.now(), this.nameOfCaller());
    this.free({ module, id });
  }

  /** A user on another computer saves an item. */
  saveElsewhere(module: ContentModule, id: Id, name: string, change: (item: ContentItem) => ContentItem): void {
    const stored = this.of(module).find(id);
    if (stored === null) return;
    const item = { ...change(stored.record), updated: this.clock.now() };
    this.of(module).put(item);
    this.keep(module, item, 'save', this.clock.now(), name);
    this.free({ module, id });
  }

  /** Completes a deletion, because the id may be used again. */
  gone(module: ContentModule, id: Id): void {
    this.free({ module, id });
    this.files.forget({ module, id });
    this.saves = this.saves.filter((saved) => saved.module !== module || saved.item !== id);
  }

  savedAs(module: ContentModule, entry: Id): Pick<Saved, 'item' | 'state'> | null {
    return this.saves.find((saved) => saved.module === module && saved.entry.id === entry) ?? null;
  }

  /** An item as a user reads it: with lock, history, current file paths and labels in their language. */
  show(module: ContentModule, stored: ContentItem): ContentItem {
    const lock = this.lockOf({ module, id: stored.id });
    const item = withPictures(stored, ({ path }) => this.files.shownIn({ module, id: stored.id }, path));
    return {
      ...item,
      blocks: inWordsOf(this.people.language(), item.blocks),
      locked: lock && { name: lock.name, since: lock.since, ...(lock.visit !== null && { isOwn: true }) },
      history: this.saves
        .filter((saved) => saved.module === module && saved.item === item.id)
        .map(({ entry }) => entry)
        .reverse(),
    };
  }

  private keep(module: ContentModule, item: ContentItem, kind: HistoryEntry['kind'], at: Instant, by: string): void {
    this.files.use({ module, id: item.id }, item.name, pathsIn(item));
    const entry: HistoryEntry = { id: String((this.entries += 1)), kind, at, by };
    this.saves = [...this.saves, { module, item: item.id, entry, state: draftOf(BLANK_ITEM, item) }];
  }

  nameOfCaller(): string {
    return this.people.nameOf(this.people.caller()?.id ?? '');
  }
}

const keyOf = ({ module, id }: LockRef): string => `${module}/${id}`;

/** Container token of the items. */
export const Contents = token<MemoryContents>('memory-contents');
