import type { StorageArea } from '../../../src/adapters/storage/shared/browser-storage';

/** Browser storage in a map that a test can read. */
export class TestArea implements StorageArea {
  readonly kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }

  get length(): number {
    return this.kept.size;
  }

  key(index: number): string | null {
    return [...this.kept.keys()][index] ?? null;
  }
}

/** Storage that is full: reads succeed, writes fail. */
export class FullArea extends TestArea {
  override setItem(): void {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  }
}

/** Storage that the browser denies. */
export const deniedArea = (): StorageArea => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};
