import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { NewOrder } from '../../../application/catalogue/ports/ordered.port';
import { movedOrder, sortedOrder } from '../../../domain/catalogue/positions.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';

export type KeptOrders = Readonly<Record<string, readonly Id[]>>;

/** Orders of lists by their keys. Rules R-CAT-03, R-CAT-09 and R-CAT-24. */
export class MemoryOrders {
  private orders: KeptOrders;
  private sorts = 0;
  /** Number of the last sort by list. */
  private readonly stamps = new Map<string, number>();

  /** @param members the present ids of every list, also of an empty one */
  constructor(
    private readonly members: () => KeptOrders,
    kept: KeptOrders = {},
    private readonly changed: (orders: KeptOrders) => void = () => undefined,
  ) {
    this.orders = kept;
  }

  of(list: string): readonly Id[] {
    this.orders = this.arranged();
    return this.orders[list] ?? [];
  }

  /** Current version of all lists. */
  version(): string {
    return `"sort.${String(this.sorts)}"`;
  }

  /** @returns the new version; `Changed` when the list was sorted since the one that was seen */
  sort(list: string, { ids, version }: NewOrder): Either<Failure, string> {
    const seen = Number(/^"sort\.(\d+)"$/.exec(version ?? '')?.[1] ?? NaN);
    if (version !== null && !(seen >= (this.stamps.get(list) ?? 0))) return either.left({ kind: 'Changed' });
    this.sorts += 1;
    this.stamps.set(list, this.sorts);
    this.orders = { ...this.orders, [list]: sortedOrder(this.of(list), ids) };
    this.changed(this.orders);
    return either.right(this.version());
  }

  /** Moves one record. @param position from 1 */
  place(list: string, id: Id, position: number): void {
    this.sort(list, { ids: movedOrder(this.of(list), id, position), version: null });
  }

  /** Stores the current orders. Call it before and after a record changes its list. */
  arrange(): void {
    this.orders = this.arranged();
    this.changed(this.orders);
  }

  /** Appends new records to their list and removes those that left it. */
  private arranged(): KeptOrders {
    const present = Object.entries(this.members()).map(
      ([list, ids]) => [list, sortedOrder(ids, this.orders[list] ?? [])] as const,
    );
    return { ...this.orders, ...Object.fromEntries(present) };
  }
}
