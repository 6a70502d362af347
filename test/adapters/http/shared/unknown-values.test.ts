import { isRight } from 'fp-ts/Either';
import { readdirSync, readFileSync } from 'node:fs';
import { etimFeatureCodec } from '../../../../src/adapters/http/catalogue/etim.codec';
import { couponCodec } from '../../../../src/adapters/http/commerce/coupon.codec';
import { promotionCodec, promotionRuleCodec } from '../../../../src/adapters/http/commerce/promotion.codec';
import { formCodec, formFieldCodec } from '../../../../src/adapters/http/communication/form.codec';
import { contentCodecOf } from '../../../../src/adapters/http/content/content.codec';
import { logEntryCodec } from '../../../../src/adapters/http/insight/log-entry.codec';
import { searchEntryCodec } from '../../../../src/adapters/http/insight/search-entry.codec';
import { Contents } from '../../../../src/adapters/http/library/library.codec';
import { errorCodeCodec } from '../../../../src/adapters/http/operations/error-code.codec';
import { jobsHttp } from '../../../../src/adapters/http/operations/job.codec';
import { whitelistEntryCodec } from '../../../../src/adapters/http/operations/whitelist-entry.codec';
import { sessionGatewayHttp } from '../../../../src/adapters/http/session/session-gateway.http';
import type { FormFields } from '../../../../src/adapters/http/shared/form';
import type { PartCodec } from '../../../../src/adapters/http/shared/record-parts.http';
import { httpGateway, type ResourceCodec } from '../../../../src/adapters/http/shared/resource-gateway.http';
import type { Reader } from '../../../../src/adapters/http/shared/wire';
import { eventCodec } from '../../../../src/adapters/http/site/event.codec';
import { menuItemCodecOf, WireMenuItems } from '../../../../src/adapters/http/site/menu-item.codec';
import { redirectCodec } from '../../../../src/adapters/http/site/redirect.codec';
import { sparePartLogCodec } from '../../../../src/adapters/http/spare-parts/spare-part-log.codec';
import { sparePartsHttp } from '../../../../src/adapters/http/spare-parts/spare-part.codec';
import { etimFeatures } from '../../../../src/domain/catalogue/etim-feature';
import { coupons } from '../../../../src/domain/commerce/coupon';
import { promotions } from '../../../../src/domain/commerce/promotion';
import { forms } from '../../../../src/domain/communication/form';
import { contents } from '../../../../src/domain/content/contents';
import { errorCodes } from '../../../../src/domain/operations/error-code';
import { whitelist } from '../../../../src/domain/operations/whitelist-entry';
import { defaultQuery } from '../../../../src/domain/shared/list-query';
import type { Kind, Resource } from '../../../../src/domain/shared/resource';
import type { Parts } from '../../../../src/domain/shared/parts/part';
import { events } from '../../../../src/domain/site/event';
import { menuItems } from '../../../../src/domain/site/menu-item';
import { redirects } from '../../../../src/domain/site/redirect';
import { spareParts } from '../../../../src/domain/spare-parts/spare-part';
import { answered } from '../../../contract/support/answered';
import { aLine, answering, fieldsOf } from '../support/line';

/** Lists a record, reads it and saves it unchanged. @returns what its rule finds, and what was sent */
const savedAgain = async <K extends Kind>(codec: ResourceCodec<K>, { noFilter, rule }: Resource<K>, wire: object) => {
  const { http, sent } = aLine(
    answering({ code: 'OK', [codec.plural]: [wire] }),
    answering({ code: 'OK', [codec.singular]: wire }),
    answering({ code: 'OK' }),
  );
  const gateway = httpGateway(http, codec);
  expect((await answered(gateway.list(defaultQuery(noFilter)))).rows).toHaveLength(1);
  const { record } = await answered(gateway.get('1'));
  await answered(gateway.save({ id: '1', draft: record, before: record, version: null }));
  return { problems: rule(record), fields: Object.fromEntries(fieldsOf(sent.at(-1)?.init.body)) };
};

const read = <A>(reader: Reader<A>, wire: unknown): A => {
  const outcome = reader.decode(wire);
  if (isRight(outcome)) return outcome.right;
  throw new Error('Unreadable');
};

/** What is sent of the only part of a record that is changed in nothing. */
const partAgain = <Value>(
  reader: Reader<{ readonly parts: Parts<Value> }>,
  codec: PartCodec<Value>,
  wire: object,
): FormFields => {
  const [part] = read(reader, wire).parts;
  if (part === undefined) throw new Error('No part');
  return codec.change(part.value, part.value);
};

const BLOCKS = [
  {
    guid: 'a',
    code: 'teaser',
    fields: [
      { type: 'button', code: 'call', value: { label: 'Go', url: '/', style: 'neon' } },
      { type: 'select', code: 'side', options: [{ id: 'left' }], value: 'middle' },
      { type: 'radio', code: 'size', options: [{ id: 1 }], value: 3 },
      { type: 'stars', code: 'rating', value: { stars: 4 } },
    ],
  },
];

describe('a value that the console does not know (R-SHR-60)', () => {
  test.each<[string, () => ReturnType<typeof savedAgain>, Readonly<Record<string, string>>]>([
    [
      'the status of a redirect',
      () => savedAgain(redirectCodec, redirects, { id: 1, location_from: '/a', location_to: '/b', status: 308 }),
      { status: '308' },
    ],
    [
      'the status of an event',
      () => savedAgain(eventCodec, { ...events, rule: () => ({}) }, { id: 1, title: 'x', status: 'moved' }),
      { status: 'moved' },
    ],
    [
      'the source of an error code',
      () => savedAgain(errorCodeCodec, errorCodes, { id: 1, code: 'E1', description: 'x', source: 'cloud' }),
      { source: 'cloud' },
    ],
    [
      'the type of a whitelist entry',
      () => savedAgain(whitelistEntryCodec, whitelist, { id: 1, source: 'https://x.example', type: 'css' }),
      { type: 'css' },
    ],
    [
      'the type of a coupon, with its value',
      () => savedAgain(couponCodec, coupons, { id: 1, code: 'X', type: 'gift', value: 'a mug' }),
      { type: 'gift', value: 'a mug' },
    ],
    [
      'the colour of an ETIM feature',
      () => savedAgain(etimFeatureCodec, etimFeatures, { id: 1, code: 'EF1', color: 'violet' }),
      { color: 'violet' },
    ],
    [
      'type and target of a menu item, with where it leads',
      () =>
        savedAgain(menuItemCodecOf('3'), menuItems, {
          id: 1,
          label: 'x',
          type: 'mega',
          location: 'panel-7 ',
          target: '_top',
          page: { id: 9, name: 'Over ons' },
          subitems: 1,
        }),
      { type: 'mega', location: 'panel-7 ', target: '_top', page_id: '9', subitems: '1' },
    ],
    [
      'the status of an item of content, styles, choices and types in its blocks',
      () =>
        savedAgain(
          contentCodecOf('blog'),
          { ...contents.blog, rule: () => ({}) },
          { id: 1, title: 'x', status: 'embargo', datetime_online: '2026-11-20 10:00:00', content: BLOCKS },
        ),
      {
        status: 'embargo',
        datetime_online: '2026-11-20 10:00:00',
        content: JSON.stringify([
          {
            guid: 'a',
            code: 'teaser',
            id: '',
            data: {
              call: { label: 'Go', url: '/', style: 'neon' },
              side: 'middle',
              size: '3',
              rating: { stars: 4 },
            },
          },
        ]),
      },
    ],
  ])('%s is read and sent as it came', async (_, again, expected) => {
    const { problems, fields } = await again();
    expect(problems).toEqual({});
    expect(fields).toMatchObject(expected);
  });

  test.each<[string, () => FormFields, FormFields]>([
    [
      'the type of a rule of a promotion, with what it has in place of levels',
      () =>
        partAgain(promotionCodec.detail, promotionRuleCodec, {
          id: 1,
          name: 'Winter',
          rules: [{ id: 2, type: 'loyalty', data: { points: [1, 2] }, items: [{ id: 3, code: 'I-3' }] }],
        }),
      { data: '{"points":[1,2]}', item: ['3'] },
    ],
    [
      'the same as JSON text',
      () =>
        partAgain(promotionCodec.detail, promotionRuleCodec, {
          id: 1,
          name: 'Winter',
          rules: [{ id: 2, type: 'loyalty', data: '{ "points": 1 }' }],
        }),
      { data: '{ "points": 1 }' },
    ],
    [
      'the type of a field of a form, with what it has in place of options',
      () =>
        partAgain(formCodec.detail, formFieldCodec, {
          id: 1,
          name: 'Contact',
          fields: [{ id: 2, type: 'divider', data: { lines: 2 }, sort_id: 4 }],
        }),
      { type: 'divider', data: '{"lines":2}', sort_id: 4 },
    ],
  ])('%s is sent as it came', (_, again, expected) => {
    expect(again()).toMatchObject(expected);
  });

  test('a rule and a field of a type that is not known do not keep their records from being saved', () => {
    const rules = [{ id: 2, type: 'loyalty', data: null }];
    const fields = [{ id: 2, type: 'divider' }];
    const promotion = read(promotionCodec.detail, { id: 1, name: 'x', date_start: '2026-11-01', rules });
    expect(promotions.rule(promotion)).toEqual({});
    expect(forms.rule(read(formCodec.detail, { id: 1, name: 'x', fields }))).toEqual({});
  });

  test('of a known type of rule or field, levels and options are still judged', () => {
    const rules = [{ id: 2, type: 'revenue', data: [{ min: 'a', value: 1 }] }];
    const fields = [{ id: 2, type: 'radio', data: [{ label: 1 }] }];
    expect(() => read(promotionCodec.detail, { id: 1, name: 'x', rules })).toThrow('Unreadable');
    expect(() => read(formCodec.detail, { id: 1, name: 'x', fields })).toThrow('Unreadable');
  });

  test.each<[string, () => unknown, object]>([
    [
      'the type of a search',
      () => read(searchEntryCodec.row, { term: 'x', type: 'voice', num_searches: 1, results: 0 }),
      { type: 'voice' },
    ],
    [
      'level, source and method of a log entry',
      () =>
        read(logEntryCodec.row, {
          id: 1,
          level: 'trace',
          source: 'edge',
          method: 'PATCH',
          message: 'x',
          datetime: '2026-11-20 10:00:00',
        }),
      { level: 'trace', source: 'edge', method: 'PATCH' },
    ],
    [
      'the level of an entry about a spare part',
      () => read(sparePartLogCodec.row, { id: 1, level: 'trace', message: 'x', created_at: '2026-11-20 10:00:00' }),
      { level: 'trace' },
    ],
    [
      'the status of a file',
      () => read(Contents, { folder: { files: [{ id: 1, location: 'api/library/a.png', status: 'archived' }] } }),
      { files: [{ status: 'archived' }] },
    ],
    [
      'why an item of a menu leads nowhere',
      () =>
        read(WireMenuItems, {
          items: [{ id: 1, label: 'x', type: 'mega', broken: 'archived', children: [{ id: 2, type: 'page' }] }],
        }),
      {
        items: [
          { type: 'mega', broken: 'archived' },
          { type: 'page', parent: '1' },
        ],
      },
    ],
    [
      'the status of a reference of spare parts',
      async () => {
        const references = [{ id: 1, reference: 'R1', check_status: 'parked', process_status: 7 }];
        const { http } = aLine(answering({ code: 'OK', references }));
        return answered(sparePartsHttp(http).list(defaultQuery(spareParts.noFilter)));
      },
      { rows: [{ checkStatus: 'parked', processStatus: '7' }] },
    ],
    [
      'the state of a run',
      async () => {
        const run = {
          id: 1,
          datetime: '2026-11-20 10:00:00',
          label: 'x',
          state: 'paused',
          status: { label: 'Paused' },
        };
        const { http } = aLine(answering({ code: 'OK', queue: [run] }));
        return answered(jobsHttp(http).runs(null));
      },
      { runs: [{ status: 'Paused', progress: { state: 'paused' } }] },
    ],
    [
      'the type of an option of a task',
      async () => {
        const tasks = { export: { label: 'x', runnable: 1, parameters: { day: { type: 'date', label: 'Day' } } } };
        const { http } = aLine(answering({ code: 'OK', tasks }));
        return answered(jobsHttp(http).tasks());
      },
      [{ parameters: [{ name: 'day', type: 'date' }] }],
    ],
  ])('%s is shown as it is', async (_, shown, expected) => {
    expect(await shown()).toMatchObject(expected);
  });

  test('a setting of the person is shown as the first choice, and sent as it came until another is chosen', async () => {
    const me = {
      id: 3,
      name: { firstname: 'Emma', surname: 'de Wit' },
      email: 'emma@kantoor.example',
      settings: { language: 'fr', date: 'MM/dd', time: 'H:mm' },
      rights: [],
      websites: [],
    };
    const { http, sent } = aLine(answering({ me }), answering({ code: 'OK' }));
    const gateway = sessionGatewayHttp(http);
    const { settings } = await answered(gateway.me());
    await answered(gateway.saveSettings({ ...settings, language: 'nl' }));
    expect(fieldsOf(sent.at(-1)?.init.body)).toEqual([
      ['language', 'nl'],
      ['date', 'MM/dd'],
      ['time', 'H:mm'],
    ]);
  });

  test('no other codec takes only the values that it knows', () => {
    const sources = readdirSync('src/adapters/http', { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.ts'),
    );
    const narrow = sources.flatMap((path) =>
      (
        readFileSync(`src/adapters/http/${path}`, 'utf8').match(
          /\b(?:oneOf|keyof|literal)\(.*?\)|\.find\(\(\w+\) => \w+ === value\)/g,
        ) ?? []
      ).map((found) => `${path}: ${found}`),
    );
    // Each of these is beside a codec for the other values.
    expect(narrow.sort()).toEqual([
      "commerce/promotion.codec.ts: oneOf('RuleType', RULE_TYPES)",
      "communication/form.codec.ts: oneOf('FieldType', FIELD_TYPES)",
    ]);
  });
});
