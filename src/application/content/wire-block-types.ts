import { fromPromise } from 'xstate';
import type { BlockType } from '../../domain/content/block';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import type { BlockCatalogue } from './ports/block-catalogue.port';

/** Block types in the picker. */
export type WiredBlockTypes = LoadingMachine<readonly BlockType[]>;
export const WiredBlockTypes = token<WiredBlockTypes>('block-types');

/** Wires the block catalogue to the picker, with retry. */
export const wireBlockTypes = (catalogue: BlockCatalogue): WiredBlockTypes =>
  loadingMachineOf<readonly BlockType[]>().provide({
    actors: { load: fromPromise(({ signal }) => catalogue.all({ signal })()) },
  });
