import { fromPromise } from 'xstate';
import { token } from '../shared/token';
import type { Versions } from './ports/versions.port';
import { versionsMachine } from './versions.machine';

/** The versions of an item with their port plugged in. */
export type WiredVersions = typeof versionsMachine;
export const WiredVersions = token<WiredVersions>('wired-versions');

/** Plugs the stored versions into the comparison of an item; each is read when it is looked at. */
export const wireVersions = (versions: Versions): WiredVersions =>
  versionsMachine.provide({
    actors: {
      loadVersion: fromPromise(({ input: { module, entry }, signal }) => versions.read(module, entry, { signal })()),
    },
  });
