import { activeDisabledReason, mayChangeSuperuser, mayDeleteUser } from '../../../src/domain/access/superuser.rule';

describe('superusers', () => {
  test.each([
    ['a superuser, for somebody else', { id: '1', su: true }, '2', true],
    ['a superuser, for oneself', { id: '1', su: true }, '1', false],
    ['another person, for somebody else', { id: '1', su: false }, '2', false],
    ['another person, for oneself', { id: '1', su: false }, '1', false],
  ])('the flag is offered to %s (R-ACC-02)', (_, actor, subject, answer) => {
    expect(mayChangeSuperuser({ actor, subject: { id: subject } })).toBe(answer);
  });

  test('nobody deletes their own account (R-ACC-03)', () => {
    expect(mayDeleteUser('1', '2')).toBe(true);
    expect(mayDeleteUser('1', '1')).toBe(false);
  });
});

describe('shutting and opening an account (R-ACC-02, R-ACC-03)', () => {
  const [one, boss] = [
    { id: '1', su: false, editable: true },
    { id: '2', su: true, editable: true },
  ];
  test.each([
    ['somebody else', one, { id: '3', su: false, editable: true }, null],
    ['somebody with more rights', one, { id: '3', su: false, editable: false }, 'rights'],
    ['a superuser', one, boss, 'superuser'],
    ['a superuser by one', boss, { id: '3', su: true, editable: true }, null],
    ['oneself', one, one, 'own'],
    ['oneself as a superuser', boss, boss, 'own'],
  ] as const)('%s', (_who, actor, subject, off) => {
    expect(activeDisabledReason(actor, subject)).toBe(off);
  });
});
