import {
  appliedSteps,
  historyOf,
  NO_STEPS,
  redo,
  undo,
  pushStep,
  type UndoHistory,
} from '../../../src/domain/shared/undo-history';

describe('steps can be undone and done again (R-LIB-06, R-CON-10)', () => {
  const none: UndoHistory<string> = NO_STEPS;
  const three = ['turn', 'flip', 'focus'].reduce<UndoHistory<string>>((history, step) => pushStep(history, step), none);

  test('back and forward, as far as there are steps', () => {
    expect(appliedSteps(three)).toEqual(['turn', 'flip', 'focus']);
    expect(appliedSteps(undo(three))).toEqual(['turn', 'flip']);
    expect(appliedSteps(redo(undo(undo(three))))).toEqual(['turn', 'flip']);
    expect(appliedSteps(undo(undo(undo(undo(three)))))).toEqual([]);
    expect(redo(three)).toEqual(three);
    expect(undo(none)).toEqual(none);
  });

  test('a new step takes the place of what was undone', () => {
    const changed = pushStep(undo(undo(three)), 'crop');
    expect(changed).toEqual(historyOf(['turn', 'crop']));
    expect(redo(changed)).toEqual(changed);
  });

  test('of more steps than are kept the first is gone', () => {
    expect(pushStep(three, 'crop', 3)).toEqual(historyOf(['flip', 'focus', 'crop']));
    expect(pushStep(undo(three), 'crop', 3)).toEqual(historyOf(['turn', 'flip', 'crop']));
  });
});
