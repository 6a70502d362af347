import { overHttp } from '../support/http-office';
import { faqContract } from './faq.contract';
import { structuresContract } from './structures.contract';

overHttp(faqContract, structuresContract);
