import fc from 'fast-check';
import { createActor } from 'xstate';
import { itemReviewMachine } from '../../../src/domain/spare-parts/item-review.machine';
import {
  accept,
  acceptAll,
  cancelsOf,
  decisionOf,
  hasOpen,
  itemChange,
  reject,
  rejectAll,
  typed,
  undo,
  withProduct,
  type SpareItem,
} from '../../../src/domain/spare-parts/spare-item';
import { UPDATE_FIELDS, type UpdateField } from '../../../src/domain/spare-parts/spare-item.rule';

const STORED: SpareItem = {
  sheet: '1',
  number: '7',
  code: '7740183',
  name: 'Valve cone',
  remarks: '',
  quantity: '1',
  specifications: 'brass',
  product: null,
  isAvailable: false,
  proposals: { code: '7740188', name: 'Valve cone with seal', quantity: '2' },
};
const PROPOSED: readonly UpdateField[] = ['code', 'name', 'quantity'];
const decisions = (item: SpareItem) => UPDATE_FIELDS.map((field) => decisionOf(STORED, item, field));

describe('a proposal (R-SPA-10)', () => {
  test('accepted becomes the value; rejected goes with the save, and the value stays', () => {
    const decided = reject(STORED, accept(STORED, STORED, 'name'), 'quantity');
    expect([decided.name, decided.quantity, decided.code]).toEqual(['Valve cone with seal', '1', '7740183']);
    expect(cancelsOf(STORED, decided)).toEqual(['quantity']);
    expect(decisions(decided)).toEqual(['open', 'accepted', 'none', 'rejected', 'none']);
    expect(decided.proposals).toEqual({ code: '7740188' });
  });

  test('nobody made is neither accepted nor rejected', () => {
    for (const decide of [accept, reject, undo]) expect(decide(STORED, STORED, 'remarks')).toEqual(STORED);
  });

  test('undone is open again', () => {
    for (const decide of [accept, reject]) expect(undo(STORED, decide(STORED, STORED, 'name'), 'name')).toEqual(STORED);
  });

  test('rejected does not take away what a person typed instead', () => {
    const cone = typed(STORED, STORED, 'name', 'Cone');
    expect(reject(STORED, cone, 'name').name).toBe('Cone');
    expect(undo(STORED, reject(STORED, cone, 'name'), 'name')).toEqual(cone);
  });

  test('typed by hand is accepted, and typed over is open again', () => {
    const same = typed(STORED, STORED, 'quantity', '2');
    expect([decisionOf(STORED, same, 'quantity'), same.proposals.quantity]).toEqual(['accepted', undefined]);
    const other = typed(STORED, same, 'quantity', '3');
    expect([decisionOf(STORED, other, 'quantity'), other.proposals.quantity]).toEqual(['open', '2']);
  });

  test('typed over after it was rejected stays rejected', () => {
    const other = typed(STORED, reject(STORED, STORED, 'quantity'), 'quantity', '3');
    expect(cancelsOf(STORED, other)).toEqual(['quantity']);
  });

  test('of all fields decided at once leaves what was decided before', () => {
    const accepted = acceptAll(STORED, reject(STORED, STORED, 'quantity'));
    expect([accepted.code, accepted.name, accepted.quantity, cancelsOf(STORED, accepted)]).toEqual([
      '7740188',
      'Valve cone with seal',
      '1',
      ['quantity'],
    ]);
    const rejected = rejectAll(STORED, accept(STORED, STORED, 'name'));
    expect([rejected.name, cancelsOf(STORED, rejected)]).toEqual(['Valve cone with seal', ['code', 'quantity']]);
    expect([hasOpen(STORED), hasOpen(accepted), hasOpen(rejected)]).toEqual([true, false, false]);
  });
});

test('the rows say what became of an item', () => {
  expect([
    itemChange(STORED, STORED),
    itemChange(STORED, accept(STORED, STORED, 'name')),
    itemChange(STORED, rejectAll(STORED, STORED)),
    itemChange(STORED, typed(STORED, STORED, 'remarks', 'Check')),
    itemChange(STORED, withProduct(STORED, { id: '4', code: 'X', label: 'Y' })),
  ]).toEqual([null, 'accepted', 'rejected', 'changed', 'changed']);
});

type Step = readonly ['accept' | 'reject', UpdateField];
const steps = fc.array(
  fc.tuple(fc.constantFrom('accept' as const, 'reject' as const), fc.constantFrom(...UPDATE_FIELDS)),
  { maxLength: 30 },
);
const taken = (item: SpareItem, [kind, field]: Step): SpareItem =>
  (kind === 'accept' ? accept : reject)(STORED, item, field);

test('accepting and rejecting in any order gives the same record and the same cancels (R-SPA-10)', () => {
  fc.assert(
    fc.property(
      steps,
      fc.shuffledSubarray([...UPDATE_FIELDS], { minLength: UPDATE_FIELDS.length }),
      (sequence, order) => {
        const last = new Map(sequence.map(([kind, field]) => [field, kind] as const));
        const shuffled = order.flatMap((field): readonly Step[] => {
          const kind = last.get(field);
          return kind === undefined ? [] : [[kind, field]];
        });
        const item = sequence.reduce(taken, STORED);
        const again = shuffled.reduce(taken, STORED);
        expect(again).toEqual(item);
        expect(cancelsOf(STORED, again)).toEqual(cancelsOf(STORED, item));
        for (const field of PROPOSED)
          expect(item[field]).toBe(last.get(field) === 'accept' ? STORED.proposals[field] : STORED[field]);
      },
    ),
  );
});

describe('the machine of an item', () => {
  const started = () => createActor(itemReviewMachine, { input: { stored: STORED, item: STORED } }).start();

  test('has something to apply only when something changed that can be stored (R-SPA-11)', () => {
    const actor = started();
    const state = () => actor.getSnapshot().value;
    expect(state()).toBe('unchanged');
    actor.send({ type: 'field.typed', field: 'remarks', value: 'Check' });
    expect(state()).toBe('changed');
    actor.send({ type: 'field.typed', field: 'quantity', value: 'two' });
    expect(state()).toBe('wrong');
    actor.send({ type: 'field.typed', field: 'quantity', value: '1' });
    actor.send({ type: 'field.typed', field: 'remarks', value: '' });
    expect(state()).toBe('unchanged');
    actor.send({ type: 'proposal.rejected', field: 'name' });
    expect(state()).toBe('changed');
    actor.send({ type: 'decision.undone', field: 'name' });
    expect(state()).toBe('unchanged');
    actor.send({ type: 'proposal.accepted', field: 'name' });
    expect(state()).toBe('changed');
    actor.send({ type: 'field.typed', field: 'name', value: ' ' });
    expect(state()).toBe('wrong');
  });

  test('accepts all only while a proposal is open', () => {
    const actor = started();
    expect(actor.getSnapshot().can({ type: 'all.accepted' })).toBe(true);
    actor.send({ type: 'all.accepted' });
    expect(actor.getSnapshot().can({ type: 'all.accepted' })).toBe(false);
    expect(actor.getSnapshot().context.item.proposals).toEqual({});
  });

  test('a product that was chosen makes it available, and none makes it not (R-SPA-23)', () => {
    const actor = started();
    actor.send({ type: 'product.chosen', product: { id: '4', code: 'WP-1', label: 'Pump' } });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.item.isAvailable]).toEqual(['changed', true]);
    actor.send({ type: 'product.chosen', product: null });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.item.isAvailable]).toEqual(['unchanged', false]);
  });
});
