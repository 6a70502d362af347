import { resolve } from 'node:path';
import { freeBytesIn } from '../health/readiness';
import { examine } from './examine';

// `npm run doctor`: prints what is wrong and what to do; the exit code is 1 if anything is.
const findings = await examine({
  environment: process.env,
  folder: process.cwd(),
  root: resolve(import.meta.dirname, '../..'),
  nodeVersion: process.versions.node,
  now: Date.now,
  freeBytes: freeBytesIn,
});
for (const { check, problem } of findings)
  process.stdout.write(
    `${problem === null ? 'ok     ' : 'WRONG  '} ${check}${problem === null ? '' : `: ${problem}`}\n`,
  );
process.exitCode = findings.some(({ problem }) => problem !== null) ? 1 : 0;
