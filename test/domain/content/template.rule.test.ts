import { templateProblem } from '../../../src/domain/content/template.rule';

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['A', null],
  ['x'.repeat(100), null],
  [` ${'x'.repeat(100)} `, null],
  ['x'.repeat(101), 'tooLong.100'],
])('the name of a template (R-CON-09): %j', (name, problem) => {
  expect(templateProblem(name)).toBe(problem);
});
