import { memoryOffice } from '../support/memory-office';
import { profileContract } from './profile.contract';

profileContract('memory', () => Promise.resolve(memoryOffice()));
