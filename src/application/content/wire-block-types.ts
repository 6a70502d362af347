import { fromPromise } from 'xstate';
import type { BlockType } from '../../domain/content/block';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import type { BlockCatalogue } from './ports/block-catalogue.port';

/** The types of block that the picker offers. */
export type WiredBlockTypes = LoadingMachine<readonly BlockType[]>;
export const WiredBlockTypes = token<WiredBlockTypes>('block-types');

/** Plugs the catalogue of blocks into a picker, which can ask again for what did not come. */
export const wireBlockTypes = (catalogue: BlockCatalogue): WiredBlockTypes =>
  loadingMachineOf<readonly BlockType[]>().provide({
    actors: { load: fromPromise(({ signal }) => catalogue.all({ signal })()) },
  });
