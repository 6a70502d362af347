import { memoryOffice } from '../support/memory-office';
import { libraryContract } from './library.contract';

libraryContract('memory', () => Promise.resolve(memoryOffice()));
