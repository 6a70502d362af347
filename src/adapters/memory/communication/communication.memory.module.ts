import { ContainerModule } from 'inversify';
import { EmailCategories } from '../../../application/communication/ports/email-categories.port';
import { FormFields } from '../../../application/communication/ports/form-fields.port';
import { TestMails } from '../../../application/communication/ports/test-mails.port';
import { Clock } from '../../../application/shared/ports/clock.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { token } from '../../../application/shared/token';
import { emails } from '../../../domain/communication/email';
import { forms } from '../../../domain/communication/form';
import { Staff } from '../access/published/memory-people';
import { MemoryEmailCategories } from '../content/published/memory-email-categories';
import { SimulatedCalls } from '../shared/memory-calls';
import { emailsMemory } from './emails.memory';
import { formsMemory } from './forms.memory';

const Forms = token<ReturnType<typeof formsMemory>>('memory-forms');
const Emails = token<ReturnType<typeof emailsMemory>>('memory-emails');

/** Forms and e-mails in memory. */
export const communicationMemoryModule = new ContainerModule((options) => {
  provide(options, Forms, formsMemory, [SimulatedCalls, Staff, Clock]);
  provide(options, gatewayOf(forms), ({ record }) => record, [Forms]);
  provide(options, FormFields, ({ parts }) => parts, [Forms]);
  provide(options, Emails, emailsMemory, [SimulatedCalls, Staff, Clock]);
  provide(options, gatewayOf(emails), ({ gateway }) => gateway, [Emails]);
  provide(options, TestMails, ({ tests }) => tests, [Emails]);
  provide(options, EmailCategories, ({ list }) => ({ list }), [MemoryEmailCategories]);
});
