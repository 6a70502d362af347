import { UPDATE_FIELDS, type ItemFields, type Proposals, type UpdateField } from './spare-item.rule';

/** An item that is edited, with what a supplier proposes for it. */
export interface ItemReview {
  readonly stored: ItemFields;
  readonly proposals: Proposals;
  readonly fields: ItemFields;
  /** Fields whose proposals were rejected, in the order of `UPDATE_FIELDS`. */
  readonly cancels: readonly UpdateField[];
}

/** `none`: nothing is proposed. */
export type Decision = 'none' | 'open' | 'accepted' | 'rejected';

export const beginReview = (stored: ItemFields, proposals: Proposals): ItemReview => ({
  stored,
  proposals,
  fields: stored,
  cancels: [],
});

export const decisionOf = ({ proposals, fields, cancels }: ItemReview, field: UpdateField): Decision => {
  const proposed = proposals[field];
  if (proposed === undefined) return 'none';
  if (cancels.includes(field)) return 'rejected';
  return fields[field] === proposed ? 'accepted' : 'open';
};

const withValue = (review: ItemReview, field: UpdateField, value: string): ItemReview => ({
  ...review,
  fields: { ...review.fields, [field]: value },
});
const without = (review: ItemReview, field: UpdateField): ItemReview => ({
  ...review,
  cancels: review.cancels.filter((own) => own !== field),
});

/** The proposed value becomes the value of the field. Rule R-SPA-10. */
export const accept = (review: ItemReview, field: UpdateField): ItemReview => {
  const proposed = review.proposals[field];
  return proposed === undefined ? review : withValue(without(review, field), field, proposed);
};

/** The value without the proposed one; what a person typed instead stays. */
const withoutProposed = (review: ItemReview, field: UpdateField): ItemReview =>
  review.fields[field] === review.proposals[field] ? withValue(review, field, review.stored[field]) : review;

/** The field keeps its value, and the proposal goes with the save. Rule R-SPA-10. */
export const reject = (review: ItemReview, field: UpdateField): ItemReview =>
  review.proposals[field] === undefined
    ? review
    : withoutProposed(
        { ...review, cancels: UPDATE_FIELDS.filter((own) => own === field || review.cancels.includes(own)) },
        field,
      );

/** As if nothing had been decided about the field. */
export const undo = (review: ItemReview, field: UpdateField): ItemReview =>
  withoutProposed(without(review, field), field);

/** Accepts everything that nobody has rejected. Rule R-SPA-10. */
export const acceptAll = (review: ItemReview): ItemReview =>
  UPDATE_FIELDS.filter((field) => decisionOf(review, field) === 'open').reduce(accept, review);

/** A value typed by a person; it decides about a proposal only where it is the proposed one. */
export const type = (review: ItemReview, field: UpdateField, value: string): ItemReview =>
  withValue(review, field, value);

export const hasOpen = (review: ItemReview): boolean =>
  UPDATE_FIELDS.some((field) => decisionOf(review, field) === 'open');

/** Only then there is something to save. Rule R-SPA-10. */
export const isChanged = ({ stored, fields, cancels }: ItemReview): boolean =>
  cancels.length > 0 || UPDATE_FIELDS.some((field) => fields[field] !== stored[field]);
