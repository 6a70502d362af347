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

/** The flag with a name; the overview asks only for those that it shows. */
export const etimFlagOf = (field: string): EtimFlag => {
  const flag = ETIM_FLAGS.find((one) => one === field);
  if (flag === undefined) throw new Error(`${field} is no flag of a feature`);
  return flag;
};

/** The flags of features, as they are. */
export const flagIn =
  (features: Features) =>
  (id: Id, field: string): boolean | null =>
    features.get(id)?.[etimFlagOf(field)] ?? null;

/** The features with flags changed; the same map where none is. */
export const withFlags = (features: Features, toggles: readonly RowToggle[]): Features =>
  toggles.reduce((now, { id, field, value }) => {
    const [feature, flag] = [now.get(id), etimFlagOf(field)];
    return feature === undefined || feature[flag] === value ? now : new Map(now).set(id, { ...feature, [flag]: value });
  }, features);
