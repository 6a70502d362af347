import fc from 'fast-check';
import { createActor } from 'xstate';
import {
  accept,
  acceptAll,
  beginReview,
  decisionOf,
  hasOpen,
  isChanged,
  reject,
  type,
  undo,
} from '../../../src/domain/spare-parts/item-review';
import { itemReviewMachine } from '../../../src/domain/spare-parts/item-review.machine';
import { UPDATE_FIELDS, type ItemFields, type UpdateField } from '../../../src/domain/spare-parts/spare-item.rule';

const STORED: ItemFields = { code: '7740183', name: 'Valve cone', remarks: '', quantity: '1', specifications: 'brass' };
const PROPOSALS = { code: '7740188', name: 'Valve cone with seal', quantity: '2' } as const;
const PROPOSED: readonly UpdateField[] = ['code', 'name', 'quantity'];
const begun = beginReview(STORED, PROPOSALS);

describe('a proposal (R-SPA-10)', () => {
  test('accepted becomes the value; rejected goes with the save, and the value stays', () => {
    const decided = reject(accept(begun, 'name'), 'quantity');
    expect(decided.fields).toEqual({ ...STORED, name: 'Valve cone with seal' });
    expect(decided.cancels).toEqual(['quantity']);
    expect(UPDATE_FIELDS.map((field) => decisionOf(decided, field))).toEqual([
      'open',
      'accepted',
      'none',
      'rejected',
      'none',
    ]);
  });

  test('nobody made is neither accepted nor rejected', () => {
    expect([accept(begun, 'remarks'), reject(begun, 'remarks')]).toEqual([begun, begun]);
  });

  test('undone is open again', () => {
    expect([undo(accept(begun, 'name'), 'name'), undo(reject(begun, 'name'), 'name')]).toEqual([begun, begun]);
  });

  test('rejected does not take away what a person typed instead', () => {
    const typed = type(begun, 'name', 'Cone');
    expect(reject(typed, 'name').fields.name).toBe('Cone');
    expect(undo(reject(typed, 'name'), 'name')).toEqual(typed);
  });

  test('of all fields accepted at once leaves those that were rejected', () => {
    const decided = acceptAll(reject(begun, 'quantity'));
    expect([decided.fields, decided.cancels]).toEqual([
      { ...STORED, code: '7740188', name: 'Valve cone with seal' },
      ['quantity'],
    ]);
    expect([hasOpen(begun), hasOpen(decided)]).toEqual([true, false]);
  });
});

/** The last decision about each field. */
type Step = readonly ['accept' | 'reject', UpdateField];
const steps = fc.array(
  fc.tuple(fc.constantFrom('accept' as const, 'reject' as const), fc.constantFrom(...UPDATE_FIELDS)),
  {
    maxLength: 30,
  },
);
const taken = (review: typeof begun, [kind, field]: Step) =>
  kind === 'accept' ? accept(review, field) : reject(review, field);

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
        const { fields, cancels } = sequence.reduce(taken, begun);
        const again = shuffled.reduce(taken, begun);
        expect([again.fields, again.cancels]).toEqual([fields, cancels]);
        for (const field of PROPOSED)
          expect(fields[field]).toBe(last.get(field) === 'accept' ? begun.proposals[field] : STORED[field]);
      },
    ),
  );
});

describe('the machine', () => {
  const started = () => createActor(itemReviewMachine, { input: { stored: STORED, proposals: PROPOSALS } }).start();

  test('has something to save only when something changed', () => {
    const actor = started();
    const state = () => actor.getSnapshot().value;
    expect(state()).toBe('unchanged');
    actor.send({ type: 'field.typed', field: 'remarks', value: 'Check' });
    expect(state()).toBe('changed');
    actor.send({ type: 'field.typed', field: 'remarks', value: '' });
    expect(state()).toBe('unchanged');
    actor.send({ type: 'proposal.rejected', field: 'name' });
    expect(state()).toBe('changed');
    actor.send({ type: 'decision.undone', field: 'name' });
    expect(state()).toBe('unchanged');
    actor.send({ type: 'proposal.accepted', field: 'name' });
    expect(state()).toBe('changed');
  });

  test('accepts all only while a proposal is open, and begins anew with what was stored', () => {
    const actor = started();
    expect(actor.getSnapshot().can({ type: 'all.accepted' })).toBe(true);
    actor.send({ type: 'all.accepted' });
    expect(actor.getSnapshot().can({ type: 'all.accepted' })).toBe(false);
    const { fields } = actor.getSnapshot().context.review;
    actor.send({ type: 'item.given', stored: fields, proposals: {} });
    expect([actor.getSnapshot().value, isChanged(actor.getSnapshot().context.review)]).toEqual(['unchanged', false]);
  });
});
