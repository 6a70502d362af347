import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EVERYTHING, type Offer } from './offer';
import type { TestBackend } from './backend';

type Make = () => Promise<TestBackend>;
type Contract = (world: string, make: Make, offer: Offer) => void;

const isContract = (value: unknown): value is Contract => typeof value === 'function';

/** @throws when the file does not export exactly one contract */
const contractIn = (path: string): Contract => {
  const [contract, ...others] = Object.values(jest.requireActual<Readonly<Record<string, unknown>>>(path));
  if (!isContract(contract) || others.length > 0) throw new Error(`${path} must export one contract and nothing else`);
  return contract;
};

/** The contract of every `*.contract.ts` in a folder. */
export const contractsIn = (folder: string): readonly Contract[] => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.contract.ts'));
  if (files.length === 0) throw new Error(`${folder} has no contracts`);
  return files.sort().map((file) => contractIn(join(folder, file)));
};

/** Runs the contract of every `*.contract.ts` in a folder. */
export const runContracts = (folder: string, world: string, make: Make): void => {
  for (const contract of contractsIn(folder)) contract(world, make, EVERYTHING);
};
