import { hostname } from 'node:os';
import type { LogPairs } from './write-log';

const MEGABYTE = 1024 * 1024;
const inMegabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;

/**
 * Details of this server process for the log, without secrets. The release is known only if npm started the process.
 */
export const serverInfo = (): LogPairs => {
  const release = process.env['npm_package_version'];
  const { rss, heapTotal } = process.memoryUsage();
  return {
    host: hostname(),
    ...(release !== undefined && { release }),
    runtime: `Node.js ${process.versions.node}`,
    memory: `${inMegabytes(rss)}, heap ${inMegabytes(heapTotal)}`,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
};
