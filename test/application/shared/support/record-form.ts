import { either } from 'fp-ts';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { keepDraftWith } from '../../../../src/application/shared/drafts/wire-draft';
import type { Opened, OpenRequest, RecordSignal } from '../../../../src/application/shared/record/record';
import { recordMachineOf } from '../../../../src/application/shared/record/record.machine';
import type { RemoveRequest, Saved, SaveRequest } from '../../../../src/application/shared/ports/resource-gateway.port';
import type { DraftRef, KeptDraft } from '../../../../src/domain/shared/drafts/draft';
import type { Failure } from '../../../../src/domain/shared/failure';
import type { Id } from '../../../../src/domain/shared/id';
import type { Merging } from '../../../../src/domain/shared/merge';
import type { Outcome } from '../../../../src/domain/shared/outcome';
import type { Kind } from '../../../../src/domain/shared/resource';
import { problemsOf, type Rule } from '../../../../src/domain/shared/rule';
import { called } from '../../../domain/support/called';
import { nameOf, topOf } from '../../../domain/support/walk';
import { aForm, keeperTelling } from '../../support/form';

export type Person = { readonly name: string; readonly town: string };
export type StoredPerson = Person & { readonly id: Id };

export interface PersonKind extends Kind {
  row: StoredPerson;
  detail: StoredPerson;
  draft: Person;
}

export const blank: Person = { name: '', town: '' };
export const emma: Person = { name: 'Emma', town: 'Utrecht' };
export const rule: Rule<Person> = ({ name }) => problemsOf({ name: name === '' ? 'required' : null });
export const machine = recordMachineOf<PersonKind>();

export const opened = (
  draft: Person | null,
  version: string | null = 'v1',
  kept: KeptDraft<Person> | null = null,
): Outcome<Opened<PersonKind>> =>
  either.right({ stored: draft && { record: { id: '7', ...draft }, version }, kept, unreadable: null, isOwn: false });
export const keptOf = (mine: Person, version: string | null = 'v1', base: Person = emma): KeptDraft<Person> => ({
  base,
  mine,
  version,
  at: 0,
});
export const failed = (failure: Failure): Outcome<never> => either.left(failure);
export const lineCut: Failure = { kind: 'Unreachable', reason: 'cut' };

/** The signals that open another screen. */
const TO_THE_SCREEN: readonly string[] = ['record.saved', 'record.begun', 'record.removed', 'record.lost'];

export const started = (
  id: Id | null = '7',
  clock = new SimulatedClock(),
  merging?: Merging<Person>,
  mayOpen = true,
  isNew = id === null,
) => {
  const calls = {
    open: called<Outcome<Opened<PersonKind>>, OpenRequest<StoredPerson>>(),
    save: called<Outcome<Saved<StoredPerson>>, SaveRequest<Person>>(),
    drop: called<unknown, DraftRef>(),
    setAside: called<unknown, DraftRef>(),
    remove: called<Outcome<void>, RemoveRequest>(),
  };
  const form = aForm(blank);
  const kept: unknown[] = [];
  const said: unknown[] = [];
  const emitted: unknown[] = [];
  const signals: RecordSignal<StoredPerson>[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        openRecord: fromPromise(calls.open.run),
        saveRecord: fromPromise(({ input, ...call }) => calls.save.run({ ...call, input: input.request })),
        holdDraft: fromCallback(() => undefined),
        setDraftAside: fromPromise(calls.setAside.run),
        dropDraft: fromPromise(calls.drop.run),
        removeRecord: fromPromise(calls.remove.run),
        keepDraft: keepDraftWith<Person>(
          keeperTelling((what) => {
            kept.push(what);
          }),
        ),
      },
      actions: {
        announceFailure: (_, { failure }) => {
          said.push(failure);
        },
        announceRefusal: (_, { failure }) => {
          said.push(failure);
        },
        announceUnchanged: () => {
          said.push('unchanged');
        },
        announceAsStored: () => {
          said.push('as stored');
        },
        announceUnfinished: (_, { failure }) => {
          said.push(failure);
        },
        announceSaved: () => {
          said.push('saved');
        },
        announceProblems: () => {
          said.push('problems');
        },
        announceRemoved: () => {
          said.push('removed');
        },
        announceNewer: (_, { isNews }) => {
          if (isNews) said.push('newer');
        },
        announceKept: () => {
          said.push('kept');
        },
        announceChanged: (_, { refused, failure }) => {
          if (refused !== null) said.push(refused.by === null ? 'changed' : ['changed', refused.by]);
          if (failure !== null) said.push(failure);
        },
      },
    }),
    { input: { id, isNew, blank, rule, merging, form, mayOpen }, clock },
  );
  actor.on('*', (signal) => {
    signals.push(signal);
    if (TO_THE_SCREEN.includes(signal.type)) emitted.push(signal);
  });
  actor.start();
  const until = async (state: string) =>
    (await waitFor(actor, ({ value }) => [topOf(value), nameOf(value)].includes(state))).context;
  return {
    actor,
    clock,
    calls,
    form,
    inForm: () => form.read(),
    type: form.type,
    save: (draft: Person) => {
      form.type(draft);
      actor.send({ type: 'save.requested' });
    },
    copy: (draft: Person) => {
      form.type(draft);
      actor.send({ type: 'copy.requested' });
    },
    kept,
    said,
    emitted,
    signals,
    until,
    now: () => topOf(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
  };
};

export const reading = async (answer = opened(emma), id: Id | null = '7') => {
  const world = started(id);
  world.calls.open.answer(answer);
  await waitFor(world.actor, ({ value }) => value !== 'loading');
  return world;
};

export const editing = async () => {
  const world = await reading();
  world.actor.send({ type: 'edit.requested' });
  return world;
};

/** Emma's record with the name changed to Mine, as saved. */
export const mine: Person = { ...emma, name: 'Mine' };
export const saving = async (draft = mine) => {
  const world = await editing();
  world.save(draft);
  return world;
};
