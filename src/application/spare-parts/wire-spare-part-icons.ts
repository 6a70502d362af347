import { fromPromise } from 'xstate';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import type { SparePartIcon, SparePartIcons } from './ports/spare-part-icons.port';

/** Icons for categories. */
export type WiredSparePartIcons = LoadingMachine<readonly SparePartIcon[], null>;
export const WiredSparePartIcons = token<WiredSparePartIcons>('wired-spare-part-icons');

export const wireSparePartIcons = (icons: SparePartIcons): WiredSparePartIcons =>
  loadingMachineOf<readonly SparePartIcon[], null>().provide({
    actors: { load: fromPromise(({ signal }) => icons.all({ signal })()) },
  });
