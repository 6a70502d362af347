import type { Fault } from './fault';

export const domainFaults: readonly Fault[] = [
{ kind: "field dropped", file: "src/domain/spare-parts/spare-part.ts", search: "    isActive: false,\n", replace: "", caughtBy: 'types' },
];
