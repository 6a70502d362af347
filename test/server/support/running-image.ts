import type { ChildProcess } from 'node:child_process';

/**
 * State of this run's set-up: the process that makes the embedded database, and the folder of the bundled servers.
 */
export const making: { process: ChildProcess | null; bundles: string | null } = { process: null, bundles: null };
