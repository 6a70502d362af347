import { either } from 'fp-ts';
import type { Failure } from '../../../../src/domain/shared/failure';
import { recordBackend as backend, type RecordBackend } from '../support/record-backend';

const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const keys = ({ asked }: RecordBackend) => asked.save.map(({ id, key, draft }) => [id, key, draft.name]);

/** A new record whose save got no answer, on a page that was reloaded afterwards. */
const reloaded = async (world: RecordBackend) => {
  const first = await world.open(null);
  world.refusals.save = cut;
  first.save('Anna');
  await first.until('editing');
  first.actor.stop();
  const again = await world.open(null);
  again.actor.send({ type: 'draft.resumed' });
  await again.until('editing');
  return again;
};

describe('a new record whose answer was lost (R-SHR-39)', () => {
  test('is saved under the same key after a reload, and the next new record under another', async () => {
    const world = backend();
    const again = await reloaded(world);
    expect(again.inForm().name).toBe('Anna');
    again.actor.send({ type: 'save.requested' });
    await again.until('reading');
    expect([keys(world), world.kept.size]).toEqual([
      [
        [null, 'key-1', 'Anna'],
        [null, 'key-1', 'Anna'],
      ],
      0,
    ]);
    const next = await world.open(null);
    next.save('Anna');
    await next.until('reading');
    expect(keys(world).at(-1)).toEqual([null, 'key-2', 'Anna']);
  });

  test('has its key stored before the call, so that a page that ends in it knows it too', async () => {
    const world = backend();
    const first = await world.open(null);
    const stored: unknown[] = [];
    const { save } = world.gateway;
    world.gateway.save = (request, options) => {
      stored.push(world.kept.get('jan/people/new')?.creation);
      return save(request, options);
    };
    first.save('Anna');
    await first.until('reading');
    expect(stored).toEqual([{ key: 'key-1', sent: { name: 'Anna', active: true } }]);
  });

  test('is not sent before its key is stored', async () => {
    const world = backend();
    const first = await world.open(null);
    const { keep } = world.drafts;
    const storing = new Promise<() => void>((begun) => {
      world.drafts.keep = (key, draft) => () =>
        new Promise((resolve) => {
          begun(() => void keep(key, draft)().then(resolve));
        });
    });
    first.save('Anna');
    const store = await storing;
    await new Promise(setImmediate);
    expect(world.asked.save).toEqual([]);
    world.drafts.keep = keep;
    store();
    await first.until('reading');
    expect(keys(world)).toEqual([[null, 'key-1', 'Anna']]);
  });

  test('and that was changed since is asked for as it was sent, then changed', async () => {
    const world = backend();
    const again = await reloaded(world);
    again.type('Anne');
    again.actor.send({ type: 'save.requested' });
    await again.until('reading');
    expect(keys(world)).toEqual([
      [null, 'key-1', 'Anna'],
      [null, 'key-1', 'Anna'],
      ['12', undefined, 'Anne'],
    ]);
    expect(world.asked.save.map(({ version }) => version)).toEqual([null, null, 'v2']);
    expect([again.context().id, world.kept.size]).toEqual(['12', 0]);
  });

  test.each<Failure>([{ kind: 'Locked', holder: '', since: null }, { kind: 'Changed' }])(
    'and whose change is refused ($kind) is shown at its own address with the rest as its draft',
    async (failure) => {
      const world = backend();
      const again = await reloaded(world);
      again.type('Anne');
      const { save } = world.gateway;
      world.gateway.save = (request, options) =>
        request.id === null ? save(request, options) : () => Promise.resolve(either.left(failure));
      again.actor.send({ type: 'save.requested' });
      await again.until('moved');
      expect([...world.kept]).toEqual([
        [
          'jan/people/12',
          expect.objectContaining({ mine: { name: 'Anne', active: true }, base: { name: 'Anna', active: true } }),
        ],
      ]);
      expect(world.said.at(-1)).toContain('shared.record.existed');
    },
  );

  test('and whose first try was refused after all is sent with its new values only', async () => {
    const world = backend();
    const again = await reloaded(world);
    again.type('Anne');
    world.refusals.save = { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { name: 'VALUE_NOT_VALID' } };
    again.actor.send({ type: 'save.requested' });
    await again.until('reading');
    expect(keys(world).at(-1)).toEqual([null, 'key-1-changed', 'Anne']);
  });

  test.each<readonly [Failure, string]>([
    [{ kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { name: 'VALUE_NOT_VALID' } }, 'key-2'],
    [{ kind: 'Forbidden' }, 'key-1'],
  ])('keeps its key while its end is not known: after %o it is sent as %s', async (failure, key) => {
    const world = backend();
    const again = await reloaded(world);
    world.refusals.save = failure;
    again.actor.send({ type: 'save.requested' });
    await again.until('saving');
    await again.until('editing');
    again.actor.send({ type: 'save.requested' });
    await again.until('reading');
    expect(keys(world).at(-1)).toEqual([null, key, 'Anna']);
  });
});
