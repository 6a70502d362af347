import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';
import type { Id } from '../../../domain/shared/id';
import type { SessionEnds } from '../current-person';
import { flagSavingMachine, type FlagSign, type SettledFlag } from './flag-saving.machine';
import type { Answer } from '../ports/call';
import { nameOfFlag, toggleOf, type RowToggle } from './row-toggle';
import { token } from '../token';

/** How the flags of one kind of record are saved; what is made first for a kind serves all its lists. */
export interface FlagSaver {
  readonly save: (change: RowToggle) => Answer<void>;
  /** Tells how a save ended; it is not asked for what is no news. */
  readonly announce: (settled: SettledFlag) => void;
}

/** The flags of one kind of record. */
export interface SavedFlags {
  want(change: RowToggle): void;
  /** These records are being deleted. */
  doom(ids: readonly Id[]): void;
  /** Hears of every flag, those on their way included. */
  follow(hear: (sign: FlagSign) => void): () => void;
}

/** Saves of flags outlive their list: no other list saves the same flag beside them. Rule R-SHR-55. */
export interface FlagSavings {
  of(kind: string, saver: FlagSaver): SavedFlags;
}
export const FlagSavings = token<FlagSavings>('flag-savings');

const savedFlags = ({ save, announce }: FlagSaver): SavedFlags & { forget(): void } => {
  const machine = flagSavingMachine.provide({
    actors: { saveFlag: fromPromise(({ input }) => save(input)()) },
    actions: {
      announce: (_, settled) => {
        announce(settled);
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
      actor.on('flag.settled', (sign) => {
        savings.delete(name);
        tell(sign);
      });
      actor.start();
    },
    doom: (ids) => {
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

/** Flags that are being saved, by kind of record; wishes end with the session. */
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

/** What a list asks of its flags. */
export type FlagAsk =
  | ({ readonly type: 'want' } & RowToggle)
  | { readonly type: 'deletion'; readonly ids: readonly Id[] };

/** Follows the flags of a list as long as the list is shown. */
export const followFlags = (flags: SavedFlags) =>
  fromCallback<FlagAsk>(({ sendBack, receive }) => {
    receive((ask) => {
      if (ask.type === 'deletion') flags.doom(ask.ids);
      else flags.want(toggleOf(ask));
    });
    return flags.follow(sendBack);
  });
