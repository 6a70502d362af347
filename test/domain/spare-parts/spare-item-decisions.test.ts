import fc from 'fast-check';
import { createActor } from 'xstate';
import { itemReviewMachine } from '../../../src/domain/spare-parts/item-review.machine';
import {
  accept,
  acceptAll,
  decideAll,
  cancelsOf,
  decisionOf,
  hasOpenProposal,
  itemChange,
  reject,
  typed,
  undo,
  withProduct,
  type SpareItem,
} from '../../../src/domain/spare-parts/spare-item';
import { spareParts, type SparePartDraft } from '../../../src/domain/spare-parts/spare-part';
import { storedPart } from '../../../src/domain/shared/parts/part';
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
  rejected: {},
};
const PROPOSED: readonly UpdateField[] = ['code', 'name', 'quantity'];
const decisions = (item: SpareItem) => UPDATE_FIELDS.map((field) => decisionOf(item, field));

describe('a proposal (R-SPA-10)', () => {
  test('accepted becomes the value; rejected goes with the save, and the value stays', () => {
    const decided = reject(STORED, accept(STORED, 'name'), 'quantity');
    expect([decided.name, decided.quantity, decided.code]).toEqual(['Valve cone with seal', '1', '7740183']);
    expect(cancelsOf(decided)).toEqual(['quantity']);
    expect(decisions(decided)).toEqual(['open', 'accepted', 'none', 'rejected', 'none']);
  });

  test('nobody made is neither accepted nor rejected', () => {
    expect(accept(STORED, 'remarks')).toEqual(STORED);
    for (const decide of [reject, undo]) expect(decide(STORED, STORED, 'remarks')).toEqual(STORED);
  });

  test('undone is open again', () => {
    for (const decided of [accept(STORED, 'name'), reject(STORED, STORED, 'name')])
      expect(undo(STORED, decided, 'name')).toEqual(STORED);
  });

  test('rejected does not take away what a person typed instead', () => {
    const cone = typed(STORED, 'name', 'Cone');
    expect(reject(STORED, cone, 'name').name).toBe('Cone');
    expect(undo(STORED, reject(STORED, cone, 'name'), 'name')).toEqual(cone);
  });

  test('typed by hand is accepted, and typed over is open again', () => {
    const same = typed(STORED, 'quantity', '2');
    expect(decisionOf(same, 'quantity')).toBe('accepted');
    const other = typed(same, 'quantity', '3');
    expect(decisionOf(other, 'quantity')).toBe('open');
  });

  test('typed over after it was rejected stays rejected', () => {
    const other = typed(reject(STORED, STORED, 'quantity'), 'quantity', '3');
    expect(cancelsOf(other)).toEqual(['quantity']);
  });

  test('of all fields decided at once leaves what was decided before', () => {
    const accepted = acceptAll(reject(STORED, STORED, 'quantity'));
    expect([accepted.code, accepted.name, accepted.quantity, cancelsOf(accepted)]).toEqual([
      '7740188',
      'Valve cone with seal',
      '1',
      ['quantity'],
    ]);
    const rejected = decideAll(STORED, accept(STORED, 'name'), 'rejected');
    expect([rejected.name, cancelsOf(rejected)]).toEqual(['Valve cone with seal', ['code', 'quantity']]);
    expect([hasOpenProposal(STORED), hasOpenProposal(accepted), hasOpenProposal(rejected)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  // Decisions on whole items in order, up to the save.
  test.each([
    ['A', ['accepted', 'accepted', 'accepted']],
    ['R', ['rejected', 'rejected', 'rejected']],
    ['AR', ['rejected', 'rejected', 'rejected']],
    ['RA', ['accepted', 'accepted', 'accepted']],
    ['ARA', ['accepted', 'accepted', 'accepted']],
    ['RAR', ['rejected', 'rejected', 'rejected']],
    ['nR', ['rejected', 'accepted', 'rejected']],
    ['nRR', ['rejected', 'rejected', 'rejected']],
    ['qA', ['accepted', 'accepted', 'rejected']],
    ['qAA', ['accepted', 'accepted', 'accepted']],
  ])('of the whole item can be changed (R-SPA-13): %s', (keys, decisions) => {
    const decided = [...keys].reduce((item, key) => {
      if (key === 'n') return accept(item, 'name');
      if (key === 'q') return reject(STORED, item, 'quantity');
      return decideAll(STORED, item, key === 'A' ? 'accepted' : 'rejected');
    }, STORED);
    expect((['code', 'name', 'quantity'] as const).map((field) => decisionOf(decided, field))).toEqual(decisions);
    if (keys.endsWith('R') && keys !== 'nR') expect({ ...decided, rejected: {} }).toEqual(STORED);
  });
});

test('the rows say what became of an item', () => {
  expect([
    itemChange(STORED, STORED),
    itemChange(STORED, accept(STORED, 'name')),
    itemChange(STORED, decideAll(STORED, STORED, 'rejected')),
    itemChange(STORED, typed(STORED, 'remarks', 'Check')),
    itemChange(STORED, withProduct(STORED, { id: '4', code: 'X', label: 'Y' })),
  ]).toEqual([null, 'accepted', 'rejected', 'changed', 'changed']);
});

type Step = readonly ['accept' | 'reject', UpdateField];
const steps = fc.array(
  fc.tuple(fc.constantFrom('accept' as const, 'reject' as const), fc.constantFrom(...UPDATE_FIELDS)),
  { maxLength: 30 },
);
const taken = (item: SpareItem, [kind, field]: Step): SpareItem =>
  kind === 'accept' ? accept(item, field) : reject(STORED, item, field);

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
        expect(cancelsOf(again)).toEqual(cancelsOf(item));
        for (const field of PROPOSED)
          expect(item[field]).toBe(last.get(field) === 'accept' ? STORED.proposals[field] : STORED[field]);
      },
    ),
  );
});

describe('a proposal that the supplier makes meanwhile (R-SPA-10)', () => {
  const draftOf = (item: SpareItem): SparePartDraft => ({ ...spareParts.blank, parts: [storedPart('7', item)] });
  const merged = (mine: SpareItem, stored: SpareItem, takeStored: readonly string[] = []) => {
    const merging = spareParts.merging ?? fail();
    const { merged: draft, conflicts } = merging.merge(draftOf(STORED), draftOf(mine), draftOf(stored));
    return { conflicts, item: merging.resolve(draft, draftOf(stored), takeStored).parts[0]?.value ?? fail() };
  };
  const proposing = (proposals: SpareItem['proposals']): SpareItem => ({ ...STORED, proposals });

  test('is no change of the item, and stays open whatever was typed or decided before', () => {
    const { conflicts, item } = merged(
      typed(accept(STORED, 'name'), 'remarks', 'Mine'),
      proposing({ name: 'Another cone', specifications: 'steel' }),
    );
    expect([conflicts, item.remarks, item.name]).toEqual([[], 'Mine', 'Valve cone with seal']);
    expect([decisionOf(item, 'name'), decisionOf(item, 'specifications'), cancelsOf(item)]).toEqual([
      'open',
      'open',
      [],
    ]);
  });

  test('is not what was rejected, unless it is the same value', () => {
    const mine = reject(STORED, reject(STORED, STORED, 'name'), 'quantity');
    const { item } = merged(mine, proposing({ name: 'Another cone', quantity: '2' }));
    expect([decisionOf(item, 'name'), cancelsOf(item)]).toEqual(['open', ['quantity']]);
  });

  test('of a value that both sides changed is asked about; mine rejects nothing that I have not seen', () => {
    const theirs = { ...proposing({ quantity: '5' }), name: 'Their cone' };
    const { conflicts, item } = merged(typed(STORED, 'name', 'My cone'), theirs);
    expect([conflicts, item.name, cancelsOf(item), hasOpenProposal(item)]).toEqual([
      ['parts.7.name'],
      'My cone',
      [],
      true,
    ]);
    expect(merged(typed(STORED, 'name', 'My cone'), theirs, ['parts.7.name']).item).toEqual(theirs);
  });

  const theirs: SpareItem = { ...STORED, name: 'Their cone', quantity: '4', remarks: 'Theirs' };
  test.each<readonly [string, SpareItem, readonly string[], readonly string[], Partial<SpareItem>]>([
    [
      'the name clashes, quantity and remark are theirs',
      typed(STORED, 'name', 'My cone'),
      ['parts.7.name'],
      [],
      { name: 'My cone', quantity: '4', remarks: 'Theirs' },
    ],
    [
      'their name is chosen, my specification stays',
      typed(typed(STORED, 'name', 'My cone'), 'specifications', 'Mine'),
      ['parts.7.name'],
      ['parts.7.name'],
      { name: 'Their cone', quantity: '4', remarks: 'Theirs', specifications: 'Mine' },
    ],
    [
      'different fields clash with nothing',
      typed(STORED, 'specifications', 'Mine'),
      [],
      [],
      { name: 'Their cone', quantity: '4', remarks: 'Theirs', specifications: 'Mine' },
    ],
    [
      'an accepted name clashes',
      accept(STORED, 'name'),
      ['parts.7.name'],
      [],
      { name: 'Valve cone with seal', quantity: '4' },
    ],
    [
      'a rejected quantity is theirs, and stays rejected',
      reject(STORED, STORED, 'quantity'),
      [],
      [],
      { quantity: '4', rejected: { quantity: '2' } },
    ],
    [
      'a product is chosen with its availability',
      withProduct(STORED, { id: '4', code: 'X', label: 'Y' }),
      [],
      [],
      { name: 'Their cone', isAvailable: true },
    ],
  ])('of one item, field by field: %s', (_, mine, conflicts, takeStored, expected) => {
    const found = merged(mine, theirs, takeStored);
    expect(found.conflicts).toEqual(conflicts);
    expect(found.item).toMatchObject(expected);
  });

  test('of a save whose answer was lost is no change by somebody else', () => {
    const mine = reject(STORED, accept(STORED, 'name'), 'quantity');
    const merging = spareParts.merging ?? fail();
    const { merged: draft, conflicts } = merging.merge(
      draftOf(STORED),
      { ...draftOf(mine), parts: [{ ...storedPart('7', mine), sent: mine }] },
      draftOf({ ...proposing({ code: '7740188' }), name: 'Valve cone with seal' }),
    );
    expect([conflicts, draft.parts[0]?.value.name, hasOpenProposal(draft.parts[0]?.value ?? fail())]).toEqual([
      [],
      'Valve cone with seal',
      true,
    ]);
  });

  test('that somebody else decided as I did leaves nothing to save', () => {
    const { conflicts, item } = merged(reject(STORED, STORED, 'name'), proposing({ code: '7740188', quantity: '2' }));
    expect([conflicts, item]).toEqual([[], proposing({ code: '7740188', quantity: '2' })]);
  });
});

const fail = (): never => {
  throw new Error('There is none');
};

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
    expect(hasOpenProposal(actor.getSnapshot().context.item)).toBe(false);
  });

  test('a product that was chosen makes it available, and none makes it not (R-SPA-23)', () => {
    const actor = started();
    actor.send({ type: 'product.chosen', product: { id: '4', code: 'WP-1', label: 'Pump' } });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.item.isAvailable]).toEqual(['changed', true]);
    actor.send({ type: 'product.chosen', product: null });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.item.isAvailable]).toEqual(['unchanged', false]);
  });
});
