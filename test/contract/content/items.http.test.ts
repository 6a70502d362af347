import { overHttp } from '../support/http-backend';
import { blockCatalogueContract } from './block-catalogue.contract';
import { contentItemsContract } from './content-items.contract';
import { contentLocksContract } from './content-locks.contract';
import { contentPicturesContract } from './content-pictures.contract';
import { templatesContract } from './templates.contract';
import { versionsContract } from './versions.contract';

overHttp(
  blockCatalogueContract,
  contentItemsContract,
  contentLocksContract,
  contentPicturesContract,
  versionsContract,
  templatesContract,
);
