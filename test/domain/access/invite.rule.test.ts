import { addressesOf, inviteRule } from '../../../src/domain/access/invite.rule';

const good = { emails: ['anna@firma.example'], usergroups: ['1'], websites: ['2'] };

describe('inviting (R-ACC-14)', () => {
  test.each([
    ['everything there', {}, {}],
    ['no line at all', { emails: [] }, { 'emails.0': 'required' }],
    ['a first line that is empty, whatever stands below', { emails: [' ', 'bo@firma.example'] }, { 'emails.0': 'required' }],
    ['another line that is empty', { emails: ['anna@firma.example', '', ' '] }, {}],
    ['lines that are no addresses', { emails: ['anna', 'bo@firma.example', 'carla@'] }, { 'emails.0': 'pattern.email', 'emails.2': 'pattern.email' }],
    ['no group', { usergroups: [] }, { usergroups: 'required' }],
    ['no website', { websites: [] }, { websites: 'required' }],
  ])('%s', (_, change, problems) => {
    expect(inviteRule({ ...good, ...change })).toEqual(problems);
  });

  test('invites each address once, in the form in which it is compared', () => {
    expect(addressesOf([' Anna@Firma.example', '', 'bo@firma.example', 'anna@firma.example'])).toEqual(['anna@firma.example', 'bo@firma.example']);
  });
});
