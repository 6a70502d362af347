import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { tooMany } from '../shared/refusal';

/** Cost of a hash: `n` blocks of 128 × `r` bytes, gone through `p` times. */
export interface Cost {
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and about a quarter of a second on a plain processor. */
export const FULL_COST: Cost = { n: 32_768, r: 8, p: 3 };

const MOST_WAITING = 64;
const KEY_BYTES = 32;

/** Hashes and checks passwords with scrypt, never more at once than there are cores. */
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly nobody: string;

  constructor(
    private readonly cost: Cost = FULL_COST,
    private readonly lanes = availableParallelism(),
  ) {
    this.nobody = write(cost, randomBytes(16), randomBytes(KEY_BYTES));
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    return write(this.cost, salt, await this.derive(password, salt, this.cost));
  }

  /** Compares with a stored hash; without one (unknown person, no password yet) the same work is done for nothing. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const [, n, r, p, salt, key] = (stored ?? this.nobody).split('$');
    const expected = Buffer.from(key ?? '', 'base64url');
    const derived = await this.derive(password, Buffer.from(salt ?? '', 'base64url'), {
      n: Number(n),
      r: Number(r),
      p: Number(p),
    });
    return expected.length === derived.length && timingSafeEqual(expected, derived) && stored !== null;
  }

  private async derive(password: string, salt: Buffer, { n, r, p }: Cost): Promise<Buffer> {
    await this.enter();
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
      this.leave();
    }
  }

  private enter(): Promise<void> {
    if (this.running < this.lanes) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= MOST_WAITING) throw tooMany(5);
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running -= 1;
    else next();
  }
}

const write = ({ n, r, p }: Cost, salt: Buffer, key: Buffer): string =>
  ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
