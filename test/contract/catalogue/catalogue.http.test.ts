import { overHttp } from '../support/http-backend';
import { etimListsContract } from './etim-lists.contract';
import { etimCombinationsContract } from './etim-combinations.contract';
import { etimFormsContract } from './etim-forms.contract';
import { faqContract } from './faq.contract';
import { structuresContract } from './structures.contract';

overHttp(etimListsContract, etimFormsContract, etimCombinationsContract, faqContract, structuresContract);
