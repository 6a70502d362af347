import { token } from '../shared/token';
import type { BlockCatalogue } from './ports/block-catalogue.port';

export type BlockTypesPrefetch = () => void;
export const BlockTypesPrefetch = token<BlockTypesPrefetch>('block-types-prefetch');

/** The port caches the answer. A failure is not reported: the picker asks again. */
export const prefetchBlockTypes =
  (catalogue: BlockCatalogue): BlockTypesPrefetch =>
  () => {
    void catalogue.all()();
  };
