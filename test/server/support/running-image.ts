import type { ChildProcess } from 'node:child_process';

/** The process that makes the embedded database of this run; null before its set-up. */
export const making: { process: ChildProcess | null } = { process: null };
