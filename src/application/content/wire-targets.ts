import { fromPromise } from 'xstate';
import { token } from '../shared/token';
import type { Choices } from './ports/choices.port';
import { targetsMachine } from './targets.machine';

/** The target groups with their port plugged in. */
export type WiredTargets = typeof targetsMachine;
export const WiredTargets = token<WiredTargets>('wired-targets');

export const wireTargets = (choices: Choices): WiredTargets =>
  targetsMachine.provide({ actors: { loadTargets: fromPromise(({ signal }) => choices.targets({ signal })()) } });
