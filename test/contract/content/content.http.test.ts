import { overHttp } from '../support/http-backend';
import { choicesContract } from './choices.contract';
import { termUsageContract } from './term-usage.contract';
import { categoriesContract, tagsContract } from './terms.contract';

overHttp(tagsContract, categoriesContract, choicesContract, termUsageContract);
