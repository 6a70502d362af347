import { fromPromise } from 'xstate';
import type { RightsCatalogue } from '../../domain/access/rights-catalogue';
import { loadingMachineOf, type LoadingMachine } from '../shared/loading.machine';
import { token } from '../shared/token';
import type { Usergroups } from './ports/usergroups.port';

/** Rights that can be granted, for the form of a user group. */
export type WiredRightsCatalogue = LoadingMachine<RightsCatalogue>;
export const WiredRightsCatalogue = token<WiredRightsCatalogue>('wired-rights-catalogue');

export const wireRightsCatalogue = (usergroups: Usergroups): WiredRightsCatalogue =>
  loadingMachineOf<RightsCatalogue>().provide({
    actors: { load: fromPromise(({ signal }) => usergroups.rights({ signal })()) },
  });
