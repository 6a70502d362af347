import { tooMany } from '../shared/refusal';

/** Seconds. */
const RETRY_AFTER = 5;

/** Lets a limited number of callers work at a time; others wait, those with priority in front of the rest. Rule R-SES-25. */
export class Turns {
  private running = 0;
  private readonly first: (() => void)[] = [];
  private readonly others: (() => void)[] = [];

  /** @param most how many callers without priority may wait; further ones are refused with 429 */
  constructor(
    private readonly concurrency: number,
    private readonly most: number,
  ) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  /** Runs work when its turn comes. */
  async run<Result>(hasPriority: boolean, work: () => Promise<Result>): Promise<Result> {
    await this.wait(hasPriority);
    try {
      return await work();
    } finally {
      const next = this.first.shift() ?? this.others.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  /** 429 for a caller without priority who finds the queue full. */
  refuseIfFull(hasPriority: boolean): void {
    if (!hasPriority && this.running >= this.concurrency && this.others.length >= this.most) throw tooMany(RETRY_AFTER);
  }

  private async wait(hasPriority: boolean): Promise<void> {
    this.refuseIfFull(hasPriority);
    if (this.running < this.concurrency) {
      this.running += 1;
      return;
    }
    await new Promise<void>((resolve) => (hasPriority ? this.first : this.others).push(resolve));
  }
}
