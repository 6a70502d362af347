import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { DATE_FORMATS, TIME_FORMATS } from '../../../src/domain/shared/locale';
import { isLateStrings } from '../../../src/domain/shared/modules/module-entry.rule';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { users } from '../../../src/domain/access/user';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, told } from '../support/offer';
import { EDITOR, enter, PASSWORD, READER, SU, type TestBackend } from '../support/backend';

const FOLDER = resolve(__dirname, '../../../src/ui/strings');
/** Strings that are part of the console, or are loaded later. */
const isApart = (file: string): boolean => file === 'boot.json' || isLateStrings(basename(file, '.json'));
const filesIn = (language: string): readonly string[] =>
  readdirSync(resolve(FOLDER, language)).filter((file) => !isApart(file));
const filesOf = (language: string): object =>
  Object.fromEntries(
    filesIn(language).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(resolve(FOLDER, language, file), 'utf8')) as unknown,
    ]),
  ); // cast: the value is only compared, so its type does not matter

// Rules R-SES-16 and R-SES-22.
/** @param make opens a backend that reports every refusal that means the session has ended */
export const sessionGatewayContract = (
  name: string,
  make: (onUnauthenticated: () => void) => Promise<TestBackend>,
  offer = EVERYTHING,
): void => {
  describe(`SessionGateway (${name})`, () => {
    let backend: TestBackend;
    let ends = 0;
    beforeAll(async () => {
      backend = await make(() => {
        ends += 1;
      });
    });
    afterAll(() => backend.close());
    beforeEach(() => {
      ends = 0;
    });

    it('takes "nobody" for an answer at the first look and at a refused sign-in, and for an end from then on', async () => {
      const untouched = await make(() => {
        ends += 1;
      });
      const { session } = untouched;
      const looks = await Promise.all([refusal(session.me()), refusal(session.menu()), refusal(session.website())]);
      expect(looks.map(({ kind }) => kind)).toEqual(['Unauthenticated', 'Unauthenticated', 'Unauthenticated']);
      await refusal(session.signIn({ email: SU, password: 'not the password' }));
      expect(ends).toBe(0);
      await refusal(untouched.users.list(defaultQuery(users.noFilter)));
      expect(ends).toBe(1);
      await refusal(session.me());
      expect(ends).toBe(2);
      await untouched.close();
    });

    describe('when nobody is signed in', () => {
      beforeEach(() => answered(backend.session.signOut()));

      it.each(['me', 'menu', 'website'] as const)('%s is refused', async (call) => {
        expect(await refusal(backend.session[call]())).toMatchObject({ kind: 'Unauthenticated' });
      });

      it('switching and saving settings are refused', async () => {
        expect(await refusal(backend.session.switchWebsite('1'))).toEqual({ kind: 'Unauthenticated' });
        expect(await refusal(backend.session.saveSettings({ language: 'nl', date: 'd-M-yy', time: 'H:mm' }))).toEqual({
          kind: 'Unauthenticated',
        });
      });

      it.each([
        ['a wrong password', SU, 'Kantoor-Welkom-27!'],
        ['an unknown address', 'nobody@kantoor.example', PASSWORD],
      ])('%s does not let in', async (_, email, password) => {
        expect(await refusal(backend.session.signIn({ email, password }))).toEqual({ kind: 'Unauthenticated' });
        expect(await refusal(backend.session.me())).toEqual({ kind: 'Unauthenticated' });
      });

      it('the strings are there all the same, in English unless asked for', async () => {
        expect(await answered(backend.session.strings(null))).toEqual(filesOf('en'));
      });
    });

    it('lets in, however the address is typed', async () => {
      await answered(backend.session.signIn({ email: '  SU@Kantoor.example ', password: PASSWORD }));
      expect((await answered(backend.session.me())).email).toBe(SU);
    });

    it('knows the superuser with every website', async () => {
      await enter(backend, SU);
      const me = await answered(backend.session.me());
      expect(me).toMatchObject({ firstname: 'Susanne', surname: 'Zandstra', email: SU, su: true, avatar: null });
      expect(me.settings.language).toBe('en');
      expect(me.websites.map((website) => website.name)).toEqual([
        'Zilvermeeuw NL',
        'Zilvermeeuw België',
        'Zilvermeeuw Service',
      ]);
    });

    it('knows the editor: Dutch, rights on content only, two websites', async () => {
      await enter(backend, EDITOR);
      const me = await answered(backend.session.me());
      expect(me.su).toBe(false);
      expect(me.settings.language).toBe('nl');
      expect(DATE_FORMATS).toContain(me.settings.date);
      expect(TIME_FORMATS).toContain(me.settings.time);
      expect(me.rights).toEqual(expect.arrayContaining(['blog.edit', 'page.delete', 'library.add']));
      expect(me.rights.filter((right) => /^(?:users|usergroups|coupon|promotion|queue)\./.test(right))).toEqual([]);
      expect(me.websites).toHaveLength(2);
    });

    it('knows the reader by a single right', async () => {
      await enter(backend, READER);
      expect((await answered(backend.session.me())).rights).toEqual(['users.view']);
    });

    it('offers only the modules that a person may open', async () => {
      await enter(backend, SU);
      const all = (await answered(backend.session.menu())).flatMap(({ items }) => items.map(({ module }) => module));
      expect(all).toEqual(expect.arrayContaining(['dashboard', 'users', 'usergroups', 'blog', 'logs', 'coupon']));
      await enter(backend, READER);
      const menu = await answered(backend.session.menu());
      const some = menu.flatMap(({ items }) => items.map(({ module }) => module));
      expect(some).toContain('users');
      expect(some.filter((module) => ['usergroups', 'blog', 'logs', 'coupon'].includes(module))).toEqual([]);
      expect(menu.every(({ items }) => items.length > 0)).toBe(true);
    });

    it("works on a website of one's own, and switches to no other", async () => {
      await enter(backend, EDITOR);
      const [first, second] = (await answered(backend.session.me())).websites;
      expect(await answered(backend.session.website())).toMatchObject({ ...first, environment: 'production' });
      await answered(backend.session.switchWebsite(second?.id ?? ''));
      expect((await answered(backend.session.website()))?.id).toBe(second?.id);

      await enter(backend, SU);
      const strange = (await answered(backend.session.me())).websites[2]?.id ?? '';
      await answered(backend.session.switchWebsite(strange));
      expect(await answered(backend.session.website())).toMatchObject({ id: strange, environment: 'staging' });

      await enter(backend, EDITOR);
      expect(await refusal(backend.session.switchWebsite(strange))).toEqual({ kind: 'Forbidden' });
      expect(await refusal(backend.session.switchWebsite('4711'))).toEqual({ kind: 'Forbidden' });
      expect((await answered(backend.session.website()))?.id).not.toBe(strange);
    });

    it('knows the language of its texts where the API tells it (R-SHR-61)', async () => {
      await enter(backend, EDITOR);
      expect((await answered(backend.session.website()))?.language).toEqual(
        offer.extras ? expect.stringMatching(/^nl/) : '',
      );
    });

    it('knows the address of files where the API tells it', async () => {
      await enter(backend, EDITOR);
      const website = await answered(backend.session.website());
      expect(website?.filesUrl).toEqual(told(expect.stringMatching(/^https?:\/\/[^/]+$/), offer));
    });

    it('goes on with the website of the session before; another person does not', async () => {
      await enter(backend, EDITOR);
      const [first, second] = (await answered(backend.session.me())).websites;
      for (const chosen of [second, first]) {
        await answered(backend.session.switchWebsite(chosen?.id ?? ''));
        await answered(backend.session.signOut());
        await answered(backend.session.signIn({ email: EDITOR, password: PASSWORD }));
        expect((await answered(backend.session.website()))?.id).toBe(chosen?.id);
        await answered(backend.session.signIn({ email: READER, password: PASSWORD }));
        expect((await answered(backend.session.website()))?.id).toBe(
          (await answered(backend.session.me())).websites[0]?.id,
        );
        await answered(backend.session.signIn({ email: EDITOR, password: PASSWORD }));
        expect((await answered(backend.session.website()))?.id).toBe(chosen?.id);
      }
    });

    it.each(['en', 'nl'] as const)('has the %s strings complete, an object for each context', async (language) => {
      expect(await answered(backend.session.strings(language))).toEqual(filesOf(language));
    });

    it.each(['en', 'nl'] as const)('has the %s strings of a context that come with its screens', async (language) => {
      const file = resolve(FOLDER, language, 'catalogue.json');
      expect(await answered(backend.session.strings(language, { context: 'catalogue' }))).toEqual({
        // Cast: the value is only compared, so its type does not matter.
        catalogue: JSON.parse(readFileSync(file, 'utf8')) as unknown,
      });
    });

    it("speaks the person's own language when none is asked for", async () => {
      await enter(backend, EDITOR);
      expect(await answered(backend.session.strings(null))).toEqual(filesOf('nl'));
    });

    it('saves how a person wants to read, for that person', async () => {
      await enter(backend, READER);
      const { settings } = await answered(backend.session.me());
      await answered(backend.session.saveSettings({ language: 'nl', date: 'd-M-yy', time: 'hh:mm a' }));
      expect((await answered(backend.session.me())).settings).toEqual({
        language: 'nl',
        date: 'd-M-yy',
        time: 'hh:mm a',
      });
      await enter(backend, SU);
      expect((await answered(backend.session.me())).settings.language).toBe('en');
      await enter(backend, READER);
      await answered(backend.session.saveSettings(settings));
    });

    describe('an invitation', () => {
      const person = {
        firstname: ' Anna-Maria ',
        surname: 'de Baas',
        password: 'Zeer-Geheim-2026!',
        language: 'nl',
      } as const;
      const badCode = { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { code: 'VALUE_NOT_VALID' } };
      beforeEach(() => answered(backend.session.signOut()));

      it('makes one account, once, and signs it in', async () => {
        const link = { email: 'Anna@Firma.example', code: await backend.invite('anna@firma.example', true) };
        await answered(backend.session.checkInvitation(link));
        await answered(backend.session.acceptInvitation(link, person));
        expect(await answered(backend.session.me())).toMatchObject({
          firstname: 'Anna-Maria',
          surname: 'de Baas',
          email: 'anna@firma.example',
          su: true,
          settings: { language: 'nl' },
          websites: [{ name: 'Zilvermeeuw NL' }, { name: 'Zilvermeeuw België' }, { name: 'Zilvermeeuw Service' }],
        });
        expect((await answered(backend.session.website()))?.name).toBe('Zilvermeeuw NL');
        await answered(backend.session.signOut());
        expect(await refusal(backend.session.checkInvitation(link))).toEqual(badCode);
        expect(await refusal(backend.session.acceptInvitation(link, person))).toEqual(badCode);
        await answered(backend.session.signIn({ email: link.email, password: person.password }));
      });

      it.each([
        ['a wrong code', 'bert@firma.example', 'wrong'],
        ['another address', 'eve@firma.example', null],
      ])('is not opened by %s', async (_, email, wrong) => {
        const code = await backend.invite('bert@firma.example', false);
        const link = { email, code: wrong ?? code };
        expect(await refusal(backend.session.checkInvitation(link))).toEqual(badCode);
        expect(await refusal(backend.session.acceptInvitation(link, person))).toEqual(badCode);
        expect(await refusal(backend.session.me())).toEqual({ kind: 'Unauthenticated' });
      });

      it('runs out after a week', async () => {
        const week = 7 * 24 * 3_600_000;
        const link = {
          email: 'carla@firma.example',
          code: await backend.invite('carla@firma.example', false, Date.now() - week - 1000),
        };
        const late = { kind: 'FieldsRejected', code: 'CODE_EXPIRED', fields: { code: 'CODE_EXPIRED' } };
        expect(await refusal(backend.session.checkInvitation(link))).toEqual(late);
        expect(await refusal(backend.session.acceptInvitation(link, person))).toEqual(late);
      });

      it('names the fields that it cannot take, and may be tried again', async () => {
        const link = { email: 'dirk@firma.example', code: await backend.invite('dirk@firma.example', false) };
        const bad = { ...person, firstname: 'R2D2', password: 'zwakwachtwoord' };
        expect(await refusal(backend.session.acceptInvitation(link, bad))).toEqual({
          kind: 'FieldsRejected',
          code: 'VALUE_NOT_VALID',
          fields: { firstname: 'VALUE_NOT_VALID', password: 'VALUE_NOT_VALID' },
        });
        await answered(backend.session.acceptInvitation(link, person));
        expect((await answered(backend.session.me())).su).toBe(false);
      });

      it('makes no second account for an address', async () => {
        const link = { email: READER, code: await backend.invite(READER, true) };
        expect(await refusal(backend.session.acceptInvitation(link, person))).toMatchObject({
          kind: 'FieldsRejected',
          fields: { email: 'NOT_UNIQUE' },
        });
        expect(await refusal(backend.session.me())).toEqual({ kind: 'Unauthenticated' });
      });

      it("ends nobody's session by being refused", async () => {
        await refusal(backend.session.checkInvitation({ email: 'nobody@firma.example', code: 'wrong' }));
        expect(ends).toBe(0);
      });
    });

    describe('a forgotten password', () => {
      const strong = 'Nog-Geheimer-2026!';
      const badCode = { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { code: 'VALUE_NOT_VALID' } };
      const asked = async (email: string): Promise<string> => {
        await answered(backend.session.requestReset(email));
        return (await backend.mailed(email)) ?? '';
      };
      beforeEach(async () => {
        await answered(backend.session.signOut());
        // Requests are rate-limited: an hour passes before each test.
        backend.wait(3_601_000);
      });

      it('is answered alike for an address that nobody has, which gets no mail', async () => {
        await answered(backend.session.requestReset('nobody@firma.example'));
        await answered(backend.session.requestReset(READER));
        expect(await backend.mailed('nobody@firma.example')).toBeNull();
        expect(await backend.mailed(READER)).not.toBeNull();
      });

      it('is replaced once, by the link alone, and the old one opens nothing', async () => {
        const link = { email: EDITOR, code: await asked(EDITOR) };
        await answered(backend.session.checkReset(link));
        expect(await refusal(backend.session.saveNewPassword(link, 'zwakwachtwoord'))).toEqual({
          kind: 'FieldsRejected',
          code: 'VALUE_NOT_VALID',
          fields: { password: 'VALUE_NOT_VALID' },
        });
        await answered(backend.session.saveNewPassword(link, strong));
        expect(await refusal(backend.session.me())).toEqual({ kind: 'Unauthenticated' });
        expect(await refusal(backend.session.signIn({ email: EDITOR, password: PASSWORD }))).toEqual({
          kind: 'Unauthenticated',
        });
        await answered(backend.session.signIn({ email: EDITOR, password: strong }));
        for (const call of [backend.session.checkReset(link), backend.session.saveNewPassword(link, PASSWORD)])
          expect(await refusal(call)).toEqual(badCode);
        await answered(backend.session.saveNewPassword({ email: EDITOR, code: await asked(EDITOR) }, PASSWORD));
      });

      it('ends the session that the person still has', async () => {
        await enter(backend, EDITOR);
        await answered(backend.session.saveNewPassword({ email: EDITOR, code: await asked(EDITOR) }, PASSWORD));
        expect(await refusal(backend.session.me())).toEqual({ kind: 'Unauthenticated' });
      });

      it.each([
        ['a wrong code', EDITOR, 'wrong'],
        ['another address', READER, null],
      ])('is not replaced by %s', async (_, email, wrong) => {
        const code = await asked(EDITOR);
        const link = { email, code: wrong ?? code };
        expect(await refusal(backend.session.checkReset(link))).toEqual(badCode);
        expect(await refusal(backend.session.saveNewPassword(link, strong))).toEqual(badCode);
      });

      it('keeps an earlier link good when somebody asks again, until it is used', async () => {
        const [first, second] = [await asked(EDITOR), await asked(EDITOR)];
        expect(first).not.toBe(second);
        await answered(backend.session.saveNewPassword({ email: EDITOR, code: first }, PASSWORD));
        expect(await refusal(backend.session.checkReset({ email: EDITOR, code: second }))).toEqual(badCode);
      });

      it('runs out after an hour', async () => {
        const link = { email: SU, code: await asked(SU) };
        backend.wait(3_600_000 + 1000);
        const late = { kind: 'FieldsRejected', code: 'CODE_EXPIRED', fields: { code: 'CODE_EXPIRED' } };
        expect(await refusal(backend.session.checkReset(link))).toEqual(late);
        expect(await refusal(backend.session.saveNewPassword(link, strong))).toEqual(late);
      });
    });

    it('a session ends for every call', async () => {
      await enter(backend, SU);
      await answered(backend.session.signOut());
      expect(await refusal(backend.session.me())).toEqual({ kind: 'Unauthenticated' });
      expect(await refusal(backend.users.list(defaultQuery(users.noFilter)))).toEqual({ kind: 'Unauthenticated' });
      expect(await refusal(backend.users.remove(['1']))).toEqual({ kind: 'Unauthenticated' });
    });

    it('a call that nobody waits for any more is cancelled', async () => {
      expect(await refusal(backend.session.strings('en', { signal: AbortSignal.abort() }))).toEqual({
        kind: 'Unreachable',
        reason: 'cancelled',
      });
    });
  });
};
