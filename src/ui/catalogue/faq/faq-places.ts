import { recordPath, type RecordPlace } from '../../../application/shared/record-path';
import type { Id } from '../../../domain/shared/id';

export const categoryPath = (id: Id): string => recordPath('/faq/category', id);
export const questionPath = (id: Id): string => `/faq/category/${id}`;

/** Path of the form of a new question. @param category preselected in the form */
export const newQuestionPath = (category?: Id): string =>
  category === undefined ? '/faq/question/add' : `/faq/question/add?category=${encodeURIComponent(category)}`;

export const CATEGORY_PLACE: RecordPlace = { module: 'faq', list: '/faq', pathOf: categoryPath };
export const QUESTION_PLACE: RecordPlace = { module: 'faq', list: '/faq', pathOf: questionPath };
