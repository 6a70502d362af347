import { initialBox } from '../../../src/domain/shared/picture/crop-box';
import { either } from 'fp-ts';
import { RETURN_AFTER_CROP } from '../../../src/application/spare-parts/drawing-editor.setup';
import { shownDrawing } from '../../../src/application/spare-parts/edited-drawing';
import { CHANGED, CROP, CUT, draw, DRAWING, opened, partWith } from './support/opened-editor';

describe('the editor of a drawing (R-SPA-33)', () => {
  test('saves a crop with its place in the original, and ends half a second later', async () => {
    const { actor, clock, asked, notices, flushPromises, finished } = await opened([either.right(partWith(DRAWING))]);
    expect(actor.getSnapshot().value).toEqual({ editing: 'unchanged' });
    actor.send({ type: 'crop.changed', crop: { ...CROP, x: 10.4 } });
    actor.send({ type: 'save.requested', draw });
    await flushPromises();
    expect(asked).toEqual([
      {
        reference: '1',
        sheet: 's',
        version: '"1"',
        details: { x: 15, y: 20, width: 100, height: 90 },
        before: DRAWING,
        crop: CROP,
        draw,
      },
    ]);
    expect([actor.getSnapshot().value, notices]).toEqual(['saved', ['saved']]);
    clock.increment(RETURN_AFTER_CROP - 1);
    expect(finished()).toBe(0);
    clock.increment(1);
    expect([finished(), actor.getSnapshot().value, RETURN_AFTER_CROP]).toEqual([1, 'finished', 500]);
  });

  test('saves another offset without a picture', async () => {
    const { actor, asked, flushPromises } = await opened([either.right(partWith(DRAWING))]);
    actor.send({ type: 'offset.typed', axis: 'x', text: '40' });
    expect(shownDrawing(actor.getSnapshot().context)).toMatchObject({ x: 40, y: 0 });
    actor.send({ type: 'save.requested', draw });
    await flushPromises();
    expect(asked[0]).toMatchObject({ details: { x: 40, y: 0, width: 400, height: 300 }, crop: null });
  });

  test('saves nothing where nothing changed, and no offset that is none', async () => {
    const { actor, asked } = await opened([either.right(partWith(DRAWING))]);
    const tried = (text: string) => {
      actor.send({ type: 'offset.typed', axis: 'x', text });
      actor.send({ type: 'save.requested', draw });
      return actor.getSnapshot().value;
    };
    expect(['5', 'left', '10001', '-1'].map(tried)).toEqual([
      { editing: 'unchanged' },
      { editing: 'wrong' },
      { editing: 'wrong' },
      { editing: 'wrong' },
    ]);
    expect(shownDrawing(actor.getSnapshot().context)?.x).toBe(5);
    actor.send({ type: 'offset.typed', axis: 'x', text: '9995' });
    expect(actor.getSnapshot().value).toEqual({ editing: 'changed' });
    actor.send({ type: 'crop.changed', crop: CROP });
    expect([actor.getSnapshot().value, asked.length]).toEqual([{ editing: 'wrong' }, 0]);
  });

  test('a frame that nobody has changed crops nothing, and says so', async () => {
    const { actor, asked, notices, flushPromises } = await opened([either.right(partWith(DRAWING))]);
    actor.send({ type: 'crop.changed', crop: initialBox(DRAWING) });
    actor.send({ type: 'save.requested', draw });
    expect([actor.getSnapshot().value, notices]).toEqual([{ editing: 'unchanged' }, ['nothing drawn']]);
    actor.send({ type: 'offset.typed', axis: 'x', text: '7' });
    actor.send({ type: 'save.requested', draw });
    await flushPromises();
    expect(asked).toMatchObject([{ crop: null, details: { x: 7, y: 0, width: 400, height: 300 } }]);
  });

  test('a crop that is switched off is there again when it is switched on', async () => {
    const { actor } = await opened([either.right(partWith(DRAWING))]);
    const crop = () => {
      actor.send({ type: 'crop.switched' });
      return actor.getSnapshot().context.crop;
    };
    expect([crop(), crop(), crop()]).toEqual([initialBox(DRAWING), null, initialBox(DRAWING)]);
    actor.send({ type: 'crop.changed', crop: CROP });
    expect([crop(), crop()]).toEqual([null, CROP]);
  });

  test('a frame around all of it is no crop', async () => {
    const { actor } = await opened([either.right(partWith(DRAWING))]);
    actor.send({ type: 'crop.changed', crop: { x: -5, y: -5, width: 900, height: 900 } });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.crop]).toEqual([{ editing: 'unchanged' }, null]);
  });

  test('keeps everything when the save fails, and says so', async () => {
    const { actor, asked, notices, flushPromises } = await opened(
      [either.right(partWith(DRAWING))],
      [either.left(CUT)],
    );
    actor.send({ type: 'crop.changed', crop: CROP });
    actor.send({ type: 'offset.typed', axis: 'y', text: '7' });
    actor.send({ type: 'save.requested', draw });
    await flushPromises();
    const { value, context } = actor.getSnapshot();
    expect([value, context.crop, context.offset, context.failure]).toEqual([
      { editing: 'changed' },
      CROP,
      { x: '5', y: '7' },
      CUT,
    ]);
    expect(notices).toEqual(['not saved: Unreachable']);
    actor.send({ type: 'save.requested', draw });
    await flushPromises();
    expect([asked.length, actor.getSnapshot().value]).toEqual([2, 'saved']);
  });

  test('goes on with a newer version of the reference whose drawing is the same', async () => {
    const { actor, asked, flushPromises } = await opened(
      [either.right(partWith(DRAWING)), either.right(partWith({ ...DRAWING }, '"2"'))],
      [either.left(CHANGED)],
    );
    actor.send({ type: 'crop.changed', crop: CROP });
    actor.send({ type: 'save.requested', draw });
    await flushPromises();
    expect(asked.map(({ version }) => version)).toEqual(['"1"', '"2"']);
    expect(actor.getSnapshot().value).toBe('saved');
  });

  test('shows a drawing that somebody else cropped, and keeps the frame on it', async () => {
    const theirs = { ...DRAWING, x: 12, y: 3, width: 60 };
    const { actor, notices, flushPromises } = await opened(
      [either.right(partWith(DRAWING)), either.right(partWith(theirs, '"2"'))],
      [either.left(CHANGED)],
    );
    actor.send({ type: 'crop.changed', crop: CROP });
    actor.send({ type: 'save.requested', draw });
    await flushPromises();
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure, context.offset.x, notices]).toEqual([
      { editing: 'changed' },
      CHANGED,
      '12',
      ['not saved: Changed'],
    ]);
    // The crop stays at 15, 20 of the original, limited to the size of the picture.
    expect(context.crop).toEqual({ x: 0, y: 17, width: 60, height: 90 });
  });

  test('keeps everything when the newer version cannot be read', async () => {
    const { actor, notices, flushPromises } = await opened(
      [either.right(partWith(DRAWING)), either.left(CUT)],
      [either.left(CHANGED)],
    );
    actor.send({ type: 'crop.changed', crop: CROP });
    actor.send({ type: 'save.requested', draw });
    await flushPromises();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.crop, notices]).toEqual([
      { editing: 'changed' },
      CROP,
      ['not saved: Unreachable'],
    ]);
  });

  test.each([
    ['that is not there', either.right(partWith(null)), 'NotFound'],
    ['that cannot be read', either.left(CUT), 'Unreachable'],
  ] as const)('a drawing %s is a failure, which can be tried again', async (_, first, kind) => {
    const { actor, flushPromises } = await opened([first, either.right(partWith(DRAWING))]);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.failure?.kind]).toEqual(['failed', kind]);
    actor.send({ type: 'retry.requested' });
    await flushPromises();
    expect(actor.getSnapshot().value).toEqual({ editing: 'unchanged' });
  });
});
