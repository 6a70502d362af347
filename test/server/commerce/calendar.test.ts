import { bodyOf, refusedFields, type Browser, type Reply } from '../support/browser';
import { openTestServer, signedInAs, type TestServer } from '../support/test-server';

interface TermsOnWire {
  readonly promotions: readonly {
    readonly id: number;
    readonly rules: readonly { readonly accounts: readonly object[] }[];
  }[];
  readonly netpricepromotions: readonly {
    readonly id: number;
    readonly accounts: readonly { readonly id: number }[];
  }[];
  readonly coupons: readonly { readonly code: string; readonly used?: unknown }[] | null;
  readonly events: readonly object[] | null;
  readonly popups: readonly object[] | null;
  readonly truncated: number;
}
const applicable = (reply: Reply) => bodyOf<{ applicable: TermsOnWire }>(reply).applicable;
const calendarIn = (reply: Reply) => bodyOf<{ calendar: TermsOnWire }>(reply).calendar;

// Rules R-COM-34 and R-COM-45.
describe('what is offered, and when', () => {
  let testServer: TestServer;
  let su: Browser;
  beforeAll(async () => {
    testServer = await openTestServer();
    su = await signedInAs(testServer, { su: true });
  });
  afterAll(() => testServer.close());
  afterEach(() => expect(testServer.defects).toEqual([]));

  it.each([
    ['no date', 'promotion/applicable', ['date']],
    ['a date that does not exist', 'promotion/applicable?date=2031-02-30', ['date']],
    ['an account that is no id', 'promotion/applicable?date=2031-02-03&account=x', ['account']],
    ['no end', 'commerce/calendar?from=2031-01-01', ['to']],
    ['an end before the start', 'commerce/calendar?from=2031-01-02&to=2031-01-01', ['to']],
    ['401 days', 'commerce/calendar?from=2031-01-01&to=2032-02-05', ['to']],
  ])('%s is refused', async (_, path, fields) => {
    expect(refusedFields(await su.get(path))).toEqual([400, fields]);
  });

  it('400 days are answered', async () => {
    expect((await su.get('commerce/calendar?from=2031-01-01&to=2032-02-04')).status).toBe(200);
  });

  it('answers one account of each list: the one that is asked for, or one that is not', async () => {
    const list = 'name=Lijst&date_start=2031-01-01&account[]=1&account[]=2&account[]=3';
    const { id } = bodyOf<{ netpricepromotion: { id: number } }>(
      await su.send('POST', 'netpricepromotion', list),
    ).netpricepromotion;
    const accountsFor = async (query: string) =>
      applicable(await su.get(`promotion/applicable?date=2031-01-01${query}`))
        .netpricepromotions.find((one) => one.id === id)
        ?.accounts.map((account) => account.id);
    expect(await accountsFor('&account=2')).toEqual([2]);
    expect(await accountsFor('&account=9')).toEqual([1]);
    expect(await accountsFor('')).toEqual([1]);
    const { netpricepromotions } = calendarIn(await su.get('commerce/calendar?from=2031-01-01&to=2031-01-31'));
    expect(netpricepromotions.find((one) => one.id === id)?.accounts).toHaveLength(3);
  });

  it('leaves out the kinds to which a person has no right, and the persons who used a coupon', async () => {
    const only = await signedInAs(testServer, { rights: ['promotion.view'] });
    const path = 'commerce/calendar?from=2026-01-01&to=2026-12-31';
    expect(calendarIn(await only.get(path))).toMatchObject({ coupons: null, events: null, popups: null });
    expect(applicable(await only.get('promotion/applicable?date=2026-11-20')).coupons).toBeNull();
    const all = await signedInAs(testServer, { rights: ['promotion.view', 'coupon.view', 'event.view', 'popup.view'] });
    const { coupons, events, popups } = calendarIn(await all.get(path));
    expect([coupons?.length, events?.length, popups?.length].every((count) => (count ?? 0) > 0)).toBe(true);
    expect(coupons?.every(({ used }) => used === undefined)).toBe(true);
  });

  it('is for holders of a right to promotions', async () => {
    const other = await signedInAs(testServer, { rights: ['coupon.edit'] });
    expect((await other.get('promotion/applicable?date=2026-11-20')).status).toBe(403);
    expect((await other.get('commerce/calendar?from=2026-01-01&to=2026-12-31')).status).toBe(403);
  });

  it('says when there is more than is answered', async () => {
    for (let number = 0; number < 201; number += 1)
      await su.call('POST', 'promotion', { name: `Veel ${number}`, date_start: '2051-01-01', date_end: '2051-01-02' });
    const { promotions, truncated } = applicable(await su.get('promotion/applicable?date=2051-01-01'));
    expect([promotions.length, truncated]).toEqual([200, 1]);
    expect(applicable(await su.get('promotion/applicable?date=2051-06-01')).truncated).toBe(0);
  });
});
