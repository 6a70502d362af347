import { describeFailure, saveOutcome, fieldCodeKey } from '../../../src/application/shared/describe-failure';
import { FIELD_CODES, type Failure } from '../../../src/domain/shared/failure';
import type { Notice } from '../../../src/domain/shared/notice';
import session from '../../../src/ui/strings/en/session.json';
import english from '../../../src/ui/strings/en/shared.json';
import dutch from '../../../src/ui/strings/nl/shared.json';

/** The text of a key in one language, as i18next finds it: plurals have a form for one and for other. */
const find = (strings: unknown, key: string): string | undefined => {
  const text = key
    .split('.')
    .slice(1)
    .reduce<unknown>((at, part) => {
      if (typeof at !== 'object' || at === null) return undefined;
      const level = new Map<string, unknown>(Object.entries(at));
      return level.get(part) ?? level.get(`${part}_other`);
    }, strings);
  return typeof text === 'string' ? text : undefined;
};

const described = (failure: Failure): readonly Notice[] =>
  describeFailure(
    failure,
    (field) => `<${field}>`,
    (key) => find(english, key) ?? `*${key}`,
  );
const fields = (codes: Readonly<Record<string, (typeof FIELD_CODES)[number]>>): Failure => ({
  kind: 'FieldsRejected',
  code: 'ERROR',
  fields: codes,
});

/** Every kind of failure: its intent and display time; null where no notice is shown. */
const table: readonly (readonly [Failure, Notice['intent'] | null, number])[] = [
  [{ kind: 'Unauthenticated' }, null, 0],
  [{ kind: 'Forbidden' }, 'warning', 2000],
  [{ kind: 'Forbidden', code: 'READ_ONLY' }, 'warning', 2000],
  [{ kind: 'NotFound' }, 'warning', 2000],
  [fields({}), 'error', 2000],
  [fields({ email: 'DUPLICATE' }), 'error', 4000],
  [{ kind: 'Locked', holder: 'Jan', since: null }, 'warning', 2000],
  [{ kind: 'Changed' }, 'warning', 2000],
  [{ kind: 'Conflict', code: 'DUPLICATE' }, 'error', 2000],
  [{ kind: 'Conflict', code: 'NOT_UNIQUE' }, 'error', 2000],
  [{ kind: 'Conflict', code: 'IN_USE' }, 'warning', 2000],
  [{ kind: 'TooLarge' }, 'error', 2000],
  [{ kind: 'Unsupported' }, 'error', 2000],
  [{ kind: 'TooMany', retryAfter: null }, 'warning', 2000],
  [{ kind: 'TooMany', retryAfter: 30 }, 'warning', 2000],
  [{ kind: 'KeptChanging' }, 'warning', 2000],
  [{ kind: 'NotMailed', refused: [] }, 'error', 2000],
  [{ kind: 'NotMailed', refused: ['a@b.example'] }, 'error', 2000],
  [{ kind: 'Unreachable', reason: 'cut' }, 'error', 2000],
  [{ kind: 'Unreachable', reason: 'slow' }, 'error', 2000],
  [{ kind: 'Unreachable', reason: 'server' }, 'error', 2000],
  [{ kind: 'Unreachable', reason: 'cancelled' }, null, 0],
  [{ kind: 'Malformed', path: 'users.3.email' }, 'error', 2000],
];

// Rule R-SHR-42.
describe('failures in words (R-SHR-05, R-SHR-06)', () => {
  test.each(['Forbidden', 'NotFound'] as const)('%s names the screen where it is known', (kind) => {
    const [named] = describeFailure({ kind }, String, String, {}, 'Coupons');
    expect([named?.values, find(english, named?.key ?? '')]).toEqual([
      { screen: 'Coupons' },
      expect.stringContaining('{{screen}}'),
    ]);
  });

  test('a value that is not valid is explained where its field has one cause', () => {
    const failure = fields({ parent_id: 'VALUE_NOT_VALID', name: 'VALUE_NOT_VALID', code: 'DUPLICATE' });
    const refused = { parent_id: 'too deep', code: 'never said' };
    const notices = describeFailure(
      failure,
      (field) => field,
      (key) => key,
      refused,
    );
    expect(notices.map(({ values }) => values?.['message'])).toEqual([
      'too deep',
      'shared.fields.codes.VALUE_NOT_VALID',
      'shared.fields.codes.DUPLICATE',
    ]);
  });

  test.each([
    ['parts.0.value.type', 'parts'],
    ['blocks.12.text', 'blocks'],
    ['address.street', 'address.street'],
  ])('%s has the label of %s', (path, label) => {
    expect(described(fields({ [path]: 'VALUE_NOT_VALID' })).map(({ values }) => values?.['label'])).toEqual([
      `<${label}>`,
    ]);
  });

  test.each(table)('%j is a %p for %d ms', (failure, intent, duration) => {
    expect(described(failure).map((notice) => [notice.intent, notice.duration])).toEqual(
      intent === null ? [] : [[intent, duration]],
    );
  });

  test.each(table.filter(([, intent]) => intent !== null))(
    '%j has a text in both languages, with every value that it names',
    (failure) => {
      for (const { key, values = {} } of described(failure)) {
        for (const strings of [english, dutch]) {
          const text = find(strings, key);
          expect(text).toBeDefined();
          const named = [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
          expect(named.filter((name) => name === undefined || !(name in values))).toEqual([]);
        }
      }
    },
  );

  test('different failures are told apart', () => {
    const keys = table.flatMap(([failure]) => described(failure).map(({ key }) => key));
    expect(new Set(keys).size).toBe(
      new Set(
        table
          .filter(([, intent]) => intent !== null)
          .map(([failure]) =>
            failure.kind === 'Unreachable'
              ? failure.reason
              : failure.kind === 'Conflict'
                ? `Conflict ${String(failure.code === 'IN_USE')}`
                : failure.kind === 'Forbidden'
                  ? `Forbidden ${failure.code ?? ''}`
                  : failure.kind === 'TooMany'
                    ? `TooMany ${String(failure.retryAfter === null)}`
                    : failure.kind === 'FieldsRejected'
                      ? `Fields ${String(Object.keys(failure.fields).length)}`
                      : failure.kind === 'NotMailed'
                        ? `NotMailed ${String(failure.refused.length)}`
                        : failure.kind,
          ),
      ).size,
    );
  });
});

describe('fields that a server refused', () => {
  test('what is wrong inside a field is left to its place; a name that only begins alike is not inside', () => {
    const notices = described(
      fields({
        'blocks': 'BLOCKS_NOT_VALID',
        'blocks.a.image': 'FILE_NOT_FOUND',
        'blocksize': 'VALUE_NOT_VALID',
        'meta.title': 'VALUE_NOT_VALID',
      }),
    );
    expect(notices).toHaveLength(3);
  });

  test('one notice each, "label - message", in the order of the answer', () => {
    const notices = described(fields({ email: 'DUPLICATE', firstname: 'VALUE_NOT_VALID' }));
    expect(notices.map(({ values }) => values)).toEqual([
      { label: '<email>', message: english.fields.codes.DUPLICATE },
      { label: '<firstname>', message: english.fields.codes.VALUE_NOT_VALID },
    ]);
    expect(find(english, notices[0]?.key ?? '')).toBe('{{label}} - {{message}}');
  });

  test('the catalogue of the specification, each with a text in both languages', () => {
    expect([...FIELD_CODES].sort()).toEqual([
      'BLOCKS_NOT_VALID',
      'CODE_EXPIRED',
      'DUPLICATE',
      'FILE_NOT_FOUND',
      'NAME_IN_USE',
      'NOT_UNIQUE',
      'OLD_PASSWORD_INCORRECT',
      'STATUS_DATETIME',
      'URL_IN_USE',
      'VALUE_NOT_VALID',
    ]);
    for (const code of FIELD_CODES)
      expect([code, find(english, fieldCodeKey(code)), find(dutch, fieldCodeKey(code))]).toEqual([
        code,
        expect.any(String),
        expect.any(String),
      ]);
  });

  test('texts that the specification gives by the letter', () => {
    expect([english.failures.missingFields, dutch.failures.missingFields]).toEqual([
      'Check for missing fields and try again',
      'Controleer alle velden en probeer het opnieuw',
    ]);
    expect(english.failures.checkFields).toBe('Check all fields and try again.');
    expect([
      english.failures.unableToUpdate,
      dutch.failures.unableToUpdate,
      english.failures.unableToUpdateStatus,
    ]).toEqual(['Unable to update', 'Kan niet bijwerken', 'Unable to update the status']);
    expect(session.notices.notAuthenticated).toBe('You are not authenticated');
  });
});

test.each<readonly [Failure, ReturnType<typeof saveOutcome>]>([
  [fields({}), 'nothingSaved'],
  [{ kind: 'Forbidden' }, 'nothingSaved'],
  [{ kind: 'Conflict', code: 'DUPLICATE' }, 'nothingSaved'],
  [{ kind: 'Changed' }, 'nothingSaved'],
  [{ kind: 'TooLarge' }, 'nothingSaved'],
  [{ kind: 'Unsupported' }, 'nothingSaved'],
  [{ kind: 'Locked', holder: 'Jan', since: null }, 'nothingSaved'],
  [{ kind: 'TooMany', retryAfter: 3 }, 'nothingSaved'],
  [{ kind: 'Unreachable', reason: 'server' }, 'maybeSaved'],
  [{ kind: 'Unreachable', reason: 'cut' }, 'maybeSaved'],
  [{ kind: 'Unreachable', reason: 'slow' }, 'maybeSaved'],
  [{ kind: 'Malformed', path: 'user.id' }, 'maybeSaved'],
  [{ kind: 'Unauthenticated' }, null],
  [{ kind: 'NotFound' }, null],
])('a save that failed with %j: %p', (failure, fate) => {
  expect(saveOutcome(failure)).toBe(fate);
});
