import type { Profile } from '../../../src/application/session/ports/profile.port';
import { MAX_AVATAR_BYTES, type CroppedPhoto } from '../../../src/domain/session/avatar.rule';
import { aPicture } from '../../support/pictures';
import { answered, refusal } from '../support/answered';
import { EDITOR, enter, PASSWORD, READER, SU, type TestBackend } from '../support/backend';

const NEW = 'NOG-GEHEIMER-27!';

const aPhoto = async (colour: string, change: Partial<CroppedPhoto> = {}): Promise<CroppedPhoto> => ({
  name: "Zoë's 'foto' (1).png",
  type: 'image/png',
  bytes: new Uint8Array(await aPicture('png', { colour })),
  ...change,
});

export const profileContract = (name: string, make: () => Promise<TestBackend>): void => {
  describe(`Profile (${name})`, () => {
    let backend: TestBackend;
    let profile: Profile;
    beforeAll(async () => {
      backend = await make();
      ({ profile } = backend);
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, READER));

    it('saves names and address of the person, in their clean form (R-SES-18)', async () => {
      const { firstname, surname, email } = await answered(backend.session.me());
      await answered(profile.saveBasics({ firstname: ' Zoë ', surname: 'van Uniek', email: ' Zoe@Uniek.Example ' }));
      expect(await answered(backend.session.me())).toMatchObject({
        firstname: 'Zoë',
        surname: 'van Uniek',
        email: 'zoe@uniek.example',
      });
      await answered(profile.saveBasics({ firstname, surname, email }));
      expect(await answered(backend.session.me())).toMatchObject({ firstname, surname, email });
    });

    it('names the fields that it cannot take', async () => {
      expect(
        await refusal(profile.saveBasics({ firstname: 'R2D2', surname: 'Vos', email: 'geen adres' })),
      ).toMatchObject({
        kind: 'FieldsRejected',
        fields: { firstname: 'VALUE_NOT_VALID', email: 'VALUE_NOT_VALID' },
      });
      expect(await refusal(profile.saveBasics({ firstname: 'Anna', surname: 'Vos', email: SU }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { email: 'NOT_UNIQUE' },
      });
    });

    it('says of the old password that it is wrong, and keeps it (R-SES-19)', async () => {
      expect(await refusal(profile.changePassword('Fout-Gegokt-12!!', NEW))).toEqual({
        kind: 'FieldsRejected',
        code: 'OLD_PASSWORD_INCORRECT',
        fields: { old: 'OLD_PASSWORD_INCORRECT' },
      });
      expect(await refusal(profile.changePassword(PASSWORD, 'zwak'))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { password: 'VALUE_NOT_VALID' },
      });
      await enter(backend, READER);
    });

    it('takes a new password and leaves the person signed in here', async () => {
      await enter(backend, EDITOR);
      await answered(profile.changePassword(PASSWORD, NEW));
      expect((await answered(backend.session.me())).email).toBe(EDITOR);
      await answered(backend.session.signOut());
      expect(await refusal(backend.session.signIn({ email: EDITOR, password: PASSWORD }))).toEqual({
        kind: 'Unauthenticated',
      });
      await answered(backend.session.signIn({ email: EDITOR, password: NEW }));
      await answered(profile.changePassword(NEW, PASSWORD));
    });

    it('shows a photo wherever the person is told of, another one elsewhere, and none when it is taken away (R-SES-21)', async () => {
      const shown = async (): Promise<string | null> => (await answered(backend.session.me())).avatar;
      const shares: number[] = [];
      expect(await shown()).toBeNull();
      await answered(
        profile.saveAvatar(await aPhoto('#c33'), {
          onProgress: (share) => {
            shares.push(share);
          },
        }),
      );
      const first = await shown();
      expect([first, shares.at(-1)]).toEqual([expect.stringMatching(/^(\/api\/|data:image\/)/), 1]);
      const { id } = await answered(backend.session.me());
      const { rows } = await answered(
        backend.users.list({
          term: '',
          filter: { name: '', email: READER, active: null },
          sort: null,
          page: 1,
          perPage: 10,
        }),
      );
      expect(rows).toMatchObject([{ id, avatar: first }]);
      await answered(
        profile.saveAvatar(
          await aPhoto('#33c', { name: 'IK.JPG', type: 'image/jpeg', bytes: new Uint8Array(await aPicture('jpeg')) }),
        ),
      );
      expect(await shown()).not.toBe(first);
      for (let time = 0; time < 2; time += 1) {
        await answered(profile.removeAvatar());
        expect(await shown()).toBeNull();
      }
    });

    it('takes no other file for a photo, and keeps the one that is there', async () => {
      await answered(profile.saveAvatar(await aPhoto('#3c3')));
      const before = (await answered(backend.session.me())).avatar;
      const drawing = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      for (const change of [
        { bytes: drawing },
        { bytes: new Uint8Array() },
        { name: 'ik.jpg' },
        { type: 'image/jpeg' as const },
        { name: 'ik.svg' },
      ]) {
        expect(await refusal(profile.saveAvatar(await aPhoto('#3c3', change)))).toEqual({ kind: 'Unsupported' });
      }
      const large = await aPhoto('#3c3', { bytes: new Uint8Array(MAX_AVATAR_BYTES + 1) });
      expect(await refusal(profile.saveAvatar(large))).toEqual({ kind: 'TooLarge' });
      expect((await answered(backend.session.me())).avatar).toBe(before);
      await answered(profile.removeAvatar());
    });

    it('is for who is signed in', async () => {
      await answered(backend.session.signOut());
      expect(
        await refusal(profile.saveBasics({ firstname: 'Anna', surname: 'Vos', email: 'anna@firma.example' })),
      ).toEqual({ kind: 'Unauthenticated' });
      expect(await refusal(profile.changePassword(PASSWORD, NEW))).toEqual({ kind: 'Unauthenticated' });
      expect(await refusal(profile.saveAvatar(await aPhoto('#c33')))).toEqual({ kind: 'Unauthenticated' });
      expect(await refusal(profile.removeAvatar())).toEqual({ kind: 'Unauthenticated' });
    });
  });
};
