import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import type { Id } from '../../../domain/shared/id';
import type { SessionEnds } from '../current-person';
import { flagSavingMachine, type FlagSign, type FinishedFlag } from './flag-saving.machine';
import type { Answer } from '../ports/call';
import { nameOfFlag, toggleOf, type RowToggle } from './row-toggle';
import { token } from '../token';

/** How to save the flags of one kind of record; all its lists share the first instance. */
export interface FlagSaver {
  readonly save: (change: RowToggle) => Answer<void>;
  /** Announces the result of a save; not called for expected results. */
  readonly announce: (finished: FinishedFlag) => void;
}

/** The flags of one kind of record. */
export interface SavedFlags {
  want(change: RowToggle): void;
  /** Marks records as being deleted. */
  markDeleting(ids: readonly Id[]): void;
  /** Subscribes to the signs of all flags, including running saves. Returns the unsubscribe function. */
  follow(hear: (sign: FlagSign) => void): () => void;
}

/** Saves of flags outlive their list, so that two lists never save the same flag at once. Rule R-SHR-55. */
export interface FlagSavings {
  of(kind: string, saver: FlagSaver): SavedFlags;
}
export const FlagSavings = token<FlagSavings>('flag-savings');

const savedFlags = ({ save, announce }: FlagSaver): SavedFlags & { forget(): void } => {
  const machine = flagSavingMachine.provide({
    actors: { saveFlag: fromPromise(({ input }) => save(input)()) },
    actions: {
      announce: (_, finished) => {
        announce(finished);
      },
    },
  });
  const savings = new Map<string, ActorRefFrom<typeof flagSavingMachine>>();
  const hearers = new Set<(sign: FlagSign) => void>();
  const tell = (sign: FlagSign): void => {
    for (const hear of [...hearers]) hear(sign);
  };
  return {
    want: (change) => {
      const name = nameOfFlag(change);
      tell({ type: 'flag.wanted', ...change });
      const running = savings.get(name);
      if (running !== undefined) {
        running.send({ type: 'flag.wished', value: change.value });
        return;
      }
      const actor = createActor(machine, { input: change });
      savings.set(name, actor);
      actor.on('flag.stored', tell);
      actor.on('flag.finished', (sign) => {
        savings.delete(name);
        tell(sign);
      });
      actor.start();
    },
    markDeleting: (ids) => {
      for (const actor of savings.values())
        if (ids.includes(actor.getSnapshot().context.id)) actor.send({ type: 'deletion.started' });
    },
    follow: (hear) => {
      hearers.add(hear);
      for (const actor of savings.values()) {
        const { id, field, wanted } = actor.getSnapshot().context;
        hear({ type: 'flag.wanted', id, field, value: wanted });
      }
      return () => void hearers.delete(hear);
    },
    forget: () => {
      for (const actor of savings.values()) actor.send({ type: 'person.left' });
    },
  };
};

/** Running saves by kind of record; pending changes end with the session. */
export const flagSavings = (sessions: SessionEnds): FlagSavings => {
  const kinds = new Map<string, ReturnType<typeof savedFlags>>();
  sessions.onEnd(() => {
    for (const flags of kinds.values()) flags.forget();
  });
  return {
    of: (kind, saver) => {
      const flags = kinds.get(kind) ?? savedFlags(saver);
      kinds.set(kind, flags);
      return flags;
    },
  };
};

/** Requests of a list to its flags. */
export type FlagRequest =
  | ({ readonly type: 'want' } & RowToggle)
  | { readonly type: 'deletion'; readonly ids: readonly Id[] };

/** Connects a list to its flags while it is displayed. */
export const followFlags = (flags: SavedFlags) =>
  fromCallback<FlagRequest>(({ sendBack, receive }) => {
    receive((ask) => {
      if (ask.type === 'deletion') flags.markDeleting(ask.ids);
      else flags.want(toggleOf(ask));
    });
    return flags.follow(sendBack);
  });
