import { memoryBackend } from '../support/memory-backend';
import { runContracts } from '../support/run-contracts';

runContracts(__dirname, 'memory', () => Promise.resolve(memoryBackend()));
