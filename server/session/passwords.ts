import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Turns } from './turns';
import { normalizeText } from '../../src/domain/shared/normalize';

/** Cost parameters of scrypt. */
export interface ScryptCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and about 250 ms on a common processor. */
export const FULL_COST: ScryptCost = { n: 32_768, r: 8, p: 3 };

const MAX_QUEUE = 64;
/** Sign-ins of one account that wait for each other. Rule R-SES-25. */
export const MAX_ACCOUNT_QUEUE = 4;
const KEY_BYTES = 32;

/** Who signs in; `isKnown`: in a browser in which they did before. */
interface SignIn {
  readonly account: string;
  readonly isKnown: boolean;
}

/** Hashes and verifies passwords with scrypt, at most one per core and one per account at a time. */
export class Passwords {
  private readonly turns: Turns;
  private readonly accounts = new Map<string, Turns>();
  private readonly dummyHash: string;

  constructor(
    private readonly cost: ScryptCost = FULL_COST,
    concurrency = availableParallelism(),
  ) {
    this.turns = new Turns(concurrency, MAX_QUEUE);
    this.dummyHash = formatHash(cost, randomBytes(16), randomBytes(KEY_BYTES));
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return formatHash(this.cost, salt, await this.derive(password, salt, this.cost));
  }

  /** Verifies a password. Without a stored hash it takes the same time, so that unknown accounts are not revealed. */
  async matches(password: string, stored: string | null, hasPriority = false): Promise<boolean> {
    const [, n, r, p, salt, key] = (stored ?? this.dummyHash).split('$');
    const expected = Buffer.from(key ?? '', 'base64url');
    const cost = { n: Number(n), r: Number(r), p: Number(p) };
    const derived = await this.derive(password, Buffer.from(salt ?? '', 'base64url'), cost, hasPriority);
    return expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== null;
  }

  /** 429 for a sign-in that would find the queue of its account full. */
  refuseIfCrowded({ account, isKnown }: SignIn): void {
    this.accounts.get(account)?.refuseIfFull(isKnown);
  }

  /** `matches` for a sign-in: those of one account wait for each other, known browsers in front. Rule R-SES-25. */
  async matchesFor({ account, isKnown }: SignIn, password: string, stored: string | null): Promise<boolean> {
    const own = this.accounts.get(account) ?? new Turns(1, MAX_ACCOUNT_QUEUE);
    this.accounts.set(account, own);
    try {
      return await own.run(isKnown, () => this.matches(password, stored, isKnown));
    } finally {
      if (own.isIdle) this.accounts.delete(account);
    }
  }

  private derive(password: string, salt: Buffer, { n, r, p }: ScryptCost, hasPriority = false): Promise<Buffer> {
    return this.turns.run(
      hasPriority,
      () =>
        new Promise((resolve, reject) =>
          scrypt(
            normalizeText(password),
            salt,
            KEY_BYTES,
            { N: n, r, p, maxmem: 256 * r * (n + p) + 4_096 },
            (failure, key) => (failure === null ? resolve(key) : reject(failure)),
          ),
        ),
    );
  }
}

const formatHash = ({ n, r, p }: ScryptCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
