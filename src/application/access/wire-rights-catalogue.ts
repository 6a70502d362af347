import { fromPromise } from 'xstate';
import { token } from '../shared/token';
import type { Usergroups } from './ports/usergroups.port';
import { rightsCatalogueMachine } from './rights-catalogue.machine';

/** The catalogue of rights with its port plugged in. */
export type WiredRightsCatalogue = typeof rightsCatalogueMachine;
export const WiredRightsCatalogue = token<WiredRightsCatalogue>('wired-rights-catalogue');

export const wireRightsCatalogue = (usergroups: Usergroups): WiredRightsCatalogue =>
  rightsCatalogueMachine.provide({ actors: { loadCatalogue: fromPromise(({ signal }) => usergroups.rights({ signal })()) } });
