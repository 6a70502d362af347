import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { damagedBackup } from './backup-file';
import type { TableDigest } from './table-rows';
import { addLine, type BackupEnd, type BackupHead, type TableStart } from './write-backup';

/** Reads the lines of a backup in their order, and computes the hash that the last line has to contain. */
export class LineReader {
  private readonly lines: AsyncIterator<string>;
  private readonly hash = createHash('sha256');
  private ahead: string | undefined;

  constructor(lines: AsyncIterable<string>) {
    this.lines = lines[Symbol.asyncIterator]();
  }

  async readHead(): Promise<BackupHead> {
    return this.parse<BackupHead>(await this.take());
  }

  /** Reads the line that announces the rows of a table. */
  async startTable(name: string): Promise<void> {
    if (this.parse<TableStart>(await this.take()).table !== name) throw damagedBackup();
  }

  /** The next row of the table, null after the last. */
  async readRow(): Promise<string | null> {
    return (await this.peek()).startsWith('[') ? this.take() : null;
  }

  /**
   * Reads the last line.
   * @throws UnusableBackup if it does not match the lines and tables that were read
   */
  async verifyEnd(digests: Readonly<Record<string, TableDigest>>): Promise<void> {
    const end = this.parse<BackupEnd>(await this.peek());
    this.ahead = undefined;
    const { done } = await this.lines.next();
    if (done !== true || end.sha256 !== this.hash.digest('hex') || !isDeepStrictEqual(end.digests, digests))
      throw damagedBackup();
  }

  private async peek(): Promise<string> {
    if (this.ahead === undefined) {
      const next = await this.lines.next();
      if (next.done === true) throw damagedBackup();
      this.ahead = next.value;
    }
    return this.ahead;
  }

  private async take(): Promise<string> {
    const line = await this.peek();
    addLine(this.hash, line);
    this.ahead = undefined;
    return line;
  }

  private parse<Line>(line: string): Line {
    try {
      return JSON.parse(line) as Line; // cast: the hash of the last line verifies that `backupLines` wrote it
    } catch {
      throw damagedBackup();
    }
  }
}
