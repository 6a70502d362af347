import { adapterFaults } from './adapters';
import { applicationFaults } from './application';
import { domainFaults } from './domain';
import type { Fault } from './fault';
import { serverFaults } from './server';
import { uiFaults } from './ui';

export const FAULTS: readonly Fault[] = [
  ...domainFaults,
  ...applicationFaults,
  ...adapterFaults,
  ...uiFaults,
  ...serverFaults,
];
