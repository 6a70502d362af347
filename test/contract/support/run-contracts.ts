import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenOffice } from './office';

type Make = () => Promise<OpenOffice>;
type Contract = (world: string, make: Make) => void;

const isContract = (value: unknown): value is Contract => typeof value === 'function';

/** @throws when the file does not export exactly one contract */
const contractIn = (path: string): Contract => {
  const [contract, ...others] = Object.values(jest.requireActual<Readonly<Record<string, unknown>>>(path));
  if (!isContract(contract) || others.length > 0) throw new Error(`${path} must export one contract and nothing else`);
  return contract;
};

/** Runs the contract of every `*.contract.ts` in a folder. */
export const runContracts = (folder: string, world: string, make: Make): void => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.contract.ts'));
  if (files.length === 0) throw new Error(`${folder} has no contracts`);
  for (const file of files.sort()) contractIn(join(folder, file))(world, make);
};
