import { memoryOffice } from '../support/memory-office';
import { libraryContract } from './library.contract';
import { picturesContract } from './pictures.contract';

libraryContract('memory', () => Promise.resolve(memoryOffice()));
picturesContract('memory', () => Promise.resolve(memoryOffice()));
