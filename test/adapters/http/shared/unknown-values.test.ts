import { couponCodec } from '../../../../src/adapters/http/commerce/coupon.codec';
import { searchEntryCodec } from '../../../../src/adapters/http/insight/search-entry.codec';
import { errorCodeCodec } from '../../../../src/adapters/http/operations/error-code.codec';
import { whitelistEntryCodec } from '../../../../src/adapters/http/operations/whitelist-entry.codec';
import { httpGateway } from '../../../../src/adapters/http/shared/resource-gateway.http';
import { eventCodec } from '../../../../src/adapters/http/site/event.codec';
import { redirectCodec } from '../../../../src/adapters/http/site/redirect.codec';
import { defaultQuery } from '../../../../src/domain/shared/list-query';
import { redirects } from '../../../../src/domain/site/redirect';
import { answered } from '../../../contract/support/answered';
import { aLine, answering, fieldsOf } from '../support/line';

const redirect = { id: 1, location_from: '/a', location_to: '/b', status: 308, catch_all: 0 };

describe('a value that the console does not know (R-SHR-60)', () => {
  test.each([
    ['redirect', redirectCodec.row, redirect, 'status', '308'],
    ['event', eventCodec.row, { id: 1, title: 'x', status: 'moved' }, 'status', 'moved'],
    ['error code', errorCodeCodec.row, { id: 1, code: 'E1', source: 'cloud' }, 'source', 'cloud'],
    ['whitelist entry', whitelistEntryCodec.row, { id: 1, source: 'x.example', type: 'css' }, 'type', 'css'],
    ['coupon', couponCodec.row, { id: 1, code: 'X', type: 'gift' }, 'type', 'gift'],
    ['search', searchEntryCodec.row, { term: 'x', type: 'voice', num_searches: 1, results: 0 }, 'type', 'voice'],
  ])('of a row: %s', (_, row, wire, field, value) => {
    expect(row.decode(wire)).toMatchObject({ right: { [field]: value } });
  });

  test('is sent as it was', async () => {
    const { http, sent } = aLine(
      answering({ code: 'OK', redirects: [redirect] }),
      answering({ code: 'OK', redirect }),
      answering({ code: 'OK' }),
    );
    const gateway = httpGateway(http, redirectCodec);
    expect((await answered(gateway.list(defaultQuery(redirects.noFilter)))).rows).toHaveLength(1);
    const { record } = await answered(gateway.get('1'));
    const draft = { ...record, to: '/c' };
    expect(redirects.rule(draft)).toEqual({});
    await answered(gateway.save({ id: '1', draft, before: record, version: null }));
    expect(fieldsOf(sent.at(-1)?.init.body)).toContainEqual(['status', '308']);
  });
});
