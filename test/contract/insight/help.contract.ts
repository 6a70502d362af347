import { answered, refusal } from '../support/answered';
import { EDITOR, enter, SU, type OpenOffice } from '../support/office';

/** Help and the questions that go beyond it. */
export const helpContract = (name: string, make: () => Promise<OpenOffice>): void => {
  describe(`Help and Support (${name})`, () => {
    let office: OpenOffice;
    beforeAll(async () => {
      office = await make();
    });
    afterAll(() => office.close());

    it('has contents whose every page is there, in the language of the person', async () => {
      const titles: string[] = [];
      for (const email of [SU, EDITOR]) {
        await enter(office, email);
        const sections = await answered(office.help.contents());
        expect(sections.length).toBeGreaterThan(1);
        for (const { address, title } of sections.flatMap(({ pages }) => pages)) {
          expect(await answered(office.help.page(address))).toMatchObject({ title });
        }
        titles.push((await answered(office.help.page({ type: 'general', module: 'start' }))).title);
      }
      expect(titles).toEqual(['Getting started', 'Beginnen']);
    });

    it('has a page for a whole group', async () => {
      await enter(office, SU);
      expect(await answered(office.help.page({ type: 'general', module: null }))).toMatchObject({ title: 'General' });
    });

    it.each([
      { type: 'general', module: 'nothing' },
      { type: 'nothing', module: null },
    ])('%j is not there', async (address) => {
      await enter(office, SU);
      expect(await refusal(office.help.page(address))).toEqual({ kind: 'NotFound' });
    });

    it('takes a question with both its parts (R-SES-20)', async () => {
      await enter(office, SU);
      await answered(office.support.ask({ subject: 'Vraag', message: 'Hoe werkt dit?' }));
      expect(await refusal(office.support.ask({ subject: ' ', message: '' }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { subject: 'VALUE_NOT_VALID', message: 'VALUE_NOT_VALID' },
      });
    });

    it('is for who is signed in', async () => {
      await answered(office.session.signOut());
      expect(await refusal(office.help.contents())).toEqual({ kind: 'Unauthenticated' });
      expect(await refusal(office.support.ask({ subject: 'x', message: 'y' }))).toEqual({ kind: 'Unauthenticated' });
    });
  });
};
