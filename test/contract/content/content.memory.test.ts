import { memoryOffice } from '../support/memory-office';
import { categoriesContract, tagsContract } from './terms.contract';

tagsContract('memory', () => Promise.resolve(memoryOffice()));
categoriesContract('memory', () => Promise.resolve(memoryOffice()));
