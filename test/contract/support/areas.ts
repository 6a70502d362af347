import type { StorageArea } from '../../../src/adapters/storage/shared/browser-storage';

/** The storage of a browser, as a plain map that a test can look into. */
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

/** A full disk: reading works, writing does not. */
export class FullArea extends TestArea {
  override setItem(): void {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  }
}

/** A browser that denies storage. */
export const deniedArea = (): StorageArea => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};
