import { etimListsHttp } from '../../../../src/adapters/http/catalogue/etim-lists.http';
import { answered } from '../../../contract/support/answered';
import { aLine, answering, only } from '../support/line';

describe('a save of the ETIM overview (R-CAT-32)', () => {
  const sorted = async (count: number) => {
    const { http, sent } = aLine(answering({ code: 'OK' }));
    const ids = Array.from({ length: count }, (_, place) => `${place}`);
    await answered(etimListsHttp(http).sortFeatures('1', { ids, version: null }));
    return only(sent).init.keepalive;
  };

  test('arrives when the page closes meanwhile, unless it is too long for that', async () => {
    expect(await sorted(1000)).toBe(true);
    expect(await sorted(1001)).toBeUndefined();
    const { http, sent } = aLine(answering({ code: 'OK' }));
    await answered(etimListsHttp(http).moveToGroup('1', '2'));
    expect(only(sent).init.keepalive).toBe(true);
  });
});
