import { memoryOffice } from '../support/memory-office';
import { runContracts } from '../support/run-contracts';

runContracts(__dirname, 'memory', () => Promise.resolve(memoryOffice()));
