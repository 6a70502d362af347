import { either } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import type { ItemVersions, Versions } from '../../../src/application/content/ports/versions.port';
import { versionsMachine } from '../../../src/application/content/versions.machine';
import { wireVersions } from '../../../src/application/content/wire-versions';
import type { ContentItem } from '../../../src/domain/content/content-item';
import { aStoredItem, entriesOf } from '../../domain/content/support/items';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const HISTORY = entriesOf(3);
const versionsOf = (name: string): ItemVersions => ({ current: aStoredItem(), then: aStoredItem({ name }) });

describe('versions to compare, every event in every state (R-CON-08)', () => {
  const steps = walk(versionsMachine, {
    input: { module: 'blog', history: HISTORY, edited: true },
    events: {
      'came': done('0.versions.loading', either.right(versionsOf('Then'))),
      'did not come': done('0.versions.loading', either.left({ kind: 'NotFound' })),
      'chose two': { type: 'versions.chosen', pair: { from: '1', to: '2' } },
      'chose backwards': { type: 'versions.chosen', pair: { from: '3', to: '2' } },
      'retry': { type: 'retry.requested' },
    },
    remember: ({ pair, known, failure }) => [pair, [...known.keys()], failure?.kind],
  });

  test('reaches every state but the one it only passes through, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(versionsMachine).filter((state) => state !== 'checking'));
    expect(tableOf(steps)).toEqual({
      loading: { 'came': 'loading | shown', 'did not come': 'failed' },
      shown: { 'chose two': 'loading | shown' },
      failed: { 'chose two': 'loading', 'retry': 'loading' },
    });
  });

  test('a pair that goes backwards in time is not taken', () => {
    for (const { before, event, after } of steps)
      if (event === 'chose backwards') expect(after.context.pair).toEqual(before.context.pair);
  });
});

/** Entries that come when they are let go, one after the other. */
const held = () => {
  const asked: {
    readonly entry: string;
    readonly signal: { readonly aborted: boolean } | undefined;
    readonly answer: (outcome: either.Either<{ readonly kind: 'NotFound' }, ItemVersions>) => void;
  }[] = [];
  const versions: Versions = {
    read: (_, entry, options) => () =>
      new Promise((answer) => {
        asked.push({ entry, signal: options?.signal, answer });
      }),
  };
  return { asked, versions };
};
const came = (entry: string) => either.right(versionsOf(`As of ${entry}`));

describe('versions that are loaded (R-CON-08)', () => {
  const start = () => {
    const { asked, versions } = held();
    const actor = createActor(wireVersions(versions), {
      input: { module: 'blog', history: HISTORY, edited: false },
    }).start();
    return {
      actor,
      asked,
      names: () =>
        [...actor.getSnapshot().context.known].map(
          ([id, item]: readonly [string, ContentItem]) => `${id}: ${item.name}`,
        ),
    };
  };

  test('each comes once; the draft in hand is not asked for', async () => {
    const { actor, asked, names } = start();
    expect(asked.map(({ entry }) => entry)).toEqual(['2']);
    asked[0]?.answer(came('2'));
    await waitFor(actor, (state) => state.matches('shown'));
    actor.send({ type: 'versions.chosen', pair: { from: '1', to: '2' } });
    asked[1]?.answer(came('1'));
    await waitFor(actor, (state) => state.matches('shown'));
    actor.send({ type: 'versions.chosen', pair: { from: '2', to: null } });
    expect(actor.getSnapshot().value).toBe('shown');
    expect([asked.map(({ entry }) => entry), names()]).toEqual([
      ['2', '1'],
      ['2: As of 2', '1: As of 1'],
    ]);
  });

  test("another choice breaks off what is on its way, and its answer is nobody's", async () => {
    const { actor, asked, names } = start();
    actor.send({ type: 'versions.chosen', pair: { from: '1', to: null } });
    expect(asked.map(({ entry, signal }) => [entry, signal?.aborted])).toEqual([
      ['2', true],
      ['1', false],
    ]);
    asked[0]?.answer(came('2'));
    asked[1]?.answer(came('1'));
    await waitFor(actor, (state) => state.matches('shown'));
    expect(names()).toEqual(['1: As of 1']);
  });

  test('one that does not come can be asked for again', async () => {
    const { actor, asked } = start();
    asked[0]?.answer(either.left({ kind: 'NotFound' }));
    expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure).toEqual({ kind: 'NotFound' });
    actor.send({ type: 'retry.requested' });
    asked[1]?.answer(came('2'));
    expect((await waitFor(actor, (state) => state.matches('shown'))).context.failure).toBeNull();
  });
});
