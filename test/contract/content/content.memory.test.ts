import { memoryOffice } from '../support/memory-office';
import { choicesContract } from './choices.contract';
import { categoriesContract, tagsContract } from './terms.contract';

tagsContract('memory', () => Promise.resolve(memoryOffice()));
categoriesContract('memory', () => Promise.resolve(memoryOffice()));
choicesContract('memory', () => Promise.resolve(memoryOffice()));
