import { memoryBackend } from '../support/memory-backend';
import { libraryContract } from './library.contract';
import { picturesContract } from './pictures.contract';

libraryContract('memory', () => Promise.resolve(memoryBackend()));
picturesContract('memory', () => Promise.resolve(memoryBackend()));
