import { either } from 'fp-ts';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { PALETTE_REST, paletteMachine, type PaletteResult } from '../../../src/application/session/palette.machine';
import type { OtherText } from '../../../src/application/session/other-language';
import type { ModuleQuery } from '../../../src/domain/session/palette.rule';
import { searchRecords } from '../../../src/application/session/search-records';
import type { SearchSource } from '../../../src/application/shared/search-source';
import type { Failure } from '../../../src/domain/shared/failure';
import { called } from '../../domain/support/called';
import { after, done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const hits: PaletteResult = { hits: [{ path: '/users/7', module: 'users', title: 'Emma' }], failed: [] };

describe('palette machine, every event in every state', () => {
  const steps = walk(paletteMachine, {
    events: {
      'long enough': { type: 'term.changed', term: 'em', queriesOf: () => [] },
      'too short': { type: 'term.changed', term: ' e ', queriesOf: () => [] },
      'rested': after('rest', 'palette.waiting'),
      'found': done('0.palette.searching', hits),
    },
    remember: ({ term, hits: shown }) => [term, shown.length],
  });

  test('reaches every state, and goes where it may', () => {
    expect(reached(steps)).toEqual(restingStates(paletteMachine));
    expect(tableOf(steps)).toEqual({
      idle: { 'long enough': 'waiting' },
      waiting: { 'too short': 'idle', 'rested': 'searching' },
      searching: { 'long enough': 'waiting', 'too short': 'idle', 'found': 'idle' },
    });
  });
});

describe('the palette (R-SES-07)', () => {
  const started = (loadOtherLanguage = (): Promise<OtherText> => Promise.resolve(() => '')) => {
    const search = called<PaletteResult, { readonly queries: readonly ModuleQuery[] }>();
    const clock = new SimulatedClock();
    const actor = createActor(
      paletteMachine.provide({
        actors: {
          searchRecords: fromPromise(search.run),
          loadOtherLanguage: fromPromise<OtherText>(loadOtherLanguage),
        },
      }),
      {
        clock,
      },
    ).start();
    return {
      actor,
      clock,
      search,
      type: (term: string) => {
        actor.send({ type: 'term.changed', term, queriesOf: () => [{ module: 'users', term: term.trim() }] });
      },
      until: (state: string) => waitFor(actor, ({ value }) => value === state),
    };
  };

  test('asks once the typing rests, with the term as it stands then', async () => {
    const { actor, clock, search, type, until } = started();
    type('em');
    clock.increment(PALETTE_REST - 1);
    type('emm ');
    clock.increment(PALETTE_REST - 1);
    expect(search.times()).toBe(0);
    clock.increment(1);
    expect([search.times(), search.input()]).toEqual([1, { queries: [{ module: 'users', term: 'emm' }] }]);
    search.answer(hits);
    expect((await until('idle')).context.hits).toEqual(hits.hits);
    expect(actor.getSnapshot().context.term).toBe('emm ');
  });

  test('asks by names of the other language that loaded while the typing rested (R-SES-23)', async () => {
    let load: (text: OtherText) => void = () => undefined;
    const loading = new Promise<OtherText>((resolve) => {
      load = resolve;
    });
    const { actor, clock, search } = started(() => loading);
    actor.send({
      type: 'term.changed',
      term: 'gebruikers em',
      queriesOf: (otherText) => [{ module: otherText('name'), term: 'em' }],
    });
    load(() => 'users');
    await waitFor(actor, ({ context }) => context.otherText('name') === 'users');
    clock.increment(PALETTE_REST);
    expect(search.input()).toEqual({ queries: [{ module: 'users', term: 'em' }] });
  });

  test('a newer term aborts the search before it; a term that is too short empties the list', () => {
    const { actor, clock, search, type } = started();
    type('em');
    clock.increment(PALETTE_REST);
    type('jan');
    expect(search.signal(0).aborted).toBe(true);
    type('j');
    expect([actor.getSnapshot().value, actor.getSnapshot().context.hits]).toEqual(['idle', []]);
    clock.increment(PALETTE_REST);
    expect(search.times()).toBe(1);
  });
});

describe('searching the modules', () => {
  const source = (module: string, failure: Failure | null): { source: SearchSource; term: string } => ({
    term: 'em',
    source: {
      module,
      search: (term) => () =>
        Promise.resolve(
          failure === null ? either.right([{ path: `/${module}/1`, module, title: term }]) : either.left(failure),
        ),
    },
  });

  test('a module that fails is named and hides nobody else; one that is not there or not allowed says nothing', async () => {
    const sources = [
      source('users', null),
      source('blog', { kind: 'Unreachable', reason: 'server' }),
      source('news', { kind: 'NotFound' }),
      source('press', { kind: 'Forbidden' }),
      source('page', null),
    ];
    expect(await searchRecords(sources, {})).toEqual({
      hits: [
        { path: '/users/1', module: 'users', title: 'em' },
        { path: '/page/1', module: 'page', title: 'em' },
      ],
      failed: ['blog'],
    });
  });
});
