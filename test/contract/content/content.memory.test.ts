import { memoryOffice } from '../support/memory-office';
import { choicesContract } from './choices.contract';
import { termUsageContract } from './term-usage.contract';
import { categoriesContract, tagsContract } from './terms.contract';

tagsContract('memory', () => Promise.resolve(memoryOffice()));
categoriesContract('memory', () => Promise.resolve(memoryOffice()));
choicesContract('memory', () => Promise.resolve(memoryOffice()));
termUsageContract('memory', () => Promise.resolve(memoryOffice()));
