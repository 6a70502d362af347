import { either } from 'fp-ts';
import {
  blank,
  editing,
  emma,
  failed,
  keptOf,
  lineCut,
  mine,
  opened,
  reading,
  saving,
  started,
} from '../support/record-form';

const stored = { record: { id: '7', ...emma }, version: 'v1' };
const newer = { ...emma, name: 'Theirs' };

/** The record is saved, and its draft is dropped. */
const saved = async (answer: { readonly stored?: typeof stored } = {}) => {
  const world = await saving();
  world.calls.save.answer(either.right({ id: '7', ...answer }));
  await world.until('saved');
  world.calls.drop.answer(undefined);
  await world.until('loading');
  return world;
};

describe('what the record machine tells of reading', () => {
  test('a record is opened with what the server has', async () => {
    const { signals } = await reading();
    expect(signals).toEqual([{ type: 'record.opened', read: stored }]);
  });

  test('a record that cannot be read again stays open as it was', async () => {
    const { actor, calls, signals, until } = await reading();
    actor.send({ type: 'record.doubted' });
    calls.open.answer(failed(lineCut));
    await until('reading');
    expect(signals.slice(1)).toEqual([{ type: 'record.opened', read: null }]);
  });

  test.each([
    ['not as read, where the answer to a save carried it', { stored }, null],
    ['as read, where it was read after a save', {}, stored],
  ])('a saved record is opened again: %s', async (_, answer, read) => {
    const { calls, signals, until } = await saved(answer);
    calls.open.answer(opened(emma));
    await until('reading');
    expect(signals.slice(2)).toEqual([
      { type: 'save.started' },
      { type: 'record.saved', id: '7' },
      { type: 'record.opened', read },
    ]);
  });

  test('a record that is read again after that is read', async () => {
    const { actor, calls, signals, until } = await saved({ stored });
    calls.open.answer(opened(emma));
    await until('reading');
    actor.send({ type: 'record.doubted' });
    calls.open.answer(opened(newer, 'v2'));
    await until('reading');
    expect(signals.at(-1)).toEqual({ type: 'record.opened', read: { record: { id: '7', ...newer }, version: 'v2' } });
  });
});

/** The form becomes editable. */
const opens = { type: 'form.opened' };

describe('what the record machine tells of an edit that ends', () => {
  const ended = [{ type: 'edit.ended' }];

  test('one that was given up', async () => {
    const { actor, calls, signals, until } = await editing();
    actor.send({ type: 'edit.cancelled' });
    calls.drop.answer(undefined);
    await until('reading');
    expect(signals.slice(1)).toEqual([opens, ...ended]);
  });

  test('one that did not begin, as the newest version did not come', async () => {
    const { actor, calls, signals, until } = await reading();
    actor.send({ type: 'edit.granted' });
    calls.open.answer(failed(lineCut));
    await until('reading');
    expect(signals.slice(1)).toEqual(ended);
  });

  test('one that did not begin, as a draft is offered first', async () => {
    const { actor, calls, signals, until } = await reading();
    actor.send({ type: 'edit.granted' });
    calls.open.answer(opened(emma, 'v1', keptOf(mine)));
    await until('reading');
    expect(signals.slice(1)).toEqual(ended);
  });

  test('a deletion that was given up or refused', async () => {
    const { actor, calls, signals, until } = await reading();
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.cancelled' });
    expect(signals.slice(1)).toEqual(ended);
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.confirmed' });
    calls.remove.answer(failed({ kind: 'Forbidden' }));
    await until('reading');
    expect(signals.slice(2)).toEqual(ended);
  });

  test('a deletion that was given up or refused during an edit ends nothing', async () => {
    const { actor, calls, signals, until } = await editing();
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.cancelled' });
    actor.send({ type: 'removal.requested' });
    actor.send({ type: 'removal.confirmed' });
    calls.remove.answer(failed({ kind: 'Forbidden' }));
    await until('editing');
    expect(signals.slice(1)).toEqual([opens, opens, opens]);
  });

  test('the draft of a new record that is left for later', async () => {
    const { actor, calls, signals, until } = started(null);
    calls.open.answer(opened(null, null, keptOf(mine, null, blank)));
    await until('reading');
    actor.send({ type: 'draft.setAside' });
    calls.setAside.answer(undefined);
    await until('editing');
    expect(signals).toEqual([{ type: 'record.opened', read: null }, ...ended, opens]);
  });
});

describe('what the record machine tells of a save', () => {
  test('one that the server refuses', async () => {
    const { calls, signals, until } = await saving();
    const failure = { kind: 'Locked', holder: 'Anna', since: null } as const;
    calls.save.answer(failed(failure));
    await until('editing');
    expect(signals.slice(2)).toEqual([{ type: 'save.started' }, { type: 'save.refused', failure }, opens]);
  });

  test('one that is repeated on what somebody else saved', async () => {
    const { calls, signals, until } = await saving();
    calls.save.answer(failed({ kind: 'Changed' }));
    await until('comparing');
    calls.open.answer(opened({ ...emma, town: 'Delft' }, 'v2'));
    await until('saving');
    expect(signals.slice(2)).toEqual([{ type: 'save.started' }, { type: 'save.outdated' }, { type: 'save.started' }]);
  });

  test('one that waits for a choice', async () => {
    const { actor, calls, signals, until } = await saving();
    calls.save.answer(failed({ kind: 'Changed' }));
    await until('comparing');
    calls.open.answer(opened(newer, 'v2'));
    await until('conflicted');
    expect(signals.slice(3)).toEqual([{ type: 'save.outdated' }, { type: 'save.refused', failure: null }]);
    actor.send({ type: 'conflict.resolved', takeStored: [] });
    expect(signals.slice(5)).toEqual([{ type: 'save.started' }]);
  });

  test.each([
    ['was deleted', failed({ kind: 'NotFound' }), { kind: 'NotFound' }],
    ['cannot be read', failed(lineCut), lineCut],
    ['is no newer', opened(emma), { kind: 'Changed' }],
  ])('one whose newest version %s', async (_, answer, failure) => {
    const { calls, signals, until } = await saving();
    calls.save.answer(failed({ kind: 'Changed' }));
    await until('comparing');
    calls.open.answer(answer);
    await until('editing');
    expect(signals.slice(4)).toEqual([{ type: 'save.refused', failure }, opens]);
  });

  test.each([
    ['was stopped', null, [{ type: 'save.refused', failure: null }, opens]],
    [
      'was refused in the middle',
      { kind: 'Forbidden' },
      [{ type: 'save.refused', failure: { kind: 'Forbidden' } }, opens],
    ],
    ['met another version in the middle', { kind: 'Changed' }, [{ type: 'save.outdated' }]],
  ] as const)('one that %s', async (_, failure, told) => {
    const { actor, calls, signals } = await saving();
    const unfinished = { failure, isUncertain: false, stored, wanted: { id: '7', ...mine } };
    calls.save.answer(either.right({ id: '7', unfinished }));
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(actor.getSnapshot().matches('saving')).toBe(false);
    expect(signals.slice(3)).toEqual(told);
  });

  test('nothing, where there is a conflict of a draft that is resumed', async () => {
    const { actor, signals, until } = await reading(opened(newer, 'v2', keptOf(mine)));
    actor.send({ type: 'draft.resumed' });
    await until('conflicted');
    expect(signals).toHaveLength(1);
  });
});
