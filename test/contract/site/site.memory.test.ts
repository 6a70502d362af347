import { memoryBackend } from '../support/memory-backend';
import { runContracts } from '../support/run-contracts';
import { wholeQueryContract } from '../shared/whole-query.contract';

runContracts(__dirname, 'memory', () => Promise.resolve(memoryBackend()));
wholeQueryContract('memory', () => Promise.resolve(memoryBackend()));
