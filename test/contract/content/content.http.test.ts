import { httpOffice } from '../support/http-office';
import { choicesContract } from './choices.contract';
import { termUsageContract } from './term-usage.contract';
import { categoriesContract, tagsContract } from './terms.contract';

tagsContract('HTTP', httpOffice);
categoriesContract('HTTP', httpOffice);
choicesContract('HTTP', httpOffice);
termUsageContract('HTTP', httpOffice);
