import { either } from 'fp-ts';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { MemoryCalls } from '../../../src/adapters/memory/shared/memory-calls';
import { Choices } from '../../../src/application/content/ports/choices.port';
import { SUGGEST_REST, suggestMachine } from '../../../src/application/content/suggest.machine';
import { wireSuggest } from '../../../src/application/content/wire-suggest';
import type { Announcer } from '../../../src/application/shared/announcer';
import type { Choice } from '../../../src/domain/content/block';
import type { TermModule } from '../../../src/domain/content/term';
import { memoryBackend } from '../../contract/support/memory-backend';
import { enter, SU } from '../../contract/support/backend';
import { after, done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const HYBRID = { id: '1', label: 'Hybride' };
const CUT = { kind: 'Unreachable', reason: 'cut' } as const;

const stepsOf = (addable: TermModule | null) =>
  walk(suggestMachine, {
    input: { source: 'tag', addable },
    events: {
      'hybr': { type: 'text.changed', text: 'hybr' },
      'one letter': { type: 'text.changed', text: 'h' },
      'enter': { type: 'text.submitted' },
      'rest': after('rest', 'suggest.waiting'),
      'came': done('0.suggest.asking', either.right([HYBRID])),
      'did not come': done('0.suggest.asking', either.left(CUT)),
      'retry': { type: 'retry.requested' },
      'add': { type: 'add.requested', name: ' hybr ' },
      'add nothing': { type: 'add.requested', name: '  ' },
      'added': done('0.suggest.adding', either.right({ id: '9', label: 'hybr' })),
      'not added': done('0.suggest.adding', either.left({ kind: 'Conflict', code: 'DUPLICATE' })),
    },
    remember: ({ text, choices, failure, name }) => [text, choices.length, failure?.kind, name],
  });

describe('suggestions of a picker, every event in every state', () => {
  const steps = stepsOf('tag');

  it('reach every state in which they can rest', () => {
    expect(reached(steps)).toEqual(restingStates(suggestMachine).filter((state) => state !== 'resuming'));
  });

  it('go where they may', () => {
    const typing = { 'hybr': 'waiting', 'one letter': 'idle', 'add': 'adding' };
    expect(tableOf(steps)).toEqual({
      idle: { hybr: 'waiting', add: 'adding' },
      waiting: { 'one letter': 'idle', 'add': 'adding', 'enter': 'asking', 'rest': 'asking' },
      asking: { ...typing, 'came': 'shown', 'did not come': 'failed' },
      shown: typing,
      failed: { ...typing, enter: 'asking', retry: 'asking' },
      adding: { 'added': 'idle', 'not added': 'asking | idle' },
    });
  });

  it('ask for two characters or more only', () => {
    expect(
      steps.filter(({ after: next }) => next.value === 'asking').map(({ after: { context } }) => context.text),
    ).not.toContain('h');
  });

  it('show nothing of an older text that the newer one does not hold, and nothing at all below two characters', () => {
    const shown = steps.filter(({ before }) => before.context.choices.length > 0);
    expect(shown.filter(({ event }) => event === 'one letter').map(({ after: next }) => next.context.choices)).toEqual(
      shown.filter(({ event }) => event === 'one letter').map(() => []),
    );
    expect(shown.some(({ event, after: next }) => event === 'hybr' && next.context.choices.length === 1)).toBe(true);
  });

  it('where nothing can be added, nothing is', () => {
    expect(reached(stepsOf(null))).not.toContain('adding');
  });
});

describe('suggestions of a picker, with what they ask (R-CON-16)', () => {
  const open = async (source = 'tag', addable: TermModule | null = 'tag') => {
    const calls = new MemoryCalls();
    const backend = memoryBackend(calls);
    await enter(backend, SU);
    const clock = new SimulatedClock();
    const said: string[] = [];
    const announcer: Announcer = {
      failure: (failure, labels) => {
        said.push(`${failure?.kind ?? ''} of ${labels ?? ''}`);
      },
      keepSaying: () => undefined,
      sayAll: () => undefined,
      say: (intent, key, duration, values) => {
        said.push(`${intent} ${key} ${String(values?.['name'])} ${String(duration)}`);
      },
    };
    const asked: { readonly text: string; readonly aborted: () => boolean }[] = [];
    const port = backend.service(Choices);
    const watched: Choices = {
      ...port,
      suggest: (from, text, options) => {
        asked.push({ text, aborted: () => options?.signal?.aborted === true });
        return port.suggest(from, text, options);
      },
    };
    const actor = createActor(wireSuggest(watched, announcer), { input: { source, addable }, clock }).start();
    const added: (Choice | null)[] = [];
    actor.on('choice.added', ({ choice }) => {
      added.push(choice);
    });
    const type = (text: string): void => {
      actor.send({ type: 'text.changed', text });
    };
    const shown = async (): Promise<readonly string[]> =>
      (await waitFor(actor, (state) => state.matches('shown'))).context.choices.map(({ label }) => label);
    return { actor, asked, added, calls, clock, backend, said, shown, type };
  };

  it('ask once the typing rests, and at once when told to (R-SHR-12)', async () => {
    const { actor, asked, clock, shown, type } = await open();
    type('re');
    clock.increment(SUGGEST_REST - 1);
    type('renov');
    clock.increment(SUGGEST_REST - 1);
    expect(asked).toEqual([]);
    clock.increment(1);
    expect(await shown()).toEqual(['Renovatie']);
    type('  nieuw ');
    actor.send({ type: 'text.submitted' });
    expect(await shown()).toEqual(['Nieuwbouw']);
    expect(asked.map(({ text }) => text)).toEqual(['renov', 'nieuw']);
  });

  it('break off what is no longer wanted', async () => {
    const { asked, clock, shown, type } = await open();
    type('re');
    clock.increment(SUGGEST_REST);
    type('nieuw');
    expect(asked[0]?.aborted()).toBe(true);
    clock.increment(SUGGEST_REST);
    expect(await shown()).toEqual(['Nieuwbouw']);
    expect(asked[1]?.aborted()).toBe(false);
  });

  it('that do not come can be asked for again', async () => {
    const { actor, calls, clock, shown, type } = await open();
    calls.failNext(CUT);
    type('renov');
    clock.increment(SUGGEST_REST);
    expect((await waitFor(actor, (state) => state.matches('failed'))).context.failure).toEqual(CUT);
    actor.send({ type: 'retry.requested' });
    expect(await shown()).toEqual(['Renovatie']);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  it('are twenty-five at most, whatever an API sends', async () => {
    const many = Array.from({ length: 40 }, (_, place) => ({ id: String(place), label: `Tag ${String(place)}` }));
    const port: Choices = {
      suggest: () => () => Promise.resolve(either.right(many)),
      add: () => () => Promise.resolve(either.left(CUT)),
      targets: () => () => Promise.resolve(either.right([])),
    };
    const actor = createActor(
      wireSuggest(port, {
        failure: () => undefined,
        say: () => undefined,
        sayAll: () => undefined,
        keepSaying: () => undefined,
      }),
      { input: { source: 'tag', addable: null } },
    ).start();
    actor.send({ type: 'text.changed', text: 'tag' });
    actor.send({ type: 'text.submitted' });
    expect((await waitFor(actor, (state) => state.matches('shown'))).context.choices).toHaveLength(25);
  });

  it.each([
    ['tag', 'Tag'],
    ['category', 'Category'],
  ] as const)('a new %s is added, told of and handed on, and its name is typed no longer', async (module, said) => {
    const suggesting = await open(module, module);
    suggesting.type('Zonneboiler');
    suggesting.actor.send({ type: 'add.requested', name: 'Zonneboiler' });
    const { context } = await waitFor(suggesting.actor, (state) => state.matches('idle'));
    expect(context.text).toBe('');
    expect(suggesting.added.map((choice) => choice?.label)).toEqual(['Zonneboiler']);
    expect(suggesting.said).toEqual([`success content.choices.added${said} Zonneboiler 2000`]);
  });

  it('what is typed while one is added stays, and is asked for', async () => {
    const { actor, shown, type } = await open();
    type('Zonneboiler');
    actor.send({ type: 'add.requested', name: 'Zonneboiler' });
    type('nieuw');
    expect(await shown()).toEqual(['Nieuwbouw']);
    expect(actor.getSnapshot().context.text).toBe('nieuw');
  });

  it('one that is there already is warned of, and suggested', async () => {
    const { actor, added, said, shown, type } = await open();
    type('Renovatie');
    actor.send({ type: 'add.requested', name: 'Renovatie' });
    expect(await shown()).toEqual(['Renovatie']);
    expect(added).toEqual([]);
    expect(said).toEqual(['warning content.choices.takenTag Renovatie 2000']);
  });

  it('one that could not be added is told of, and stays typed', async () => {
    const { actor, calls, said, shown, type } = await open();
    type('Reno');
    calls.failNext(CUT);
    actor.send({ type: 'add.requested', name: 'Reno' });
    expect(await shown()).toEqual(['Renovatie']);
    expect(actor.getSnapshot().context.text).toBe('Reno');
    expect(said).toEqual(['Unreachable of content.tag']);
  });
});
