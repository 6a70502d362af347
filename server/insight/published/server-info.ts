import { hostname } from 'node:os';
import { ownInstallation } from '../../shared/installation';
import type { LogPairs } from './write-log';

const MEGABYTE = 1024 * 1024;
const inMegabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;

/** Details of this server process for the log, without secrets. */
export const serverInfo = (): LogPairs => {
  const { rss, heapTotal } = process.memoryUsage();
  return {
    host: hostname(),
    release: ownInstallation().version,
    runtime: `Node.js ${process.versions.node}`,
    memory: `${inMegabytes(rss)}, heap ${inMegabytes(heapTotal)}`,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
};
