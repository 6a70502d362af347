import { token } from '../shared/token';
import type { BlockCatalogue } from './ports/block-catalogue.port';

/** Asks for the types of block before anybody adds one. */
export type BlockTypesPrefetch = () => void;
export const BlockTypesPrefetch = token<BlockTypesPrefetch>('block-types-prefetch');

/**
 * The port keeps what comes. What does not come is told to nobody: nobody waits for it, and the picker asks for it
 * again and says so.
 */
export const prefetchBlockTypes =
  (catalogue: BlockCatalogue): BlockTypesPrefetch =>
  () => {
    void catalogue.all()();
  };
