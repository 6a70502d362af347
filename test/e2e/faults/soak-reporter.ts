import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { askedOf } from './soak';

/** Prints the outcome of each scenario, and the command that repeats a failed one. */
export default class SoakReporter implements Reporter {
  private readonly asked = askedOf(process.env);
  private readonly failed: string[] = [];
  private done = 0;

  onBegin(): void {
    const { seed, count, only } = this.asked;
    console.log(
      `seed ${String(seed)}, ${only === null ? `${String(count)} scenarios` : `scenario ${String(only)} of ${String(count)}`}`,
    );
  }

  onTestEnd({ title }: TestCase, { status, duration, errors }: TestResult): void {
    this.done += 1;
    const progress = `${String(this.done).padStart(4)} of ${String(this.asked.only === null ? this.asked.count : 1)}`;
    const seconds = (duration / 1000).toFixed(1).padStart(5);
    console.log(`${progress}  ${status === 'passed' ? 'ok  ' : 'LOST'}  ${seconds} s  ${title}`);
    if (status === 'passed' || status === 'interrupted') return;
    const again = `npm run soak ${String(this.asked.seed)} ${String(this.asked.count)} ${title.split(' ')[0] ?? ''}`;
    this.failed.push(again);
    for (const { message = '' } of errors) console.log(message);
    console.log(`again: ${again}`);
  }

  onEnd(): void {
    console.log(
      `\nseed ${String(this.asked.seed)}: ${String(this.done)} run, ${String(this.failed.length)} lost something`,
    );
    for (const again of this.failed) console.log(`  ${again}`);
  }
}
