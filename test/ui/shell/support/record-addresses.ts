import { fileAddress } from '../../../../src/application/library/published/file-address';

/** An address with a record of each route whose first record is not found by 1. */
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

/** An address at which a route shows a record. @param path of the route */
export const addressOf = (path: string): string => RECORDS[path] ?? path.replace(/:id\b/, '1');
