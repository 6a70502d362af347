import { either, taskEither } from 'fp-ts';
import { addressAfter, undoCrop } from '../../../src/application/spare-parts/undo-crop';
import type { DrawingSave } from '../../../src/application/spare-parts/ports/drawings.port';
import { DRAWING, partWith } from './support/opened-editor';

const AFTER = { x: 15, y: 20, width: 100, height: 90 };
const address = Promise.resolve(either.right(DRAWING.address));
const crop = { reference: '1', sheet: 's', before: DRAWING, after: AFTER, address, picture: new Blob(['whole']) };

const undone = async (drawing: typeof DRAWING) => {
  const saves: DrawingSave[] = [];
  const outcome = await undoCrop(
    { get: () => taskEither.right(partWith(drawing, '"2"')) },
    {
      save: (save) => {
        saves.push(save);
        return taskEither.right(undefined);
      },
    },
    crop,
  );
  return { outcome, saves };
};

test('a crop is undone with the picture and the place of before, under the version of now (R-SPA-44)', async () => {
  const { outcome, saves } = await undone({ ...DRAWING, ...AFTER });
  expect(outcome).toEqual(either.right(undefined));
  expect(saves).toEqual([
    { sheet: 's', version: '"2"', details: { x: 5, y: 0, width: 400, height: 300 }, picture: crop.picture },
  ]);
});

test('a drawing that somebody moved since stays as it is', async () => {
  const { outcome, saves } = await undone({ ...DRAWING, ...AFTER, x: 16 });
  expect([outcome, saves]).toEqual([either.left({ kind: 'Changed' }), []]);
});

test('so does one whose picture somebody replaced by another of that size', async () => {
  const { outcome, saves } = await undone({ ...DRAWING, ...AFTER, address: '/other.png' });
  expect([outcome, saves]).toEqual([either.left({ kind: 'Changed' }), []]);
});

test('where the picture that it left could not be read, its place decides', async () => {
  const unknown = Promise.resolve(either.left({ kind: 'NotFound' } as const));
  const saved = await undoCrop(
    { get: () => taskEither.right(partWith({ ...DRAWING, ...AFTER })) },
    { save: () => taskEither.right(undefined) },
    { ...crop, address: unknown },
  );
  expect(saved).toEqual(either.right(undefined));
});

test('which picture a crop left is known only while nobody changed its place', async () => {
  const after = (drawing: typeof DRAWING) => addressAfter({ get: () => taskEither.right(partWith(drawing)) }, crop);
  expect([await after({ ...DRAWING, ...AFTER }), await after(DRAWING)]).toEqual([
    either.right('/d.png'),
    either.right(null),
  ]);
});
