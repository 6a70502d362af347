import { memoryOffice } from '../support/memory-office';
import { searchLogContract } from './search-log.contract';

searchLogContract('memory', () => Promise.resolve(memoryOffice()));
