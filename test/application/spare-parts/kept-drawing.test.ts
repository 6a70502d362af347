import { either } from 'fp-ts';
import {
  hasFrame,
  isMovedSince,
  type DrawingDraft,
  type FoundEdit,
} from '../../../src/application/spare-parts/edited-drawing';
import { NO_DRAFT } from '../../../src/domain/shared/drafts/draft';
import { CROP, CUT, draw, DRAWING, opened, partWith } from './support/opened-editor';

describe('an edited drawing that is kept in the browser (R-SPA-44)', () => {
  const UNCHANGED: DrawingDraft = { crop: null, x: '5', y: '0' };
  const KEPT: FoundEdit = {
    kept: { base: UNCHANGED, mine: { crop: CROP, x: '5', y: '7' }, version: '"1"', at: 0 },
    unreadable: null,
  };

  test('keeps every change in the browser until it is saved (R-SHR-09)', async () => {
    const { actor, kept, flushPromises } = await opened([either.right(partWith(DRAWING))], [either.left(CUT)]);
    actor.send({ type: 'crop.changed', crop: CROP });
    actor.send({ type: 'offset.typed', axis: 'y', text: 'x' });
    actor.send({ type: 'draft.flushed' });
    actor.send({ type: 'edit.reset' });
    expect(kept).toEqual([
      UNCHANGED,
      { ...UNCHANGED, crop: CROP },
      { crop: CROP, x: '5', y: 'x' },
      'flushed',
      UNCHANGED,
    ]);
    actor.send({ type: 'crop.changed', crop: CROP });
    actor.send({ type: 'save.requested', draw });
    await flushPromises();
    // The save failed: the edit is kept.
    expect(kept.slice(5)).toEqual([{ ...UNCHANGED, crop: CROP }, 'ended', { ...UNCHANGED, crop: CROP }]);
    actor.send({ type: 'save.requested', draw });
    await flushPromises();
    expect(kept.slice(8)).toEqual(['ended', 'dropped']);
  });

  test('offers an edit that was kept, and goes on with it', async () => {
    const { actor, kept } = await opened([either.right(partWith(DRAWING))], [], KEPT);
    actor.send({ type: 'crop.changed', crop: { x: 0, y: 0, width: 9, height: 9 } });
    expect([actor.getSnapshot().value, kept, isMovedSince(actor.getSnapshot().context)]).toEqual([
      'offering',
      [],
      false,
    ]);
    actor.send({ type: 'draft.resumed' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.crop, context.offset, context.found]).toEqual([
      { editing: 'changed' },
      CROP,
      { x: '5', y: '7' },
      NO_DRAFT,
    ]);
    expect(kept).toEqual([KEPT.kept?.mine]);
  });

  test('puts a kept frame on the same pixels of a drawing that was cropped since', async () => {
    const theirs = { ...DRAWING, x: 12, y: 3, width: 60 };
    const { actor } = await opened([either.right(partWith(theirs, '"2"'))], [], KEPT);
    expect(isMovedSince(actor.getSnapshot().context)).toBe(true);
    actor.send({ type: 'draft.resumed' });
    expect(actor.getSnapshot().context).toMatchObject({
      crop: { x: 0, y: 17, width: 60, height: 90 },
      offset: { x: '12', y: '7' },
    });
  });

  test('discards a kept edit, and one that cannot be read', async () => {
    for (const found of [KEPT, { kept: null, unreadable: '{}' }]) {
      const { actor, kept, flushPromises } = await opened([either.right(partWith(DRAWING))], [], found);
      if (found !== KEPT) actor.send({ type: 'draft.resumed' });
      expect(actor.getSnapshot().value).toBe('offering');
      actor.send({ type: 'draft.discarded' });
      await flushPromises();
      expect([actor.getSnapshot().value, kept]).toEqual([{ editing: 'unchanged' }, ['dropped', UNCHANGED]]);
    }
  });

  test.each([
    [CROP, true],
    [null, true],
    [{ ...CROP, width: '9' }, false],
    [{ x: 1 }, false],
    ['all', false],
  ])('a frame of %j is read: %p', (crop, expected) => {
    expect(hasFrame({ crop, x: '0', y: '0' })).toBe(expected);
  });
});
