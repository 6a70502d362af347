import { fromPromise } from 'xstate';
import { token } from '../shared/token';
import { helpMachine } from './help.machine';
import { loadHelpWith } from './load-help';
import type { Help } from './ports/help.port';

export type WiredHelp = typeof helpMachine;
export const WiredHelp = token<WiredHelp>('wired-help');

export const wireHelp = (help: Help): WiredHelp => {
  const load = loadHelpWith(help);
  return helpMachine.provide({
    actors: { loadHelp: fromPromise(({ input, signal }) => load(input.wish, { signal })) },
  });
};
