import { sameValue } from '../shared/same-value';
import type { Id } from '../shared/id';
import { openProposals, UPDATE_FIELDS, type ItemFields, type Proposals, type UpdateField } from './spare-item.rule';

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
  /** What a supplier proposes, and nobody has decided. */
  readonly proposals: Proposals;
}

/** `none`: nothing was proposed. */
export type Decision = 'none' | 'open' | 'accepted' | 'rejected';

/** What was decided about a field since an item was stored. Rule R-SPA-10. */
export const decisionOf = (stored: SpareItem, item: SpareItem, field: UpdateField): Decision => {
  const proposed = stored.proposals[field];
  if (proposed === undefined) return 'none';
  if (item[field] === proposed) return 'accepted';
  return item.proposals[field] === undefined ? 'rejected' : 'open';
};

/** Fields whose proposals were rejected since an item was stored; they travel with the save. Rule R-SPA-10. */
export const cancelsOf = (stored: SpareItem, item: SpareItem): readonly UpdateField[] =>
  UPDATE_FIELDS.filter((field) => decisionOf(stored, item, field) === 'rejected');

const withFields = (
  item: SpareItem,
  field: UpdateField,
  value: string,
  proposals: Proposals = item.proposals,
): SpareItem => {
  const changed = { ...item, [field]: value };
  return { ...changed, proposals: openProposals(changed, proposals) };
};

/** The proposed value becomes the value of the field. Rule R-SPA-10. */
export const accept = (stored: SpareItem, item: SpareItem, field: UpdateField): SpareItem => {
  const proposed = stored.proposals[field];
  return proposed === undefined ? item : withFields(item, field, proposed);
};

/** The field keeps its value, or what a person typed instead; the proposal goes. Rule R-SPA-10. */
export const reject = (stored: SpareItem, item: SpareItem, field: UpdateField): SpareItem => {
  const proposed = stored.proposals[field];
  if (proposed === undefined) return item;
  const { [field]: _, ...others } = item.proposals;
  return withFields(item, field, item[field] === proposed ? stored[field] : item[field], others);
};

/** As if nothing had been decided about the field. */
export const undo = (stored: SpareItem, item: SpareItem, field: UpdateField): SpareItem => {
  const proposed = stored.proposals[field];
  if (proposed === undefined) return item;
  const value = item[field] === proposed ? stored[field] : item[field];
  return withFields(item, field, value, { ...item.proposals, [field]: proposed });
};

/** A value typed by a person. Instead of an accepted one it leaves the proposal open. */
export const typed = (stored: SpareItem, item: SpareItem, field: UpdateField, value: string): SpareItem => {
  const proposed = stored.proposals[field];
  const isTakenBack = proposed !== undefined && decisionOf(stored, item, field) === 'accepted';
  return withFields(item, field, value, isTakenBack ? { ...item.proposals, [field]: proposed } : item.proposals);
};

const openFields = ({ proposals }: SpareItem): readonly UpdateField[] =>
  UPDATE_FIELDS.filter((field) => proposals[field] !== undefined);

/** Whether something is proposed that nobody has decided. */
export const hasOpen = (item: SpareItem): boolean => openFields(item).length > 0;

/** Accepts everything that nobody has rejected. Rule R-SPA-10. */
export const acceptAll = (stored: SpareItem, item: SpareItem): SpareItem =>
  openFields(item).reduce((changed, field) => accept(stored, changed, field), item);

/** Rejects everything that nobody has accepted. Rule R-SPA-10. */
export const rejectAll = (stored: SpareItem, item: SpareItem): SpareItem =>
  openFields(item).reduce((changed, field) => reject(stored, changed, field), item);

/** The product of an item that a person chose; null leaves it to the code of the item. Rule R-SPA-23. */
export const withProduct = (item: SpareItem, product: PartProduct | null): SpareItem => ({
  ...item,
  product,
  isAvailable: product !== null,
});

/** How an item differs from what is stored: by a decision, by another value, or not at all. */
export const itemChange = (stored: SpareItem, item: SpareItem): 'accepted' | 'rejected' | 'changed' | null => {
  const decisions = UPDATE_FIELDS.map((field) => decisionOf(stored, item, field));
  if (decisions.includes('accepted')) return 'accepted';
  if (decisions.includes('rejected')) return 'rejected';
  return sameValue(stored, item) ? null : 'changed';
};
