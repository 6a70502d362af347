import {
  applied,
  historyOf,
  NO_STEPS,
  redone,
  undone,
  withStep,
  type StepHistory,
} from '../../../src/domain/shared/step-history';

describe('steps can be undone and done again (R-LIB-06, R-CON-10)', () => {
  const none: StepHistory<string> = NO_STEPS;
  const three = ['turn', 'flip', 'focus'].reduce<StepHistory<string>>((history, step) => withStep(history, step), none);

  test('back and forward, as far as there are steps', () => {
    expect(applied(three)).toEqual(['turn', 'flip', 'focus']);
    expect(applied(undone(three))).toEqual(['turn', 'flip']);
    expect(applied(redone(undone(undone(three))))).toEqual(['turn', 'flip']);
    expect(applied(undone(undone(undone(undone(three)))))).toEqual([]);
    expect(redone(three)).toEqual(three);
    expect(undone(none)).toEqual(none);
  });

  test('a new step takes the place of what was undone', () => {
    const changed = withStep(undone(undone(three)), 'crop');
    expect(changed).toEqual(historyOf(['turn', 'crop']));
    expect(redone(changed)).toEqual(changed);
  });

  test('of more steps than are kept the first is gone', () => {
    expect(withStep(three, 'crop', 3)).toEqual(historyOf(['flip', 'focus', 'crop']));
    expect(withStep(undone(three), 'crop', 3)).toEqual(historyOf(['turn', 'flip', 'crop']));
  });
});
