import type { Fault } from './fault';

export const uiFaults: readonly Fault[] = [];
