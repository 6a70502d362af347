import type { Invitation } from '../../../src/domain/access/invite.rule';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { answered, refusal } from '../support/answered';
import { EDITOR, enter, READER, SU, type TestBackend } from '../support/backend';

const person = { firstname: 'Anna', surname: 'de Baas', password: 'Zeer-Geheim-2026!', language: 'nl' } as const;

export const invitationsContract = (name: string, make: () => Promise<TestBackend>): void => {
  describe(`Invitations (${name})`, () => {
    let backend: TestBackend;
    let groups: ReadonlyMap<string, string>;
    beforeAll(async () => {
      backend = await make();
      await enter(backend, SU);
      const { rows } = await answered(backend.usergroups.list(defaultQuery({ name: '', user: null })));
      groups = new Map(rows.map((row) => [row.name, row.id]));
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const group = (wanted: string): string => groups.get(wanted) ?? '';
    const invitation = (change: Partial<Invitation> = {}): Invitation => ({
      emails: ['nieuw@firma.example'],
      usergroups: [group('Colleagues, look only')],
      websites: ['1'],
      ...change,
    });
    const accept = async (email: string): Promise<void> => {
      await answered(backend.session.acceptInvitation({ email, code: (await backend.mailed(email)) ?? '' }, person));
    };

    it('mails a link that makes an account with its groups and websites', async () => {
      expect(
        await answered(
          backend.invitations.invite(
            invitation({ emails: [' Anna@Firma.example ', '', 'anna@firma.example'], websites: ['1', '2'] }),
          ),
        ),
      ).toEqual({ refused: [] });
      await accept('anna@firma.example');
      expect(await answered(backend.session.me())).toMatchObject({
        email: 'anna@firma.example',
        su: false,
        rights: ['users.view'],
        websites: [{ id: '1' }, { id: '2' }],
      });
    });

    it('renews the link of who was invited before', async () => {
      await answered(backend.invitations.invite(invitation()));
      const former = (await backend.mailed('nieuw@firma.example')) ?? '';
      await answered(backend.invitations.invite(invitation()));
      expect(
        await refusal(backend.session.checkInvitation({ email: 'nieuw@firma.example', code: former })),
      ).toMatchObject({ kind: 'FieldsRejected', fields: { code: 'VALUE_NOT_VALID' } });
      await answered(
        backend.session.checkInvitation({
          email: 'nieuw@firma.example',
          code: (await backend.mailed('nieuw@firma.example')) ?? '',
        }),
      );
    });

    it('tells who is a user already, and invites the others', async () => {
      expect(await answered(backend.invitations.invite(invitation({ emails: ['ook@firma.example', READER] })))).toEqual(
        {
          refused: [{ email: READER, code: 'NOT_UNIQUE' }],
        },
      );
      expect(await backend.mailed('ook@firma.example')).not.toBeNull();
      expect(await refusal(backend.invitations.invite(invitation({ emails: [READER] })))).toEqual({
        kind: 'FieldsRejected',
        code: 'NOT_UNIQUE',
        fields: { email: 'NOT_UNIQUE' },
      });
    });

    it.each<[string, Partial<Invitation>, string]>([
      ['nobody', { emails: [''] }, 'email'],
      ['no address', { emails: ['geen adres'] }, 'email'],
      ['no group', { usergroups: [] }, 'usergroups'],
      ['no website', { websites: [] }, 'websites'],
    ])('refuses %s by field', async (_, change, field) => {
      expect(await refusal(backend.invitations.invite(invitation(change)))).toEqual({
        kind: 'FieldsRejected',
        code: 'VALUE_NOT_VALID',
        fields: { [field]: 'VALUE_NOT_VALID' },
      });
    });

    it('is for who may add users, and gives no more than they have', async () => {
      await answered(
        backend.invitations.invite(
          invitation({ emails: ['beheer@firma.example'], usergroups: [group('Gebruikersbeheer')] }),
        ),
      );
      await accept('beheer@firma.example');
      expect(await answered(backend.invitations.invite(invitation()))).toEqual({ refused: [] });
      expect(await refusal(backend.invitations.invite(invitation({ usergroups: [group('Redactie')] })))).toEqual({
        kind: 'Forbidden',
      });
      expect(await refusal(backend.invitations.invite(invitation({ websites: ['1', '2'] })))).toEqual({
        kind: 'Forbidden',
      });
      await enter(backend, EDITOR);
      expect(await refusal(backend.invitations.invite(invitation()))).toEqual({ kind: 'Forbidden' });
      await answered(backend.session.signOut());
      expect(await refusal(backend.invitations.invite(invitation()))).toEqual({ kind: 'Unauthenticated' });
    });
  });
};
