import { getHeapStatistics } from 'node:v8';
import { version } from '../../package.json';
import type { Services } from '../shared/endpoint';
import type { LogPairs } from './write-log';

const MEGABYTE = 1024 * 1024;
const inMegabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`;

/** Facts about this server process for the log; no secrets. */
export const serverInfo = ({ address }: Pick<Services, 'address'>): LogPairs => ({
  host: new URL(address()).host,
  release: version,
  runtime: `Node.js ${process.versions.node}`,
  memory: `${inMegabytes(process.memoryUsage.rss())}, heap limit ${inMegabytes(getHeapStatistics().heap_size_limit)}`,
  time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
