import { memoryOffice } from '../support/memory-office';
import { holidaysContract } from './holidays.contract';

holidaysContract('memory', () => Promise.resolve(memoryOffice()));
