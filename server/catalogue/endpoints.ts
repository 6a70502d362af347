import type { Endpoint } from '../shared/endpoint';
import { faqCategoryEndpoints } from './faq/faq-categories';
import { faqQuestionEndpoints } from './faq/faq-questions';

/** Endpoints of the catalogue. */
export const catalogueEndpoints: readonly Endpoint[] = [...faqCategoryEndpoints, ...faqQuestionEndpoints];
