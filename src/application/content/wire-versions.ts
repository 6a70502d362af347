import { fromPromise } from 'xstate';
import { token } from '../shared/token';
import type { Versions } from './ports/versions.port';
import { versionsMachine } from './versions.machine';

/** Versions of an item. */
export type WiredVersions = typeof versionsMachine;
export const WiredVersions = token<WiredVersions>('wired-versions');

/** Wires the stored versions to the comparison; each version is loaded when it is displayed. */
export const wireVersions = (versions: Versions): WiredVersions =>
  versionsMachine.provide({
    actors: {
      loadVersion: fromPromise(({ input: { module, entry }, signal }) => versions.read(module, entry, { signal })()),
    },
  });
