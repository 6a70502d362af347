import type { Profile } from '../../../src/application/session/ports/profile.port';
import { answered, refusal } from '../support/answered';
import { EDITOR, enter, PASSWORD, READER, SU, type OpenOffice } from '../support/office';

const NEW = 'NOG-GEHEIMER-27!';

export const profileContract = (name: string, make: () => Promise<OpenOffice>): void => {
  describe(`Profile (${name})`, () => {
    let office: OpenOffice;
    let profile: Profile;
    beforeAll(async () => {
      office = await make();
      ({ profile } = office);
    });
    afterAll(() => office.close());
    beforeEach(() => enter(office, READER));

    it('saves names and address of the person, in their clean form (R-SES-18)', async () => {
      const { firstname, surname, email } = await answered(office.session.me());
      await answered(profile.saveBasics({ firstname: ' Zoë ', surname: 'van Uniek', email: ' Zoe@Uniek.Example ' }));
      expect(await answered(office.session.me())).toMatchObject({ firstname: 'Zoë', surname: 'van Uniek', email: 'zoe@uniek.example' });
      await answered(profile.saveBasics({ firstname, surname, email }));
      expect(await answered(office.session.me())).toMatchObject({ firstname, surname, email });
    });

    it('names the fields that it cannot take', async () => {
      expect(await refusal(profile.saveBasics({ firstname: 'R2D2', surname: 'Vos', email: 'geen adres' }))).toMatchObject({
        kind: 'FieldsRejected', fields: { firstname: 'VALUE_NOT_VALID', email: 'VALUE_NOT_VALID' },
      });
      expect(await refusal(profile.saveBasics({ firstname: 'Anna', surname: 'Vos', email: SU }))).toMatchObject({ kind: 'FieldsRejected', fields: { email: 'NOT_UNIQUE' } });
    });

    it('says of the old password that it is wrong, and keeps it (R-SES-19)', async () => {
      expect(await refusal(profile.changePassword('Fout-Gegokt-12!!', NEW))).toEqual({
        kind: 'FieldsRejected', code: 'OLD_PASSWORD_INCORRECT', fields: { old: 'OLD_PASSWORD_INCORRECT' },
      });
      expect(await refusal(profile.changePassword(PASSWORD, 'zwak'))).toMatchObject({ kind: 'FieldsRejected', fields: { password: 'VALUE_NOT_VALID' } });
      await enter(office, READER);
    });

    it('takes a new password and leaves the person signed in here', async () => {
      await enter(office, EDITOR);
      await answered(profile.changePassword(PASSWORD, NEW));
      expect((await answered(office.session.me())).email).toBe(EDITOR);
      await answered(office.session.signOut());
      expect(await refusal(office.session.signIn({ email: EDITOR, password: PASSWORD }))).toEqual({ kind: 'Unauthenticated' });
      await answered(office.session.signIn({ email: EDITOR, password: NEW }));
      await answered(profile.changePassword(NEW, PASSWORD));
    });

    it('is for who is signed in', async () => {
      await answered(office.session.signOut());
      expect(await refusal(profile.saveBasics({ firstname: 'Anna', surname: 'Vos', email: 'anna@firma.example' }))).toEqual({ kind: 'Unauthenticated' });
      expect(await refusal(profile.changePassword(PASSWORD, NEW))).toEqual({ kind: 'Unauthenticated' });
    });
  });
};
