import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { tooMany } from '../shared/refusal';

/** Cost parameters of scrypt. */
export interface ScryptCost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and about 250 ms on a common processor. */
export const FULL_COST: ScryptCost = { n: 32_768, r: 8, p: 3 };

const MAX_QUEUE = 64;
const KEY_BYTES = 32;

/** Hashes and verifies passwords with scrypt, at most one per core at a time. */
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly dummyHash: string;

  constructor(
    private readonly cost: ScryptCost = FULL_COST,
    private readonly concurrency = availableParallelism(),
  ) {
    this.dummyHash = formatHash(cost, randomBytes(16), randomBytes(KEY_BYTES));
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return formatHash(this.cost, salt, await this.derive(password, salt, this.cost));
  }

  /** Verifies a password. Without a stored hash it takes the same time, so that unknown accounts are not revealed. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const [, n, r, p, salt, key] = (stored ?? this.dummyHash).split('$');
    const expected = Buffer.from(key ?? '', 'base64url');
    const derived = await this.derive(password, Buffer.from(salt ?? '', 'base64url'), {
      n: Number(n),
      r: Number(r),
      p: Number(p),
    });
    return expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== null;
  }

  private async derive(password: string, salt: Buffer, { n, r, p }: ScryptCost): Promise<Buffer> {
    await this.acquire();
    try {
      return await new Promise((resolve, reject) =>
        scrypt(
          password.normalize('NFC'),
          salt,
          KEY_BYTES,
          { N: n, r, p, maxmem: 256 * r * (n + p) + 4_096 },
          (failure, key) => (failure === null ? resolve(key) : reject(failure)),
        ),
      );
    } finally {
      this.release();
    }
  }

  private acquire(): Promise<void> {
    if (this.running < this.concurrency) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= MAX_QUEUE) throw tooMany(5);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private release(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}

const formatHash = ({ n, r, p }: ScryptCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
