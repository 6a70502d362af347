import { memoryBackend } from '../support/memory-backend';
import { choicesContract } from './choices.contract';
import { termUsageContract } from './term-usage.contract';
import { categoriesContract, tagsContract } from './terms.contract';

tagsContract('memory', () => Promise.resolve(memoryBackend()));
categoriesContract('memory', () => Promise.resolve(memoryBackend()));
choicesContract('memory', () => Promise.resolve(memoryBackend()));
termUsageContract('memory', () => Promise.resolve(memoryBackend()));
