import { fromPromise } from 'xstate';
import { token } from '../shared/token';
import { iconSearchMachine } from './icon-search.machine';
import type { MenuIcons } from './ports/menu-icons.port';

/** Icons by name. Rule R-NAV-07. */
export type WiredIconSearch = typeof iconSearchMachine;
export const WiredIconSearch = token<WiredIconSearch>('wired-icon-search');

export const wireIconSearch = (icons: MenuIcons): WiredIconSearch =>
  iconSearchMachine.provide({
    actors: { searchIcons: fromPromise(({ input: { text }, signal }) => icons.search(text, { signal })()) },
  });
