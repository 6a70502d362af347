import { Choices } from '../../../src/application/content/ports/choices.port';
import { EmailCategories } from '../../../src/application/communication/ports/email-categories.port';
import { TestMails } from '../../../src/application/communication/ports/test-mails.port';
import { answered, refusal } from '../support/answered';
import { enter, SU, type TestBackend } from '../support/backend';

// Rule R-EML-09.
export const testMailsContract = (world: string, make: () => Promise<TestBackend>): void => {
  describe(`test mails and categories of e-mails (${world})`, () => {
    let backend: TestBackend;
    beforeEach(async () => {
      backend = await make();
      await enter(backend, SU);
    });
    afterEach(() => backend.close());

    it('send a stored template, to valid addresses only', async () => {
      const tests = backend.service(TestMails);
      await answered(tests.send('INVOICE', ['a@b.example', 'c@d.example']));
      expect(await refusal(tests.send('INVOICE', ['nobody']))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { recipients: 'VALUE_NOT_VALID' },
      });
      expect(await refusal(tests.send('NOTHING', ['a@b.example']))).toMatchObject({ kind: 'NotFound' });
    });

    it('suggest categories, and add one once', async () => {
      const choices = backend.service(Choices);
      expect(await answered(choices.suggest('emails/category', 'fact'))).toMatchObject([{ label: 'Facturen' }]);
      const added = await answered(choices.add('emails/category', 'Nieuw'));
      expect(added.label).toBe('Nieuw');
      expect(await refusal(choices.add('emails/category', 'Nieuw'))).toMatchObject({ kind: 'Conflict' });
      expect(await answered(backend.service(EmailCategories).list())).toContainEqual(added);
    });
  });
};
