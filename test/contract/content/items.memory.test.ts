import { memoryBackend } from '../support/memory-backend';
import { blockCatalogueContract } from './block-catalogue.contract';
import { contentItemsContract } from './content-items.contract';
import { contentLocksContract } from './content-locks.contract';
import { contentPicturesContract } from './content-pictures.contract';
import { templatesContract } from './templates.contract';
import { versionsContract } from './versions.contract';

blockCatalogueContract('memory', () => Promise.resolve(memoryBackend()));
contentItemsContract('memory', () => Promise.resolve(memoryBackend()));
contentLocksContract('memory', () => Promise.resolve(memoryBackend()));
contentPicturesContract('memory', () => Promise.resolve(memoryBackend()));
versionsContract('memory', () => Promise.resolve(memoryBackend()));
templatesContract('memory', () => Promise.resolve(memoryBackend()));
