import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { normalizeText } from '../../src/domain/shared/normalize';
import { isScryptHash, scryptDummy, verifyScrypt } from './scrypt-hashes';
import { ConcurrencyLimit } from './concurrency-limit';

/** Cost parameters of Argon2id. */
export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number;
  /** Passes over the memory. */
  readonly timeCost: number;
}

/** OWASP's first recommendation: 19 MiB, two passes, one lane. */
export const FULL_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

const MAX_QUEUE = 64;
/** Maximum number of queued sign-ins per account. Rule R-SES-25. */
export const MAX_ACCOUNT_QUEUE = 4;

/** A sign-in attempt. `isKnown`: the user signed in with this browser before. */
interface SignIn {
  readonly account: string;
  readonly isKnown: boolean;
}

/** Hashes and verifies passwords with Argon2id, at most one per core and one per account at a time. Rule R-SES-32. */
export class Passwords {
  private readonly turns: ConcurrencyLimit;
  private readonly accounts = new Map<string, ConcurrencyLimit>();
  private readonly argon2Dummy: string;
  /** Whether the database has hashes of a former version. If so, a failed sign-in takes the time of both kinds. */
  hasScryptHashes = false;

  constructor(
    private readonly cost: PasswordCost = FULL_COST,
    concurrency = availableParallelism(),
  ) {
    this.turns = new ConcurrencyLimit(concurrency, MAX_QUEUE);
    const random = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');
    const { memoryCost, timeCost } = cost;
    this.argon2Dummy = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=1$${random(16)}$${random(32)}`;
  }

  /** How many hashes wait for a core. */
  get waiting(): number {
    return this.turns.waiting;
  }

  hash(password: string): Promise<string> {
    return this.turns.run(false, () => hash(normalizeText(password), { ...this.cost, parallelism: 1 }));
  }

  /** Verifies a password. Takes the same time without a stored hash, so that unknown accounts are not revealed. */
  matches(password: string, stored: string | null, hasPriority = false): Promise<boolean> {
    return this.turns.run(hasPriority, async () => {
      const text = normalizeText(password);
      const isScrypt = stored !== null && isScryptHash(stored);
      this.hasScryptHashes ||= isScrypt;
      const decoys = [
        ...(stored === null || isScrypt ? [this.argon2Dummy] : []),
        ...(this.hasScryptHashes && !isScrypt ? [scryptDummy()] : []),
      ];
      if (stored !== null && (await verifyAny(stored, text))) return true;
      for (const decoy of decoys) await verifyAny(decoy, text);
      return false;
    });
  }

  /** Refuses a sign-in with 429 if the queue of its account is full. */
  refuseIfCrowded({ account, isKnown }: SignIn): void {
    this.accounts.get(account)?.refuseIfFull(isKnown);
  }

  /** `matches` for a sign-in: sign-ins of one account run one after the other, known browsers first. Rule R-SES-25. */
  async matchesFor({ account, isKnown }: SignIn, password: string, stored: string | null): Promise<boolean> {
    const own = this.accounts.get(account) ?? new ConcurrencyLimit(1, MAX_ACCOUNT_QUEUE);
    this.accounts.set(account, own);
    try {
      return await own.run(isKnown, () => this.matches(password, stored, isKnown));
    } finally {
      if (own.isIdle) this.accounts.delete(account);
    }
  }
}

const verifyAny = (stored: string, password: string): Promise<boolean> =>
  isScryptHash(stored) ? verifyScrypt(stored, password) : verify(stored, password);
