import type { EtimFlag } from '../../domain/catalogue/etim-feature.rule';
import type { ListedFeature } from '../../domain/catalogue/etim-order';
import type { Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';

export interface FlagChange {
  readonly id: Id;
  readonly flag: EtimFlag;
  readonly value: boolean;
}

/** A flag on its way: what the server is known to have, and what was wanted last. */
interface PendingFlag {
  readonly stored: boolean;
  readonly wanted: boolean;
}

/** The flags that are being saved, by `savingOf`. */
export type PendingFlags = ReadonlyMap<string, PendingFlag>;

/** A change of a flag whose save ended. */
export type SettledFlag = FlagChange & { readonly failure: Failure | null };

/** The features with a flag changed. */
export const withFlag = (
  features: ReadonlyMap<Id, ListedFeature>,
  { id, flag, value }: FlagChange,
): ReadonlyMap<Id, ListedFeature> => {
  const feature = features.get(id);
  return feature === undefined || feature[flag] === value
    ? features
    : new Map(features).set(id, { ...feature, [flag]: value });
};

/** Names the save of a flag: one at a time for each feature and flag. */
export const savingOf = ({ id, flag }: Pick<FlagChange, 'id' | 'flag'>): string => `${flag} ${id}`;

/** The flags on their way after a toggle. */
export const withWanted = (pending: PendingFlags, event: FlagChange): PendingFlags => {
  const stored = pending.get(savingOf(event))?.stored ?? !event.value;
  return new Map(pending).set(savingOf(event), { stored, wanted: event.value });
};

/** What a flag is to be after its save ended: what the server has. */
export const settledFlag = (pending: PendingFlags, event: SettledFlag): FlagChange => ({
  ...event,
  value: event.failure === null ? event.value : (pending.get(savingOf(event))?.stored ?? !event.value),
});

/** The flags on their way without one. */
export const without = (pending: PendingFlags, key: string): PendingFlags =>
  new Map([...pending].filter(([one]) => one !== key));
