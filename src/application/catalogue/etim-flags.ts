import { ETIM_FLAGS, type EtimFlag } from '../../domain/catalogue/etim-feature.rule';
import type { ListedFeature } from '../../domain/catalogue/etim-order';
import type { Id } from '../../domain/shared/id';
import type { RowToggle } from '../shared/flags/row-toggle';

export interface FlagChange {
  readonly id: Id;
  readonly flag: EtimFlag;
  readonly value: boolean;
}

type Features = ReadonlyMap<Id, ListedFeature>;

/** Flag by name; throws for other names, which the overview never passes. */
export const etimFlagOf = (field: string): EtimFlag => {
  const flag = ETIM_FLAGS.find((one) => one === field);
  if (flag === undefined) throw new Error(`${field} is no flag of a feature`);
  return flag;
};

/** Reads the current flags of features. */
export const flagIn =
  (features: Features) =>
  (id: Id, field: string): boolean | null =>
    features.get(id)?.[etimFlagOf(field)] ?? null;

/** Features with changed flags; the same map when nothing changes. */
export const withFlags = (features: Features, toggles: readonly RowToggle[]): Features =>
  toggles.reduce((now, { id, field, value }) => {
    const [feature, flag] = [now.get(id), etimFlagOf(field)];
    return feature === undefined || feature[flag] === value ? now : new Map(now).set(id, { ...feature, [flag]: value });
  }, features);
