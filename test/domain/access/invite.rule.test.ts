import { addressesInList, addressesOf, inviteRule, MAX_INVITATIONS } from '../../../src/domain/access/invite.rule';

const good = { emails: ['anna@firma.example'], usergroups: ['1'], websites: ['2'] };

describe('inviting (R-ACC-14)', () => {
  test.each([
    ['everything there', {}, {}],
    ['no line at all', { emails: [] }, { 'emails.0': 'required' }],
    [
      'a first line that is empty, whatever stands below',
      { emails: [' ', 'bo@firma.example'] },
      { 'emails.0': 'required' },
    ],
    ['another line that is empty', { emails: ['anna@firma.example', '', ' '] }, {}],
    [
      'lines that are no addresses',
      { emails: ['anna', 'bo@firma.example', 'carla@'] },
      { 'emails.0': 'pattern.email', 'emails.2': 'pattern.email' },
    ],
    ['no group', { usergroups: [] }, { usergroups: 'required' }],
    ['no website', { websites: [] }, { websites: 'required' }],
  ])('%s', (_, change, problems) => {
    expect(inviteRule({ ...good, ...change })).toEqual(problems);
  });

  test.each([
    [MAX_INVITATIONS, {}],
    [MAX_INVITATIONS + 1, { emails: 'tooMany' }],
  ])('%i people at once', (count, problems) => {
    const emails = Array.from({ length: count }, (_, place) => `anna${String(place)}@firma.example`);
    expect(inviteRule({ ...good, emails })).toEqual(problems);
    // An address that is given twice is invited once.
    expect(inviteRule({ ...good, emails: [...emails, ' ANNA0@firma.example', ''] })).toEqual(problems);
  });

  test.each([
    [
      'Anna de Baas <anna@firma.example>, bo@firma.example;\ncarla@firma.example',
      ['anna@firma.example', 'bo@firma.example', 'carla@firma.example'],
    ],
    [
      'anna@firma.example bo@firma.example\tcarla@firma.example\r\n',
      ['anna@firma.example', 'bo@firma.example', 'carla@firma.example'],
    ],
    ['jan@bedrijf, piet.bedrijf.example, x@y.example', ['jan@bedrijf', 'piet.bedrijf.example', 'x@y.example']],
    ['jan@bedrijf piet.bedrijf.example x@y.example', ['jan@bedrijf', 'piet.bedrijf.example', 'x@y.example']],
    ['"Baas, Anna de" <anna@firma.example>; Bo Bakker bo@firma.example', ['anna@firma.example', 'bo@firma.example']],
    ['anna@firma.example; Bo Bakker; carla', ['anna@firma.example', 'Bo Bakker', 'carla']],
    ['Anna <>, bo@firma.example', ['Anna <>', 'bo@firma.example']],
    ['', []],
  ])('a pasted list keeps what is no address: %j', (pasted, addresses) => {
    expect(addressesInList(pasted)).toEqual(addresses);
  });

  test('invites each address once, in the form in which it is compared', () => {
    expect(addressesOf([' Anna@Firma.example', '', 'bo@firma.example', 'anna@firma.example'])).toEqual([
      'anna@firma.example',
      'bo@firma.example',
    ]);
  });
});
