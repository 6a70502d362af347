import { sameValue } from '../shared/same-value';
import type { Id } from '../shared/id';
import { UPDATE_FIELDS, type ItemFields, type Proposals, type UpdateField } from './spare-item.rule';

/** A product of the catalogue; its label is empty where an API does not tell it. */
export interface PartProduct {
  readonly id: Id;
  readonly code: string;
  readonly label: string;
}

/** A numbered part of a machine. */
export interface SpareItem extends ItemFields {
  /** The sheet that it stands on. */
  readonly sheet: Id;
  readonly number: string;
  readonly product: PartProduct | null;
  readonly isAvailable: boolean;
  /** What a supplier proposes. */
  readonly proposals: Proposals;
  /** Values that a person rejected since it was stored; they travel with the save. */
  readonly rejected: Proposals;
}

/** `none`: nothing is proposed. */
export type Decision = 'none' | 'open' | 'accepted' | 'rejected';

/** What was decided about the proposal for a field. A rejected value says nothing of another one. Rule R-SPA-10. */
export const decisionOf = (item: SpareItem, field: UpdateField): Decision => {
  const proposed = item.proposals[field];
  if (proposed === undefined) return 'none';
  if (item[field] === proposed) return 'accepted';
  return item.rejected[field] === proposed ? 'rejected' : 'open';
};

const fieldsThatAre = (item: SpareItem, decision: Decision): readonly UpdateField[] =>
  UPDATE_FIELDS.filter((field) => decisionOf(item, field) === decision);

/** Fields whose proposals were rejected. Rule R-SPA-10. */
export const cancelsOf = (item: SpareItem): readonly UpdateField[] => fieldsThatAre(item, 'rejected');

/** Whether something is proposed that nobody has decided. */
export const hasOpen = (item: SpareItem): boolean => fieldsThatAre(item, 'open').length > 0;

const without = (proposals: Proposals, field: UpdateField): Proposals => {
  const { [field]: _, ...others } = proposals;
  return others;
};

/** The proposed value becomes the value of the field. Rule R-SPA-10. */
export const accept = (item: SpareItem, field: UpdateField): SpareItem => {
  const proposed = item.proposals[field];
  return proposed === undefined ? item : { ...item, [field]: proposed, rejected: without(item.rejected, field) };
};

/** The value of a field without the accepted one; what a person typed instead stays. */
const ownValue = (stored: SpareItem, item: SpareItem, field: UpdateField): string =>
  item[field] === item.proposals[field] ? stored[field] : item[field];

/** The field keeps its value, and the proposal goes with the save. @param stored as it was read. Rule R-SPA-10. */
export const reject = (stored: SpareItem, item: SpareItem, field: UpdateField): SpareItem => {
  const proposed = item.proposals[field];
  return proposed === undefined
    ? item
    : { ...item, [field]: ownValue(stored, item, field), rejected: { ...item.rejected, [field]: proposed } };
};

/** As if nothing had been decided about the field. */
export const undo = (stored: SpareItem, item: SpareItem, field: UpdateField): SpareItem =>
  item.proposals[field] === undefined
    ? item
    : { ...item, [field]: ownValue(stored, item, field), rejected: without(item.rejected, field) };

/** A value typed by a person; it decides about a proposal only where it is the proposed one. */
export const typed = (item: SpareItem, field: UpdateField, value: string): SpareItem => ({ ...item, [field]: value });

/** Accepts everything that nobody has rejected. Rule R-SPA-10. */
export const acceptAll = (item: SpareItem): SpareItem => fieldsThatAre(item, 'open').reduce(accept, item);

/**
 * Decides about all that is open; where nothing is open, about everything that is proposed, whatever was decided.
 * @param stored as it was read. Rules R-SPA-10 and R-SPA-13.
 */
export const decideAll = (stored: SpareItem, item: SpareItem, decision: 'accepted' | 'rejected'): SpareItem => {
  const fields = hasOpen(item)
    ? fieldsThatAre(item, 'open')
    : UPDATE_FIELDS.filter((field) => decisionOf(item, field) !== 'none');
  return fields.reduce(
    (changed, field) => (decision === 'accepted' ? accept(changed, field) : reject(stored, changed, field)),
    item,
  );
};

/** The product of an item that a person chose; null leaves it to the code of the item. Rule R-SPA-23. */
export const withProduct = (item: SpareItem, product: PartProduct | null): SpareItem => ({
  ...item,
  product,
  isAvailable: product !== null,
});

/** How an item differs from what is stored: by a decision, by another value, or not at all. */
export const itemChange = (stored: SpareItem, item: SpareItem): 'accepted' | 'rejected' | 'changed' | null => {
  if (fieldsThatAre(item, 'accepted').length > 0) return 'accepted';
  if (fieldsThatAre(item, 'rejected').length > 0) return 'rejected';
  return sameValue(stored, item) ? null : 'changed';
};

/**
 * An item with what is proposed for it by now: a value that was accepted or rejected says nothing of one that the
 * supplier proposes since. Rule R-SPA-10.
 */
export const proposedNow = (stored: SpareItem, item: SpareItem): SpareItem => ({
  ...item,
  proposals: stored.proposals,
  rejected: Object.fromEntries(
    UPDATE_FIELDS.flatMap((field) => {
      const rejected = item.rejected[field];
      return rejected !== undefined && rejected === stored.proposals[field] ? [[field, rejected] as const] : [];
    }),
  ),
});
