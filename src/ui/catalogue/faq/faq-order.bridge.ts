import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import type { OrderedListMachine } from '../../../application/catalogue/ordered-list.machine';
import type { Ordered } from '../../../application/catalogue/ports/ordered.port';
import { WiredFaqCategories, WiredFaqQuestions, WiredFaqSearch } from '../../../application/catalogue/wire-faq-lists';
import { WiredOrderSaving, type SortedList } from '../../../application/catalogue/wire-order-saving';
import type { RowToggle } from '../../../application/shared/flags/row-toggle';
import { Clock } from '../../../application/shared/ports/clock.port';
import { sortedOrder } from '../../../domain/catalogue/positions.rule';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Instant } from '../../../domain/shared/instant';
import type { Identified } from '../../../domain/shared/resource';
import { useUnsaved } from '../../shared/record/unsaved.bridge';
import { useChange, useSubscription } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';

/** A list that loads as a whole. */
export interface BoundList<Row> {
  readonly list: Ordered<Row> | null;
  /** Number of loads so far. */
  readonly reads: number;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly failure: Failure | null;
  readonly reload: () => void;
  readonly toggle: (change: RowToggle) => void;
}

/** The rows of a list, for a select: `null` while loading, empty after a failure. */
export const choosableRows = <Row>({ list, failed }: Pick<BoundList<Row>, 'list' | 'failed'>): readonly Row[] | null =>
  list?.rows ?? (failed ? [] : null);

/** Binds a list to its machine; another `asked` loads another list. */
const useOrderedList = <Row extends Identified, Asked>(
  machine: OrderedListMachine<Row, Asked>,
  asked: Asked,
): BoundList<Row> => {
  const actor = useActorRef(machine, { input: asked });
  const snapshot = useSelector(actor, (state) => state);
  useChange(
    asked,
    useCallback(
      (next: Asked) => {
        actor.send({ type: 'list.asked', asked: next });
      },
      [actor],
    ),
  );
  return {
    list: snapshot.context.list,
    reads: snapshot.context.reads,
    busy: snapshot.matches('loading'),
    failed: snapshot.matches('failed'),
    failure: snapshot.context.failure,
    reload: useCallback(() => {
      actor.send({ type: 'reload.requested' });
    }, [actor]),
    toggle: useCallback(
      (change: RowToggle) => {
        actor.send({ type: 'row.toggled', ...change });
      },
      [actor],
    ),
  };
};

export const useFaqCategories = () => useOrderedList(useService(WiredFaqCategories), null);
export const useFaqQuestions = (category: Id) => useOrderedList(useService(WiredFaqQuestions), category);

/** The questions that match a search term. */
export const useFaqSearch = (term: string) => useOrderedList(useService(WiredFaqSearch), term);

/** Callbacks for orders that are being saved, by list, and for saved ones. */
export interface OrderSavingCallbacks {
  readonly onBusy: (list: string, busy: boolean) => void;
  readonly onSaved: () => void;
}

/**
 * The lists whose order is being saved, and the time of the last save. Leaving the screen waits for the saves. Rule
 * R-CAT-63.
 */
export const useOrderSavingState = () => {
  const clock = useService(Clock);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [savedAt, setSavedAt] = useState<Instant | null>(null);
  const onBusy = useCallback((list: string, is: boolean) => {
    setBusy((now) => {
      if (now.has(list) === is) return now;
      const next = new Set(now);
      if (!next.delete(list)) next.add(list);
      return next;
    });
  }, []);
  const onSaved = useCallback(() => {
    setSavedAt(clock.now());
  }, [clock]);
  useUnsaved(
    busy.size > 0 ? 'saving' : 'nothing',
    useCallback(() => undefined, []),
  );
  const signs = useMemo((): OrderSavingCallbacks => ({ onBusy, onSaved }), [onBusy, onSaved]);
  return { saving: busy.size > 0, savedAt, signs };
};

const NO_IDS: readonly Id[] = [];

/**
 * The rows in the order chosen by the person; the order is saved after a pause in the moves. Rule R-CAT-27.
 * @param key of the list @param sorted keep its identity
 */
export const useOrder = <Row extends Identified>(
  key: string,
  sorted: SortedList,
  { list, reads, reload }: Pick<BoundList<Row>, 'list' | 'reads' | 'reload'>,
  { onBusy, onSaved }: OrderSavingCallbacks,
) => {
  const actor = useActorRef(useService(WiredOrderSaving), { input: { sorted, order: NO_IDS, version: null } });
  const ids = useSelector(actor, ({ context }) => context.order);
  const busy = useSelector(actor, (state) => state.matches('waiting') || state.matches('saving'));
  // A toggle changes rows, but not their order.
  const [rows, version] = [list?.rows ?? null, list?.version ?? null];
  const readIds = useMemo(() => rows?.map(({ id }) => id).join('\n') ?? null, [rows]);
  useChange(
    reads,
    useCallback(() => {
      if (readIds !== null)
        actor.send({ type: 'order.read', order: readIds === '' ? [] : readIds.split('\n'), version });
    }, [actor, readIds, version]),
  );
  useSubscription(useCallback(() => actor.on('order.outdated', reload), [actor, reload]));
  useSubscription(useCallback(() => actor.on('order.saved', onSaved), [actor, onSaved]));
  useChange(
    busy,
    useCallback(
      (is: boolean) => {
        onBusy(key, is);
      },
      [key, onBusy],
    ),
  );
  useSubscription(
    useCallback(
      () => ({
        unsubscribe: () => {
          onBusy(key, false);
        },
      }),
      [key, onBusy],
    ),
  );
  return {
    rows: useMemo(() => {
      if (rows === null) return null;
      const byId = new Map(rows.map((row) => [row.id, row]));
      return sortedOrder([...byId.keys()], ids).flatMap((id) => byId.get(id) ?? []);
    }, [ids, rows]),
    move: useCallback(
      (next: readonly Id[]) => {
        actor.send({ type: 'order.moved', order: next });
      },
      [actor],
    ),
  };
};
