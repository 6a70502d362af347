import { token } from '../shared/token';
import type { BlockCatalogue } from './ports/block-catalogue.port';

export type BlockTypesPrefetch = () => void;
export const BlockTypesPrefetch = token<BlockTypesPrefetch>('block-types-prefetch');

/** Prefetches the block types; the port caches the answer. Failures are not reported, because the picker retries. */
export const prefetchBlockTypes =
  (catalogue: BlockCatalogue): BlockTypesPrefetch =>
  () => {
    void catalogue.all()();
  };
