import { freeBytesIn } from '../health/readiness';
import { ownInstallation, PROGRAM_FOLDER } from '../shared/installation';
import { examine } from './examine';

/**
 * Checks this installation and prints each result, with what to do about a problem.
 * @returns whether there is no problem
 */
export const runDoctor = async (print: (line: string) => void): Promise<boolean> => {
  const findings = await examine({
    environment: process.env,
    folder: process.cwd(),
    root: PROGRAM_FOLDER,
    isPacked: ownInstallation().isPacked,
    nodeVersion: process.versions.node,
    now: Date.now,
    freeBytes: freeBytesIn,
  });
  for (const { check, problem } of findings)
    print(`${problem === null ? 'ok     ' : 'WRONG  '} ${check}${problem === null ? '' : `: ${problem}`}`);
  return findings.every(({ problem }) => problem === null);
};
