import { ContainerModule } from 'inversify';
import { emails } from '../../domain/communication/email';
import { mailFindings, mailProblems } from '../../domain/communication/mail-findings';
import { forms } from '../../domain/communication/form';
import { Announcer } from '../shared/announcer';
import { provide } from '../shared/provide.module';
import { wireRecordInParts } from '../shared/record/wire-record-in-parts.module';
import { wireResource } from '../shared/wire-resource.module';
import { EmailCategories } from './ports/email-categories.port';
import { FormFields } from './ports/form-fields.port';
import { TestMails } from './ports/test-mails.port';
import { WiredEmailCategories, wireEmailCategories, WiredTestMail, wireTestMail } from './wire-emails';

/** Wiring of forms and e-mails. */
export const communicationModule = new ContainerModule((options) => {
  wireRecordInParts(
    options,
    forms,
    FormFields,
    ({ name }) => name,
    (draft, id) => ({ ...draft, id }),
  );
  // Activating a mail with errors needs confirmation. Rule R-EML-11.
  wireResource(options, emails, ({ code, subject }) => `${code} ${subject}`, {
    field: 'active',
    problemsOf: (email) => mailProblems(mailFindings(email)),
  });
  provide(options, WiredEmailCategories, wireEmailCategories, [EmailCategories]);
  provide(options, WiredTestMail, wireTestMail, [TestMails, Announcer]);
});
