import { either, taskEither } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import type { Answer } from '../../../../src/application/shared/ports/call';
import type { RecordParts } from '../../../../src/application/shared/ports/record-parts.port';
import type { ResourceGateway, SaveRequest } from '../../../../src/application/shared/ports/resource-gateway.port';
import { savedInParts } from '../../../../src/application/shared/record/save-in-parts';
import type { Failure } from '../../../../src/domain/shared/failure';
import type { Kind } from '../../../../src/domain/shared/resource';
import { storedPart, withNewPart, type Part, type Parts } from '../../../../src/domain/shared/parts/part';

type Draft = { readonly name: string; readonly parts: Parts<string> };
type Detail = Draft & { readonly id: string };

interface NamedKind extends Kind {
  detail: Detail;
  draft: Draft;
}

const CUT: Failure = { kind: 'Unreachable', reason: 'cut' };
const marked = (key: string, value: string): Part<string> => ({ key, state: 'marked', value });

/** An API that records its calls and changes the version with each; the call with this number fails. */
interface ApiOptions {
  readonly failing?: number;
  readonly failure?: Failure;
  /** The parts that a read returns. */
  readonly standing?: Parts<string>;
}
const anApi = ({ failing = 0, failure = CUT, standing }: ApiOptions = {}) => {
  const calls: string[] = [];
  const keys: (string | undefined)[] = [];
  const call = <A>(name: string, answer: (version: string) => A): Answer<A> =>
    taskEither.fromIOEither(() => {
      calls.push(name);
      return calls.length === failing ? either.left(failure) : either.right(answer(`v${String(calls.length)}`));
    });
  const unused = () => taskEither.left<Failure>({ kind: 'NotFound' });
  const record: ResourceGateway<NamedKind> = {
    list: unused,
    get: (id) =>
      standing === undefined
        ? unused()
        : taskEither.right({ record: { id, name: 'b', parts: standing }, version: 'theirs' }),
    toggle: unused,
    remove: unused,
    removeOne: unused,
    save: ({ id, version, draft }) =>
      call(`save ${id ?? 'new'} ${version ?? '-'} ${draft.name}`, (next) => ({ id: id ?? '7', version: next })),
  };
  const parts: RecordParts<string> = {
    // A creation stores only the text before a colon; a change stores all of it.
    add: ({ id, version }, value, options) => {
      keys.push(options?.key);
      return call(`add ${id} ${version ?? '-'} ${value}`, (next) => ({
        id: `k${String(calls.length)}`,
        version: next,
        stored: value.split(':')[0] ?? '',
      }));
    },
    change: ({ id, version }, key, value, before) =>
      call(`change ${id} ${version ?? '-'} ${key} ${before} to ${value}`, (next) => next),
    remove: ({ id, version }, key) => call(`remove ${id} ${version ?? '-'} ${key}`, (next) => next),
  };
  return { calls, keys, gateway: savedInParts(record, parts, (draft, id): Detail => ({ ...draft, id })) };
};

const stored: Draft = { name: 'a', parts: [storedPart('1', 'one'), storedPart('2', 'two'), storedPart('3', 'three')] };
const edited: Draft = {
  name: 'b',
  parts: withNewPart([marked('1', 'one'), storedPart('2', 'TWO'), storedPart('3', 'three')], 'four'),
};
const request = (draft = edited): SaveRequest<Draft> => ({ id: '7', version: 'v0', draft, before: stored });

const saved = async (api: ReturnType<typeof anApi>, asked = request(), options = {}) => {
  const answer = await api.gateway.save(asked, options)();
  if (isRight(answer)) return answer.right;
  throw new Error(`Refused: ${JSON.stringify(answer.left)}`);
};

describe('a save of several calls (R-COM-05)', () => {
  test('saves the record, then removes, changes and adds, each with the version of the call before', async () => {
    const api = anApi();
    expect(await saved(api)).toEqual({ id: '7' });
    expect(api.calls).toEqual(['save 7 v0 b', 'remove 7 v1 1', 'change 7 v2 2 two to TWO', 'add 7 v3 four']);
  });

  test('leaves out the record itself where only parts have changed, and everything where nothing has', async () => {
    const api = anApi();
    await saved(
      api,
      request({ ...stored, parts: [storedPart('1', 'one'), marked('2', 'two'), storedPart('3', 'three')] }),
    );
    expect(api.calls).toEqual(['remove 7 v0 2']);
    const idle = anApi();
    expect(await saved(idle, request(stored))).toEqual({ id: '7' });
    expect(idle.calls).toEqual([]);
  });

  test('adds each new part under a key of its own, which it keeps when it is sent again as it was (R-SHR-39)', async () => {
    let made = 0;
    const newKey = () => `key-${(made += 1)}`;
    const standing: Parts<string>[] = [];
    const onPartlySaved = ({ wanted }: { readonly wanted: Detail }): Promise<void> => {
      standing.push(wanted.parts);
      return Promise.resolve();
    };
    const draft = { ...stored, parts: withNewPart(withNewPart(stored.parts, 'four'), 'five') };
    const api = anApi({ failing: 2 });
    const { unfinished } = await saved(api, request(draft), { newKey, onPartlySaved });
    // Stored before the first call, because the page may close during the call.
    expect(standing[0]?.slice(-2)).toMatchObject([{ sentAs: 'key-1' }, { sentAs: 'key-2' }]);
    const left = unfinished?.wanted.parts ?? [];
    expect(left.slice(-2)).toMatchObject([
      { key: 'k1', state: 'stored' },
      { sent: 'five', sentAs: 'key-2' },
    ]);
    const before = { ...stored, parts: left.filter(({ state }) => state === 'stored') };
    await saved(api, { ...request({ ...draft, parts: left }), before }, { newKey });
    const changed = left.map((part) => (part.state === 'new' ? { ...part, value: 'FIVE' } : part));
    await saved(api, { ...request({ ...draft, parts: changed }), before }, { newKey });
    expect(api.keys).toEqual(['key-1', 'key-2', 'key-2', 'key-3']);
  });

  test('completes a new part that its creation stores in part', async () => {
    const api = anApi();
    const standing: unknown[] = [];
    const onPartlySaved = (known: { readonly stored: { readonly record: Detail }; readonly wanted: Detail }) => {
      standing.push([known.stored.record.parts.at(-1), known.wanted.parts.at(-1)]);
      return Promise.resolve();
    };
    await saved(api, request({ name: 'a', parts: withNewPart(stored.parts, 'four:list') }), { onPartlySaved });
    // The wanted part has the key of the stored one: their values differ, so they could not be matched later.
    expect(standing).toEqual([[storedPart('k1', 'four'), storedPart('k1', 'four:list')]]);
    expect(api.calls).toEqual(['add 7 v0 four:list', 'change 7 v1 k1 four to four:list']);
  });

  test('adds every part of a new record, also those that a deleted record had; what is marked is left out', async () => {
    const api = anApi();
    const created: unknown[] = [];
    const draft: Draft = { name: 'b', parts: [storedPart('1', 'one'), marked('2', 'two')] };
    const onPartlySaved = (known: unknown) => {
      created.push(known);
      return Promise.resolve();
    };
    await saved(api, { id: null, version: null, draft, before: stored }, { onPartlySaved });
    expect(api.calls).toEqual(['save new - b', 'add 7 v1 one']);
    expect(created).toEqual([
      {
        stored: { record: { id: '7', name: 'b', parts: [] }, version: 'v1' },
        wanted: { id: '7', name: 'b', parts: [{ key: '1', state: 'new', value: 'one' }] },
      },
    ]);
  });

  test('is refused as a whole while nothing is stored', async () => {
    const api = anApi({ failing: 1, failure: { kind: 'Forbidden' } });
    expect(await api.gateway.save(request())()).toEqual(either.left({ kind: 'Forbidden' }));
    expect(api.calls).toHaveLength(1);
  });

  test.each([1, 2, 3, 4, 5])(
    'after a failure of call %i the next save makes the calls that are left, and none twice',
    async (failing) => {
      const full = anApi();
      const draft: Draft = { name: 'b', parts: withNewPart(withNewPart(edited.parts, 'five'), 'six') };
      await saved(full, request(draft));
      const api = anApi({ failing });
      const first = await api.gateway.save(request(draft))();
      if (failing === 1) {
        expect(first).toEqual(either.left(CUT));
        return;
      }
      if (!isRight(first) || first.right.unfinished === undefined) throw new Error('It was not ended in the middle');
      const { failure, isUncertain, stored: standing, wanted } = first.right.unfinished;
      expect([failure, isUncertain]).toEqual([CUT, true]);
      const rest = await api.gateway.save({
        id: '7',
        version: standing.version,
        draft: { name: wanted.name, parts: wanted.parts },
        before: { name: standing.record.name, parts: standing.record.parts },
      })();
      expect(rest).toEqual(either.right({ id: '7' }));
      const names = (calls: readonly string[]) => calls.map((name) => name.replace(/ v\d/, ''));
      const made = names(api.calls);
      expect(made.filter((_, place) => place !== failing - 1)).toEqual(names(full.calls));
    },
  );

  test.each([
    [2, '1', 'one'],
    [3, '2', 'TWO'],
    [4, 'new-1', 'four'],
  ])('a lost answer of call %i is remembered at its part', async (failing, key, sent) => {
    const { unfinished } = await saved(anApi({ failing }));
    expect(unfinished?.wanted.parts.flatMap((part) => ('sent' in part ? [[part.key, part.sent]] : []))).toEqual([
      [key, sent],
    ]);
    const refused = await saved(anApi({ failing, failure: { kind: 'Forbidden' } }));
    expect(refused.unfinished?.wanted.parts.some((part) => 'sent' in part)).toBe(false);
  });

  test('a stop ends it between two calls, without a failure', async () => {
    const api = anApi();
    let asked = 0;
    const { unfinished } = await saved(api, request(), { isStopped: () => (asked += 1) > 2 });
    expect(api.calls).toHaveLength(3);
    expect(unfinished).toMatchObject({ failure: null, isUncertain: false });
    expect(unfinished?.stored.record.parts).toEqual([storedPart('2', 'TWO'), storedPart('3', 'three')]);
  });

  test('tells its progress where there are many calls', async () => {
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    const parts = Array.from({ length: 10 }, (_, at) => String(at)).reduce<Parts<string>>(withNewPart, stored.parts);
    await saved(anApi(), request({ ...stored, parts }), { onProgress });
    expect(shares).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
    shares.length = 0;
    await saved(anApi(), request(), { onProgress });
    expect(shares).toEqual([]);
  });

  test('names the fields of a part that is refused by its place in the draft', async () => {
    const failure: Failure = { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { levels: 'VALUE_NOT_VALID' } };
    const { unfinished } = await saved(anApi({ failing: 4, failure }));
    // The first part is already deleted.
    expect(unfinished?.failure).toEqual({ ...failure, fields: { 'parts.2.value.levels': 'VALUE_NOT_VALID' } });
    expect(unfinished?.isUncertain).toBe(false);
  });

  test('a part whose removal is answered with 404 is looked for before it counts as gone (R-SHR-54)', async () => {
    const lost = { failing: 2, failure: { kind: 'NotFound' } } as const;
    const gone = anApi({ ...lost, standing: stored.parts.slice(1) });
    expect(await saved(gone)).toEqual({ id: '7' });
    // Other changes were not read yet: the version stays the same.
    expect(gone.calls[2]).toBe('change 7 v1 2 two to TWO');
    const { unfinished } = await saved(anApi({ ...lost, standing: stored.parts }));
    expect([unfinished?.failure, unfinished?.stored.record.parts]).toEqual([{ kind: 'NotOffered' }, stored.parts]);
    expect((await saved(anApi(lost))).unfinished?.failure).toEqual({ kind: 'Changed' });
  });

  test('takes a part that somebody else deleted as a change of the record', async () => {
    const { unfinished } = await saved(anApi({ failing: 3, failure: { kind: 'NotFound' } }));
    expect(unfinished?.failure).toEqual({ kind: 'Changed' });
  });
});
