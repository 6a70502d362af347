import { sameValue } from '../shared/same-value';
import type { Id } from '../shared/id';
import { UPDATE_FIELDS, type ItemFields, type Proposals, type UpdateField } from './spare-item.rule';

/** A catalogue product; the label is empty where the API does not send it. */
export interface PartProduct {
  readonly id: Id;
  readonly code: string;
  readonly label: string;
}

/** A numbered part of a machine. */
export interface SpareItem extends ItemFields {
  /** Sheet with the item. */
  readonly sheet: Id;
  readonly number: string;
  readonly product: PartProduct | null;
  readonly isAvailable: boolean;
  /** Proposed values of the supplier. */
  readonly proposals: Proposals;
  /** Values that the user rejected since the last save; sent with the next save. */
  readonly rejected: Proposals;
}

/** `none`: there is no proposal. */
export type Decision = 'none' | 'open' | 'accepted' | 'rejected';

/**
 * Decision on the proposal for a field. Rejecting a value does not affect later proposals of another value. Rule
 * R-SPA-10.
 */
export const decisionOf = (item: SpareItem, field: UpdateField): Decision => {
  const proposed = item.proposals[field];
  if (proposed === undefined) return 'none';
  if (item[field] === proposed) return 'accepted';
  return item.rejected[field] === proposed ? 'rejected' : 'open';
};

const fieldsThatAre = (item: SpareItem, decision: Decision): readonly UpdateField[] =>
  UPDATE_FIELDS.filter((field) => decisionOf(item, field) === decision);

/** Fields with a rejected proposal. Rule R-SPA-10. */
export const cancelsOf = (item: SpareItem): readonly UpdateField[] => fieldsThatAre(item, 'rejected');

/** Whether a proposal awaits a decision. */
export const hasOpenProposal = (item: SpareItem): boolean => fieldsThatAre(item, 'open').length > 0;

const without = (proposals: Proposals, field: UpdateField): Proposals => {
  const { [field]: _, ...others } = proposals;
  return others;
};

/** Accepts the proposal: its value becomes the value of the field. Rule R-SPA-10. */
export const accept = (item: SpareItem, field: UpdateField): SpareItem => {
  const proposed = item.proposals[field];
  return proposed === undefined ? item : { ...item, [field]: proposed, rejected: without(item.rejected, field) };
};

/** Value of a field without an accepted proposal; keeps a value that the user typed. */
const ownValue = (stored: SpareItem, item: SpareItem, field: UpdateField): string =>
  item[field] === item.proposals[field] ? stored[field] : item[field];

/** Rejects the proposal: the field keeps its value. @param stored the loaded item. Rule R-SPA-10. */
export const reject = (stored: SpareItem, item: SpareItem, field: UpdateField): SpareItem => {
  const proposed = item.proposals[field];
  return proposed === undefined
    ? item
    : { ...item, [field]: ownValue(stored, item, field), rejected: { ...item.rejected, [field]: proposed } };
};

/** Reverts the decision on a field. */
export const undo = (stored: SpareItem, item: SpareItem, field: UpdateField): SpareItem =>
  item.proposals[field] === undefined
    ? item
    : { ...item, [field]: ownValue(stored, item, field), rejected: without(item.rejected, field) };

/** Sets a typed value; counts as a decision only when it equals the proposal. */
export const typed = (item: SpareItem, field: UpdateField, value: string): SpareItem => ({ ...item, [field]: value });

/** Accepts all proposals that were not rejected. Rule R-SPA-10. */
export const acceptAll = (item: SpareItem): SpareItem => fieldsThatAre(item, 'open').reduce(accept, item);

/**
 * Decides on all open proposals; if none is open, on all proposals, overriding earlier decisions.
 * @param stored the loaded item. Rules R-SPA-10 and R-SPA-13.
 */
export const decideAll = (stored: SpareItem, item: SpareItem, decision: 'accepted' | 'rejected'): SpareItem => {
  const fields = hasOpenProposal(item)
    ? fieldsThatAre(item, 'open')
    : UPDATE_FIELDS.filter((field) => decisionOf(item, field) !== 'none');
  return fields.reduce(
    (changed, field) => (decision === 'accepted' ? accept(changed, field) : reject(stored, changed, field)),
    item,
  );
};

/** Sets the product of an item; null matches by item code. Rule R-SPA-23. */
export const withProduct = (item: SpareItem, product: PartProduct | null): SpareItem => ({
  ...item,
  product,
  isAvailable: product !== null,
});

/** How an item differs from the stored one: by a decision, by another value, or not at all. */
export const itemChange = (stored: SpareItem, item: SpareItem): 'accepted' | 'rejected' | 'changed' | null => {
  if (fieldsThatAre(item, 'accepted').length > 0) return 'accepted';
  if (fieldsThatAre(item, 'rejected').length > 0) return 'rejected';
  return sameValue(stored, item) ? null : 'changed';
};

/**
 * The item with current proposals; decisions on earlier values do not apply to values proposed since. Rule R-SPA-10.
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
