import { answered, refusal } from '../support/answered';
import { EDITOR, enter, SU, type TestBackend } from '../support/backend';

/** Help articles, and questions that they do not answer. */
export const helpContract = (name: string, make: () => Promise<TestBackend>): void => {
  describe(`Help and Support (${name})`, () => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await make();
    });
    afterAll(() => backend.close());

    it('has contents whose every page is there, in the language of the person', async () => {
      const titles: string[] = [];
      for (const email of [SU, EDITOR]) {
        await enter(backend, email);
        const sections = await answered(backend.help.contents());
        expect(sections.length).toBeGreaterThan(1);
        for (const { address, title } of sections.flatMap(({ pages }) => pages)) {
          expect(await answered(backend.help.page(address))).toMatchObject({ title });
        }
        titles.push((await answered(backend.help.page({ type: 'general', module: 'start' }))).title);
      }
      expect(titles).toEqual(['Getting started', 'Beginnen']);
    });

    it('has a page for a whole group', async () => {
      await enter(backend, SU);
      expect(await answered(backend.help.page({ type: 'general', module: null }))).toMatchObject({ title: 'General' });
    });

    it.each([
      { type: 'general', module: 'nothing' },
      { type: 'nothing', module: null },
    ])('%j is not there', async (address) => {
      await enter(backend, SU);
      expect(await refusal(backend.help.page(address))).toEqual({ kind: 'NotFound' });
    });

    it('takes a question with both its parts (R-SES-20)', async () => {
      await enter(backend, SU);
      await answered(backend.support.ask({ subject: 'Vraag', message: 'Hoe werkt dit?' }));
      expect(await refusal(backend.support.ask({ subject: ' ', message: '' }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { subject: 'VALUE_NOT_VALID', message: 'VALUE_NOT_VALID' },
      });
    });

    it('is for who is signed in', async () => {
      await answered(backend.session.signOut());
      expect(await refusal(backend.help.contents())).toEqual({ kind: 'Unauthenticated' });
      expect(await refusal(backend.support.ask({ subject: 'x', message: 'y' }))).toEqual({ kind: 'Unauthenticated' });
    });
  });
};
