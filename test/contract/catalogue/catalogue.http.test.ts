import { overHttp } from '../support/http-office';
import { etimListsContract } from './etim-lists.contract';
import { faqContract } from './faq.contract';
import { structuresContract } from './structures.contract';

overHttp(etimListsContract);
overHttp(faqContract, structuresContract);
