import type { Fault } from './fault';

export const serverFaults: readonly Fault[] = [];
