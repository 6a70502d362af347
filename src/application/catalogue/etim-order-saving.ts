import { savingSteps, type EtimOrder, type SavingStep } from '../../domain/catalogue/etim-order';
import type { Id } from '../../domain/shared/id';
import type { Instant } from '../../domain/shared/instant';
import { orderSavingMachineOf, type OrderToSave, type SavedOrder } from './order-saving.machine';

/** Without the right to sort, only moves between groups are saved. */
export interface EtimSorted {
  readonly maySort: boolean;
}

/** Version by list; null where the API sends none. */
export type EtimVersions = ReadonlyMap<Id, string | null>;
export type EtimOrderToSave = OrderToSave<EtimSorted, EtimOrder, EtimVersions>;

export interface SavedEtimOrder extends SavedOrder<EtimOrder, EtimVersions> {
  /** Calls that succeeded. */
  readonly done: readonly SavingStep[];
  readonly at: Instant;
}

/** Saves the order of the ETIM overview. Rules R-CAT-27 and R-CAT-32. */
export const etimOrderSaving = orderSavingMachineOf<EtimSorted, EtimOrder, EtimVersions, SavedEtimOrder>(
  (order, stored, { maySort }) => savingSteps(stored, order, maySort).length === 0,
);
