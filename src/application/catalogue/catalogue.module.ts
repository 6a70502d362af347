import { ContainerModule } from 'inversify';
import { faqCategories } from '../../domain/catalogue/faq-category';
import { faqQuestions } from '../../domain/catalogue/faq-question';
import { wireRecordForm } from '../shared/wire-record-form.module';

/** The catalogue, wired once. */
export const catalogueModule = new ContainerModule((options) => {
  wireRecordForm(options, faqCategories);
  wireRecordForm(options, faqQuestions);
});
