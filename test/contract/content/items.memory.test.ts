import { memoryOffice } from '../support/memory-office';
import { blockCatalogueContract } from './block-catalogue.contract';
import { contentItemsContract } from './content-items.contract';
import { contentLocksContract } from './content-locks.contract';
import { contentPicturesContract } from './content-pictures.contract';
import { templatesContract } from './templates.contract';
import { versionsContract } from './versions.contract';

blockCatalogueContract('memory', () => Promise.resolve(memoryOffice()));
contentItemsContract('memory', () => Promise.resolve(memoryOffice()));
contentLocksContract('memory', () => Promise.resolve(memoryOffice()));
contentPicturesContract('memory', () => Promise.resolve(memoryOffice()));
versionsContract('memory', () => Promise.resolve(memoryOffice()));
templatesContract('memory', () => Promise.resolve(memoryOffice()));
