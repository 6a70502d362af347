import { fileAddress } from '../../../../src/application/library/published/file-address';

/** The path of a record for each route whose first record does not have id 1. */
const RECORDS: Readonly<Record<string, string>> = {
  '/help/:type': '/help/general',
  '/help/:type/:module': '/help/general/start',
  '/library/:filename': fileAddress('Beeld/Mensen/team zwolle.jpg'),
  '/faq/category/:category/question/:id': '/faq/category/1/question/1',
  '/structure/:structure': '/structure/VERWARMING-2027',
  '/structure/:structure/node/:id': '/structure/VERWARMING-2027/node/1',
  '/spare-parts/:id/image/:categoryId': '/spare-parts/1/image/1',
  '/statistics/:activeTab': '/statistics/orders',
};

/** The path of a record of a route. @param path of the route */
export const addressOf = (path: string): string => RECORDS[path] ?? path.replace(/:id\b/, '1');
