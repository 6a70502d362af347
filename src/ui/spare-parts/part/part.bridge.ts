import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { ReviewPlaces } from '../../../application/spare-parts/ports/review-places.port';
import type { Id } from '../../../domain/shared/id';
import { explodedViewMachine } from '../../../domain/spare-parts/exploded-view.machine';
import { hasOpenProposal } from '../../../domain/spare-parts/spare-item';
import type { SparePart } from '../../../domain/spare-parts/spare-part';
import { isFocusLost } from '../../shared/focus/take-focus';
import { useNotify } from '../../shared/record/actor-effects.bridge';
import { useChange, useSubscription } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';
import { sheetAddress, sheetAt } from '../sheet-address';
import { useSession } from '../../shared/runtime/use-session';

/** The view state of a reference, such as sheet and selection. */
export type ExplodedView = ActorRefFrom<typeof explodedViewMachine>;

/** The view of the open reference, available before it has loaded. The URL contains its sheet. Rule R-SPA-44. */
export const useExplodedView = (reference: Id): ExplodedView => {
  const [, navigate] = useLocation();
  const [input] = useState(() => ({ sheet: sheetAt(globalThis.location.search) }));
  const view = useActorRef(explodedViewMachine, { input });
  useSubscription(
    useCallback(() => {
      let { sheet: shown } = view.getSnapshot().context;
      return view.subscribe(({ context: { sheet } }) => {
        if (sheet === shown) return;
        const state: unknown = history.state;
        // A bare URL shows the first sheet.
        if (sheet !== null && shown !== null) navigate(sheetAddress(reference, sheet), { replace: true, state });
        shown = sheet;
      });
    }, [navigate, reference, view]),
  );
  return view;
};

const sheetsOf = ({ sheets, parts }: SparePart) => {
  const items = new Map<Id, Id[]>(sheets.map(({ id }) => [id, []]));
  for (const { key, value } of parts) items.get(value.sheet)?.push(key);
  return sheets.map(({ id }) => ({ id, items: items.get(id) ?? [] }));
};

/** Updates the view with the stored reference after each load and save. */
export const useShownReference = (view: ExplodedView, part: SparePart | null): void => {
  useNotify(
    useCallback(() => {
      if (part === null) return;
      const queue = part.parts.flatMap(({ key, value }) => (hasOpenProposal(value) ? [key] : []));
      view.send({ type: 'reference.shown', sheets: sheetsOf(part), queue });
    }, [part, view]),
  );
};

/** Stores the position of a review, so that it can continue later. @returns starts the review. Rule R-SPA-13 */
export const useReview = (view: ExplodedView, reference: Id): (() => void) => {
  const places = useService(ReviewPlaces);
  const person = useSession().me.id;
  useSubscription(
    useCallback(
      () =>
        view.on('review.placed', ({ place }) => {
          places.remember(person, reference, place);
        }),
      [person, places, reference, view],
    ),
  );
  return useCallback(() => {
    view.send({ type: 'review.started', place: places.recall(person, reference) });
  }, [person, places, reference, view]);
};

/** Reports the item under the pointer, once per item. */
export const point = (view: ExplodedView, item: Id | null): void => {
  if (view.getSnapshot().context.pointed !== item) view.send({ type: 'item.pointed', item });
};

/** Returns the focus to the start button when a review ends. */
export const useFocusAfterReview = (button: RefObject<HTMLElement | null>, isReviewing: boolean): void => {
  useChange(
    isReviewing,
    useCallback(
      (now: boolean) => {
        if (!now && isFocusLost()) button.current?.focus();
      },
      [button],
    ),
  );
};

/** Ends the review when the edit ends. */
export const useReviewEnd = (view: ExplodedView, editing: boolean): void => {
  useChange(
    editing,
    useCallback(
      (now: boolean) => {
        if (!now) view.send({ type: 'review.left' });
      },
      [view],
    ),
  );
};

export const useIsReviewing = (view: ExplodedView): boolean =>
  useSelector(view, (snapshot) => snapshot.matches('reviewing'));

const rowIn = (body: HTMLElement | null, item: Id | null): HTMLElement | null =>
  item === null ? null : (body?.querySelector<HTMLElement>(`[data-id="${CSS.escape(item)}"]`) ?? null);

/** Highlights the row of the item under the pointer, and scrolls the row of the selected item into view. */
export const useMarkedRows = (view: ExplodedView, body: RefObject<HTMLElement | null>): void => {
  useSubscription(
    useCallback(() => {
      let [marked, shown]: [HTMLElement | null, Id | null] = [null, null];
      return view.subscribe(({ context: { pointed, selected } }) => {
        const row = rowIn(body.current, pointed);
        if (row !== marked) {
          marked?.removeAttribute('data-pointed');
          row?.setAttribute('data-pointed', '');
          marked = row;
        }
        if (selected !== shown) {
          shown = selected;
          // The rows of another sheet have not rendered yet.
          queueMicrotask(() => rowIn(body.current, selected)?.scrollIntoView({ block: 'nearest' }));
        }
      });
    }, [body, view]),
  );
};
