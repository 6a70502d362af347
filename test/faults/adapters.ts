import type { Fault } from './fault';

export const adapterFaults: readonly Fault[] = [
];
