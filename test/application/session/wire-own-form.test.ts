import { taskEither } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import { wireOwnForm } from '../../../src/application/session/wire-own-form';
import type { Failure } from '../../../src/domain/shared/failure';
import { announcerInMind } from '../support/backend';

type Values = { readonly first: string; readonly last: string };

/** @param now the values that are stored when the save arrives */
const saved = async (typed: Values, now: Values | Failure) => {
  const sent: Values[] = [];
  let values = typed;
  const machine = wireOwnForm<Values>({
    keeper: null,
    announcer: announcerInMind().announcer,
    newest: () => ('kind' in now ? taskEither.left(now) : taskEither.right(now)),
    save: (next) => {
      sent.push(next);
      return taskEither.right(next);
    },
    said: 'session.profile.saved',
    labels: 'session.profile.fields',
    onSaved: () => undefined,
  });
  const form = {
    read: () => values,
    fill: (draft: Values) => {
      values = draft;
    },
    subscribe: () => () => undefined,
  };
  const input = { base: { first: 'Emma', last: 'Bos' }, rule: () => ({}), form };
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (state) => state.matches('open'));
  actor.send({ type: 'save.requested' });
  await waitFor(actor, (state) => state.matches('open'));
  return { sent, shown: values, failure: actor.getSnapshot().context.failure };
};

test.each<readonly [string, Values | Failure, readonly Values[]]>([
  ['nobody else', { first: 'Emma', last: 'Bos' }, [{ first: 'Em', last: 'Bos' }]],
  ['somebody else, in another field', { first: 'Emma', last: 'Bos-Smit' }, [{ first: 'Em', last: 'Bos-Smit' }]],
  ['somebody else, in the same field', { first: 'E.', last: 'Bos' }, [{ first: 'Em', last: 'Bos' }]],
  ['nobody knows: nothing is sent', { kind: 'Unreachable', reason: 'cut' }, []],
])('a form of one’s own that was changed by %s keeps the fields of both (R-SHR-07)', async (_, now, sent) => {
  const outcome = await saved({ first: 'Em', last: 'Bos' }, now);
  expect([outcome.sent, outcome.failure]).toEqual([sent, 'kind' in now ? now : null]);
  expect(outcome.shown).toEqual(sent[0] ?? { first: 'Em', last: 'Bos' });
});
