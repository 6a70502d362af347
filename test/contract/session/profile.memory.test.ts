import { memoryBackend } from '../support/memory-backend';
import { profileContract } from './profile.contract';

profileContract('memory', () => Promise.resolve(memoryBackend()));
