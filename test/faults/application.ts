import type { Fault } from './fault';

export const applicationFaults: readonly Fault[] = [
];
