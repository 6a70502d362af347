import { subjectProblem } from '../../.ci/commit-subject';

test.each([
  'Editor: keep the lock when a save is refused',
  'Spare parts: references derive from a field table',
  'E-mails: a test mail names its recipient',
  'CI: Node 24 as well',
  `Docs: ${'x'.repeat(66)}`,
  `Docs: ${'é'.repeat(65)}🙂`,
])('"%s" is a subject', (subject) => {
  expect(subjectProblem(subject)).toBeNull();
});

test.each([
  ['keep the lock when a save is refused', 'is not of the form "Area: what changes"'],
  ['editor: keep the lock', 'is not of the form "Area: what changes"'],
  ['Editor keeps the lock', 'is not of the form "Area: what changes"'],
  ['Editor:keep the lock', 'is not of the form "Area: what changes"'],
  ['Editor: ', 'is not of the form "Area: what changes"'],
  ['fixup! Editor: keep the lock', 'is not of the form "Area: what changes"'],
  ['Editor: keep the lock.', 'ends with a full stop'],
  [`Docs: ${'x'.repeat(67)}`, 'has 73 characters, 72 are the most'],
])('"%s" %s', (subject, problem) => {
  expect(subjectProblem(subject)).toBe(problem);
});
