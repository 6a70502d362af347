import { either } from 'fp-ts';
import { createActor, waitFor } from 'xstate';
import type { NewTemplate, Templates } from '../../../src/application/content/ports/templates.port';
import { templatesMachine, type TemplatesNews } from '../../../src/application/content/templates.machine';
import { wireTemplates } from '../../../src/application/content/wire-templates';
import type { Announcer } from '../../../src/application/shared/announcer';
import type { Block } from '../../../src/domain/content/block';
import type { Failure } from '../../../src/domain/shared/failure';
import { done, reached, restingStates, tableOf, walk } from '../../domain/support/walk';

const STORY = { id: '1', name: 'Story' };
const BLOCK: Block = {
  guid: 'a',
  code: 'default-header',
  label: 'Heading',
  id: '',
  fields: [],
  publication: null,
  disabled: false,
};
const GONE: Failure = { kind: 'NotFound' };

describe('templates, every event in every state (R-CON-09)', () => {
  const eventsOf = (item: string | null) =>
    walk(templatesMachine, {
      input: { module: 'blog', item },
      events: {
        'use': { type: 'use.requested' },
        'save as': { type: 'save.requested' },
        'list came': done('0.templates.listing', either.right([STORY])),
        'list did not come': done('0.templates.listing', either.left(GONE)),
        'retry': { type: 'retry.requested' },
        'chose beside blocks': { type: 'template.chosen', template: STORY, filled: true },
        'chose without blocks': { type: 'template.chosen', template: STORY, filled: false },
        'replace': { type: 'place.chosen', replaces: true },
        'blocks came': done('0.templates.reading', either.right([BLOCK])),
        'blocks did not come': done('0.templates.reading', either.left(GONE)),
        'named': { type: 'name.submitted', name: 'Mine', restrict: [], dirty: false },
        'named while dirty': { type: 'name.submitted', name: 'Mine', restrict: [], dirty: true },
        'named nothing': { type: 'name.submitted', name: ' ', restrict: [], dirty: false },
        'named too long': { type: 'name.submitted', name: 'x'.repeat(101), restrict: [], dirty: true },
        'save first': { type: 'save.confirmed' },
        'item saved': { type: 'item.saved' },
        'item refused': { type: 'item.refused' },
        'added': done('0.templates.adding', either.right(undefined)),
        'not added': done('0.templates.adding', either.left(GONE)),
        'close': { type: 'closed' },
      },
      remember: ({ chosen, replaces, name }) => [chosen?.id, replaces, name],
    });

  test('reaches every state, and goes where it may', () => {
    const steps = eventsOf('7');
    expect(reached(steps)).toEqual(restingStates(templatesMachine));
    expect(tableOf(steps)).toEqual({
      closed: { 'use': 'listing', 'save as': 'naming' },
      listing: { 'list came': 'choosing', 'list did not come': 'unlisted', 'close': 'closed' },
      unlisted: { retry: 'listing', close: 'closed' },
      choosing: { 'chose beside blocks': 'asking', 'chose without blocks': 'reading', 'close': 'closed' },
      asking: { replace: 'reading', close: 'choosing' },
      reading: { 'blocks came': 'closed', 'blocks did not come': 'choosing', 'close': 'closed' },
      naming: { 'named': 'adding', 'named while dirty': 'confirming', 'close': 'closed' },
      confirming: { 'save first': 'saving', 'close': 'naming' },
      saving: { 'item saved': 'adding', 'item refused': 'closed' },
      adding: { 'added': 'closed', 'not added': 'naming' },
    });
  });

  test('what was never saved makes no template', () => {
    expect(reached(eventsOf(null))).not.toContain('naming');
  });
});

/** Starts the machine with these answers and records its signals. */
const start = (answers: {
  readonly blocks?: either.Either<Failure, readonly Block[]>;
  readonly added?: readonly either.Either<Failure, void>[];
}) => {
  const [sent, said, news]: [NewTemplate[], string[], TemplatesNews[]] = [[], [], []];
  const outcomes = [...(answers.added ?? [])];
  const port: Templates = {
    for: () => () => Promise.resolve(either.right([STORY])),
    blocks: () => () => Promise.resolve(answers.blocks ?? either.right([BLOCK])),
    add: (template) => () => {
      sent.push(template);
      return Promise.resolve(outcomes.shift() ?? either.right(undefined));
    },
  };
  const announcer: Announcer = {
    keepSaying: () => undefined,
    sayAll: () => undefined,
    failure: (failure) => {
      said.push(failure?.kind ?? '');
    },
    say: (intent, key) => {
      said.push(`${intent} ${key}`);
    },
  };
  const actor = createActor(wireTemplates(port, announcer), { input: { module: 'blog', item: '7' } }).start();
  actor.on('*', (event) => {
    news.push(event);
  });
  return { actor, sent, said, news };
};

describe('a template that is used (R-CON-09)', () => {
  test.each([true, false])('hands its blocks over, to replace those there: %s', async (replaces) => {
    const { actor, news } = start({});
    actor.send({ type: 'use.requested' });
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'template.chosen', template: STORY, filled: true });
    expect(news).toEqual([]);
    actor.send({ type: 'place.chosen', replaces });
    await waitFor(actor, (state) => state.matches('closed'));
    expect(news).toEqual([{ type: 'blocks.came', blocks: [BLOCK], replaces }]);
  });

  test('that is gone is told, and another can be chosen', async () => {
    const { actor, said, news } = start({ blocks: either.left(GONE) });
    actor.send({ type: 'use.requested' });
    await waitFor(actor, (state) => state.matches('choosing'));
    actor.send({ type: 'template.chosen', template: STORY, filled: false });
    await waitFor(actor, (state) => state.matches('choosing'));
    expect([said, news]).toEqual([['NotFound'], []]);
  });
});

describe('a template that is saved (R-CON-09)', () => {
  const named = (dirty: boolean) =>
    ({ type: 'name.submitted', name: ' Mine ', restrict: ['blog', 'news'], dirty }) as const;

  test('of what is stored, under its name without spaces around it', async () => {
    const { actor, sent, said } = start({});
    actor.send({ type: 'save.requested' });
    actor.send(named(false));
    await waitFor(actor, (state) => state.matches('closed'));
    expect([sent, said]).toEqual([
      [{ name: 'Mine', module: 'blog', item: '7', restrict: ['blog', 'news'] }],
      ['success content.templates.saved'],
    ]);
    expect(actor.getSnapshot().context.name).toBe('');
  });

  test('waits until the edits are saved', async () => {
    const { actor, sent, news } = start({});
    actor.send({ type: 'save.requested' });
    actor.send(named(true));
    expect(news).toEqual([]);
    actor.send({ type: 'save.confirmed' });
    expect([news, sent]).toEqual([[{ type: 'item.wanted' }], []]);
    actor.send({ type: 'item.saved' });
    await waitFor(actor, (state) => state.matches('closed'));
    expect(sent).toHaveLength(1);
  });

  test('is not made when the edits are refused; its name waits for the next time', () => {
    const { actor, sent, said } = start({});
    actor.send({ type: 'save.requested' });
    actor.send(named(true));
    actor.send({ type: 'save.confirmed' });
    actor.send({ type: 'item.refused' });
    actor.send({ type: 'save.requested' });
    expect([sent, said, actor.getSnapshot().context.name]).toEqual([
      [],
      ['warning content.templates.notSaved'],
      'Mine',
    ]);
  });

  test('under a name that is taken can be named anew', async () => {
    const taken: Failure = { kind: 'FieldsRejected', code: 'FIELDS_NOT_VALID', fields: { name: 'NAME_IN_USE' } };
    const { actor, said } = start({ added: [either.left(taken)] });
    actor.send({ type: 'save.requested' });
    actor.send(named(false));
    expect((await waitFor(actor, (state) => state.matches('naming'))).context.failure).toEqual(taken);
    actor.send(named(false));
    await waitFor(actor, (state) => state.matches('closed'));
    expect(said).toEqual(['warning content.templates.notSaved', 'success content.templates.saved']);
  });
});
