import { bodyOf, refusedFields, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface RuleOnWire {
  readonly id: number;
  readonly type: string;
  readonly date_start: string | null;
  readonly date_end: string | null;
  readonly data: unknown;
  readonly assortments: readonly object[];
  readonly items: readonly object[];
  readonly accounts: readonly object[];
}
interface PromotionOnWire {
  readonly id: number;
  readonly name: string;
  readonly rules: readonly RuleOnWire[];
}
const promotionIn = (reply: Reply) => bodyOf<{ promotion: PromotionOnWire }>(reply).promotion;
const idIn = (reply: Reply): number => Number(reply.headers.get('location')?.split('/').at(-1));

// Rule R-COM-01.
describe('promotions', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  const aPromotion = async (): Promise<{ readonly id: number; readonly etag: string }> => {
    const made = await su.call('POST', 'promotion', { name: 'Actie', date_start: '2031-03-01' });
    return { id: promotionIn(made).id, etag: made.headers.get('etag') ?? '' };
  };
  const rulesOf = async (id: number): Promise<readonly RuleOnWire[]> =>
    promotionIn(await su.get(`promotion/${id}`)).rules;
  const LEVELS = '[{"min":100,"value":5}]';

  it('begin with one that has a rule of each type, with the names of what it refers to', async () => {
    const { rules } = promotionIn(await su.get('promotion/1'));
    expect(rules.map(({ type }) => type)).toEqual([
      'revenue',
      'assortment_revenue',
      'assortment_quantity',
      'item_quantity',
      'order',
    ]);
    expect(rules[1]?.assortments).toEqual([
      expect.objectContaining({ label: 'Warmtepompen lucht-water' }),
      expect.anything(),
    ]);
    expect(rules[1]?.accounts[0]).toEqual({ id: 1, name: 'Installatiebedrijf De Linde', number: '100210' });
    expect(rules[3]?.items).toEqual([{ id: 2, code: 'ZM-WP-08', label: 'Warmtepomp 8 kW', gross_price: 5240 }]);
    expect(rules[4]?.data).toEqual({ min: 750, value: 25 });
  });

  it('take a rule of each type with its own data; lists come with a change', async () => {
    const { id } = await aPromotion();
    const made = await su.call('POST', `promotion/${id}/rule`, { type: 'assortment_quantity', data: LEVELS });
    expect(made.status).toBe(201);
    expect(made.headers.get('location')).toBe(`api/promotion/${id}/rule/${idIn(made)}`);
    await su.send(
      'PUT',
      `promotion/${id}/rule/${idIn(made)}`,
      'assortment[]=1&assortment[]=2&account[]=3&date_end=2031-04-01',
    );
    await su.call('POST', `promotion/${id}/rule`, { type: 'order' });
    expect(await rulesOf(id)).toEqual([
      {
        id: idIn(made),
        type: 'assortment_quantity',
        date_start: null,
        date_end: '2031-04-01',
        data: [{ min: 100, value: 5 }],
        assortments: [expect.objectContaining({ id: 1 }), expect.objectContaining({ id: 2 })],
        items: [],
        accounts: [expect.objectContaining({ id: 3 })],
      },
      expect.objectContaining({ type: 'order', data: { min: 0, value: 0 } }),
    ]);
    const one = await su.get(`promotion/${id}/rule/${idIn(made)}`);
    expect(bodyOf<{ rule: RuleOnWire }>(one).rule.date_end).toBe('2031-04-01');
    await su.send('PUT', `promotion/${id}/rule/${idIn(made)}`, 'assortment[]=&date_end=');
    expect((await rulesOf(id))[0]).toMatchObject({ assortments: [], date_end: null, accounts: [{ id: 3 }] });
  });

  it('refuse what does not hold, by its field', async () => {
    const { id } = await aPromotion();
    const add = (form: string) => su.send('POST', `promotion/${id}/rule`, form);
    for (const [form, fields] of [
      ['type=gift', ['type']],
      [`data=${LEVELS}`, ['type']],
      ['type=revenue&data=x', ['data']],
      ['type=revenue&data={"min":1,"value":1}', ['data']],
      ['type=order&data=[{"min":1,"value":1}]', ['data']],
      ['type=revenue&data=[{"min":1}]', ['data']],
      ['type=revenue&data=[{"min":-1,"value":1}]', ['data']],
      ['type=revenue&data=[{"min":0.001,"value":1}]', ['data']],
      ['type=item_quantity&data=[{"min":1.5,"value":1}]', ['data']],
      [`type=revenue&data=[${Array.from({ length: 51 }, () => '{"min":1,"value":1}').join(',')}]`, ['data']],
      ['type=revenue&date_start=2031-02-30', ['date_start']],
      ['type=revenue&date_start=2031-05-02&date_end=2031-05-01', ['date_end']],
      ['type=revenue&account[]=2000000000', ['account']],
      ['type=revenue&item[]=2000000000&assortment[]=2000000000', ['assortment', 'item']],
      ['type=revenue&price=3', ['price']],
    ] as const)
      expect([form, ...refusedFields(await add(form))]).toEqual([form, 400, fields]);
    expect(await rulesOf(id)).toEqual([]);
    const made = await add('type=revenue');
    expect(refusedFields(await su.call('PUT', `promotion/${id}/rule/${idIn(made)}`, { type: 'order' }))).toEqual([
      400,
      ['type'],
    ]);
    expect(refusedFields(await su.call('POST', 'promotion', { name: ' ', date_start: '' }))).toEqual([
      400,
      ['date_start', 'name'],
    ]);
    expect(
      refusedFields(
        await su.call('POST', 'promotion', { name: 'x', date_start: '2031-02-02', date_end: '2031-02-01' }),
      ),
    ).toEqual([400, ['date_end']]);
  });

  it('have one version for themselves and their rules (R-COM-60)', async () => {
    const { id, etag } = await aPromotion();
    const made = await su.call('POST', `promotion/${id}/rule`, { type: 'revenue' }, { 'if-match': etag });
    const next = made.headers.get('etag') ?? '';
    expect(next).not.toBe(etag);
    const rule = `promotion/${id}/rule/${idIn(made)}`;
    for (const stale of [
      await su.call('PUT', rule, { data: LEVELS }, { 'if-match': etag }),
      await su.call('DELETE', rule, {}, { 'if-match': etag }),
      await su.call('POST', `promotion/${id}/rule`, { type: 'order' }, { 'if-match': etag }),
      await su.call('PUT', `promotion/${id}`, { name: 'Anders' }, { 'if-match': etag }),
    ])
      expect([stale.status, bodyOf<{ code: string }>(stale).code]).toEqual([412, 'CHANGED']);
    const changed = await su.call('PUT', rule, { data: LEVELS }, { 'if-match': next });
    expect((await su.get(`promotion/${id}`)).headers.get('etag')).toBe(changed.headers.get('etag'));
    const gone = await su.call('DELETE', rule, {}, { 'if-match': changed.headers.get('etag') ?? '' });
    expect([gone.status, gone.headers.get('etag')]).toEqual([
      204,
      (await su.get(`promotion/${id}`)).headers.get('etag'),
    ]);
  });

  it('create a rule once for an idempotency key, also when the version has moved since', async () => {
    const { id, etag } = await aPromotion();
    const post = () =>
      su.call(
        'POST',
        `promotion/${id}/rule`,
        { type: 'revenue' },
        { 'if-match': etag, 'idempotency-key': `a-rule-of-${id}` },
      );
    const [first, again] = [await post(), await post()];
    expect([again.status, again.headers.get('location')]).toEqual([201, first.headers.get('location')]);
    expect(await rulesOf(id)).toHaveLength(1);
  });

  it('keep one of two changes of one version, and both of those without a version', async () => {
    const { id, etag } = await aPromotion();
    const post = (headers = {}) => su.call('POST', `promotion/${id}/rule`, { type: 'revenue' }, headers);
    const both = await Promise.all([post({ 'if-match': etag }), post({ 'if-match': etag })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 412]);
    await Promise.all([post(), post()]);
    expect(await rulesOf(id)).toHaveLength(3);
  });

  it('answer 404 for a rule of another promotion, and delete their rules with themselves', async () => {
    const [one, other] = [await aPromotion(), await aPromotion()];
    const made = await su.call('POST', `promotion/${one.id}/rule`, { type: 'revenue' });
    for (const path of [
      `promotion/${other.id}/rule/${idIn(made)}`,
      `promotion/${one.id}/rule/x`,
      'promotion/2000000000/rule/1',
    ])
      expect((await su.call('PUT', path, { data: LEVELS })).status).toBe(404);
    expect((await su.call('DELETE', `promotion/${one.id}`)).status).toBe(204);
    expect((await su.get(`promotion/${one.id}/rule/${idIn(made)}`)).status).toBe(404);
  });
});
