import type { Endpoint } from '../../shared/endpoint';
import { faqCategoryEndpoints } from './faq-categories';
import { faqQuestionEndpoints } from './faq-questions';

/** Endpoints of the FAQ. */
export const faqEndpoints: readonly Endpoint[] = [...faqCategoryEndpoints, ...faqQuestionEndpoints];
