import type { Stored } from '../../../application/shared/ports/resource-gateway.port';
import type { Id } from '../../../domain/shared/id';
import type { Identified } from '../../../domain/shared/resource';
import type { KeptRecords } from './kept-records';

/** Records of one kind with versions, which every change increments. */
export class MemoryRecords<Detail extends Identified> {
  private readonly byId = new Map<Id, { readonly record: Detail; readonly version: number }>();

  /** @param changed is called after every change */
  constructor(
    records: readonly Detail[],
    private readonly changed: () => void = () => undefined,
  ) {
    for (const record of records) this.byId.set(record.id, { record, version: 1 });
  }

  all(): readonly Detail[] {
    return [...this.byId.values()].map(({ record }) => record);
  }

  find(id: Id): Stored<Detail> | null {
    const found = this.byId.get(id);
    return found === undefined ? null : { record: found.record, version: `"${id}-${String(found.version)}"` };
  }

  put(record: Detail): void {
    this.byId.set(record.id, { record, version: (this.byId.get(record.id)?.version ?? 0) + 1 });
    this.changed();
  }

  delete(id: Id): void {
    this.byId.delete(id);
    this.changed();
  }

  /** All records, as stored. */
  kept(): KeptRecords<Detail> {
    return { records: [...this.byId.values()].map(({ record }) => record), websites: {} };
  }

  /** An unused id. */
  freshId(): Id {
    return String(Math.max(0, ...[...this.byId.keys()].map(Number)) + 1);
  }
}

/** Records that belong to the website on which they were added, and are visible only there. */
export class WebsiteRecords<Detail extends Identified> extends MemoryRecords<Detail> {
  private readonly websiteOf: Map<Id, Id>;

  /** @param current the current website; null if there is none */
  constructor(
    { records, websites }: KeptRecords<Detail>,
    private readonly current: () => Id | null,
    changed?: () => void,
  ) {
    super(records, changed);
    this.websiteOf = new Map(Object.entries(websites));
  }

  override all(): readonly Detail[] {
    const here = this.current();
    return super.all().filter(({ id }) => this.websiteOf.get(id) === here);
  }

  override find(id: Id): Stored<Detail> | null {
    return this.websiteOf.get(id) === this.current() ? super.find(id) : null;
  }

  override put(record: Detail): void {
    if (!this.websiteOf.has(record.id)) this.websiteOf.set(record.id, this.current() ?? '');
    super.put(record);
  }

  override delete(id: Id): void {
    // The id may be used again, on another website.
    this.websiteOf.delete(id);
    super.delete(id);
  }

  override kept(): KeptRecords<Detail> {
    return { ...super.kept(), websites: Object.fromEntries(this.websiteOf) };
  }
}
