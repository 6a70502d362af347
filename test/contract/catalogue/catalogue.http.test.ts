import { overHttp } from '../support/http-office';
import { faqContract } from './faq.contract';

overHttp(faqContract);
