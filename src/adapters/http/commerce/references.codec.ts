import * as t from 'io-ts';
import type { FoundItem } from '../../../application/commerce/ports/items.port';
import type { ItemReference, Reference } from '../../../domain/commerce/references';
import { Id, defaulted, mapped, optional } from '../shared/wire';
import { Euros } from '../shared/wire-money';

/** Items, accounts and assortments as references in other records. */
export const WireItem = mapped(
  t.type({ id: Id, code: t.string, label: defaulted(t.string, ''), gross_price: optional(Euros) }),
  'item',
  ({ gross_price: grossPrice, ...item }): ItemReference => ({ ...item, grossPrice }),
);

/** An item found by its code. */
export const WireFoundItem = mapped(
  t.intersection([WireItem, t.type({ assortments: optional(t.array(Id)) })]),
  'found item',
  ({ id, code, label, grossPrice, assortments }): FoundItem => ({ id, code, label, grossPrice, assortments }),
);

export const WireAccount = mapped(t.type({ id: Id, name: t.string }), 'account', ({ id, name }): Reference => ({
  id,
  label: name,
}));

export const WireAssortment = mapped(t.type({ id: Id, label: t.string }), 'assortment', ({ id, label }): Reference => ({
  id,
  label,
}));

/** The ids of a chosen list. */
export const idsOf = (chosen: readonly { readonly id: string }[]): readonly string[] => chosen.map(({ id }) => id);
