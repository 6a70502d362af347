import { fromPromise } from 'xstate';
import type { Choice } from '../../domain/content/block';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import type { Choices } from './ports/choices.port';

/** All target groups. Rule R-CON-16. */
export type WiredTargets = LoadingMachine<readonly Choice[]>;
export const WiredTargets = token<WiredTargets>('wired-targets');

export const wireTargets = (choices: Choices): WiredTargets =>
  loadingMachineOf<readonly Choice[]>().provide({
    actors: { load: fromPromise(({ signal }) => choices.targets({ signal })()) },
  });
