import { memoryOffice } from '../support/memory-office';
import { helpContract } from './help.contract';

helpContract('memory', () => Promise.resolve(memoryOffice()));
