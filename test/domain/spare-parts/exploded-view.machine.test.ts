import { createActor } from 'xstate';
import { explodedViewMachine, placeInReview } from '../../../src/domain/spare-parts/exploded-view.machine';

const SHEETS = [
  { id: 'a', items: ['1', '2', '3'] },
  { id: 'b', items: ['4', '5'] },
];
const QUEUE = ['2', '3', '5'];

const shown = (queue: readonly string[] = QUEUE) => {
  const actor = createActor(explodedViewMachine, { input: { sheet: null } }).start();
  actor.send({ type: 'reference.shown', sheets: SHEETS, queue });
  return actor;
};
const at = (actor: ReturnType<typeof shown>) => {
  const { value, context } = actor.getSnapshot();
  return [value, context.sheet, context.selected];
};

describe('what is looked at in a reference (R-SPA-34)', () => {
  test('begins with the first sheet; a chosen item shows its own', () => {
    const actor = shown();
    expect(at(actor)).toEqual(['browsing', 'a', null]);
    actor.send({ type: 'item.chosen', item: '5' });
    expect(at(actor)).toEqual(['browsing', 'b', '5']);
    actor.send({ type: 'sheet.chosen', sheet: 'a' });
    expect(at(actor)).toEqual(['browsing', 'a', null]);
    actor.send({ type: 'item.chosen', item: '1' });
    actor.send({ type: 'item.chosen', item: null });
    expect(at(actor)).toEqual(['browsing', 'a', null]);
  });

  test('keeps sheet and item when the reference was read again, where they still are', () => {
    const actor = shown();
    actor.send({ type: 'item.chosen', item: '5' });
    actor.send({ type: 'reference.shown', sheets: SHEETS, queue: [] });
    expect(at(actor)).toEqual(['browsing', 'b', '5']);
    actor.send({ type: 'reference.shown', sheets: SHEETS.slice(0, 1), queue: [] });
    expect(at(actor)).toEqual(['browsing', 'a', null]);
  });

  test('knows the item under the pointer until it leaves', () => {
    const actor = shown();
    actor.send({ type: 'item.pointed', item: '3' });
    expect(actor.getSnapshot().context.pointed).toBe('3');
    actor.send({ type: 'sheet.chosen', sheet: 'b' });
    expect(actor.getSnapshot().context.pointed).toBeNull();
  });

  test('is nothing before a reference is there, and where it has no sheets', () => {
    const actor = createActor(explodedViewMachine, { input: { sheet: null } }).start();
    expect(at(actor)).toEqual(['browsing', null, null]);
    actor.send({ type: 'reference.shown', sheets: [], queue: [] });
    expect(at(actor)).toEqual(['browsing', null, null]);
  });
});

describe('a review (R-SPA-13)', () => {
  const reviewing = (place: string | null = null) => {
    const actor = shown();
    actor.send({ type: 'review.started', place });
    return actor;
  };
  const count = (actor: ReturnType<typeof shown>) => placeInReview(actor.getSnapshot().context);

  test('walks through all items with proposals, over the sheets, and stays at both ends', () => {
    const actor = reviewing();
    const walk = (by: 1 | -1) => {
      actor.send({ type: 'review.moved', by });
      return [...at(actor).slice(1), count(actor)];
    };
    expect([...at(actor), count(actor)]).toEqual(['reviewing', 'a', '2', 1]);
    expect([walk(1), walk(1), walk(1), walk(-1)]).toEqual([
      ['a', '3', 2],
      ['b', '5', 3],
      ['b', '5', 3],
      ['a', '3', 2],
    ]);
    walk(-1);
    expect(walk(-1)).toEqual(['a', '2', 1]);
  });

  test('goes on where it was left; behind an item that has nothing to review any more', () => {
    expect(at(reviewing('5'))).toEqual(['reviewing', 'b', '5']);
    expect(at(reviewing('4'))).toEqual(['reviewing', 'b', '5']);
    expect(at(reviewing('gone'))).toEqual(['reviewing', 'a', '2']);
  });

  test('keeps its place while other items are looked at', () => {
    const actor = reviewing('3');
    actor.send({ type: 'item.chosen', item: '1' });
    expect([...at(actor), count(actor)]).toEqual(['reviewing', 'a', '1', 2]);
    actor.send({ type: 'review.moved', by: 1 });
    expect(at(actor)).toEqual(['reviewing', 'b', '5']);
    actor.send({ type: 'item.chosen', item: '2' });
    expect(count(actor)).toBe(1);
  });

  test('tells where it is, not what is looked at outside of it', () => {
    const actor = shown();
    const places: unknown[] = [];
    actor.on('review.placed', ({ place }) => places.push(place));
    actor.send({ type: 'item.chosen', item: '3' });
    actor.send({ type: 'review.started', place: null });
    actor.send({ type: 'review.moved', by: 1 });
    actor.send({ type: 'item.chosen', item: '5' });
    actor.send({ type: 'reference.shown', sheets: SHEETS, queue: ['2'] });
    actor.send({ type: 'review.left' });
    actor.send({ type: 'item.chosen', item: '2' });
    expect(places).toEqual(['2', '3', '5', '2']);
  });

  test('does not begin where nothing is proposed, and ends when it is left', () => {
    const none = shown([]);
    none.send({ type: 'review.started', place: null });
    expect(at(none)).toEqual(['browsing', 'a', null]);
    const actor = reviewing();
    actor.send({ type: 'review.left' });
    expect(at(actor)).toEqual(['browsing', 'a', '2']);
  });

  test('goes on with what is left after a save, and ends when that is nothing', () => {
    const actor = reviewing('3');
    actor.send({ type: 'reference.shown', sheets: SHEETS, queue: ['2', '5'] });
    expect([...at(actor), count(actor)]).toEqual(['reviewing', 'b', '5', 2]);
    actor.send({ type: 'reference.shown', sheets: SHEETS, queue: [] });
    expect(at(actor)).toEqual(['browsing', 'b', '5']);
  });
});
