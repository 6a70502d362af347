import { overHttp } from '../support/http-office';
import { etimCombinationsContract } from './etim-combinations.contract';
import { etimFormsContract } from './etim-forms.contract';
import { faqContract } from './faq.contract';

overHttp(faqContract, etimFormsContract, etimCombinationsContract);
