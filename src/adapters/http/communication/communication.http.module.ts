import { ContainerModule } from 'inversify';
import { EmailCategories } from '../../../application/communication/ports/email-categories.port';
import { FormFields } from '../../../application/communication/ports/form-fields.port';
import { TestMails } from '../../../application/communication/ports/test-mails.port';
import { gatewayOf } from '../../../application/shared/ports/resource-gateway.port';
import { provide } from '../../../application/shared/provide.module';
import { emails } from '../../../domain/communication/email';
import { forms } from '../../../domain/communication/form';
import { HttpClient } from '../shared/http';
import { recordPartsHttp } from '../shared/record-parts.http';
import { httpGateway } from '../shared/resource-gateway.http';
import { emailCategoriesHttp, emailsHttp, testMailsHttp } from './emails.http';
import { formCodec, formFieldCodec } from './form.codec';

/** Forms and e-mails over HTTP. */
export const communicationHttpModule = new ContainerModule((options) => {
  provide(options, gatewayOf(forms), (http) => httpGateway(http, formCodec), [HttpClient]);
  provide(options, FormFields, (http) => recordPartsHttp(http, formFieldCodec), [HttpClient]);
  provide(options, gatewayOf(emails), emailsHttp, [HttpClient]);
  provide(options, EmailCategories, emailCategoriesHttp, [HttpClient]);
  provide(options, TestMails, testMailsHttp, [HttpClient]);
});
