import { memoryOffice } from '../support/memory-office';
import { runContracts } from '../support/run-contracts';
import { wholeQueryContract } from '../shared/whole-query.contract';

runContracts(__dirname, 'memory', () => Promise.resolve(memoryOffice()));
wholeQueryContract('memory', () => Promise.resolve(memoryOffice()));
