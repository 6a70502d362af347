import { httpOffice } from '../support/http-office';
import { categoriesContract, tagsContract } from './terms.contract';

tagsContract('HTTP', httpOffice);
categoriesContract('HTTP', httpOffice);
