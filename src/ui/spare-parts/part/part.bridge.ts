import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { ReviewPlaces } from '../../../application/spare-parts/ports/review-places.port';
import type { Id } from '../../../domain/shared/id';
import { explodedViewMachine } from '../../../domain/spare-parts/exploded-view.machine';
import { hasOpen } from '../../../domain/spare-parts/spare-item';
import type { SparePart } from '../../../domain/spare-parts/spare-part';
import { isFocusLost } from '../../shared/focus/take-focus';
import { useNotify } from '../../shared/record/actor-effects.bridge';
import { useChange, useSubscription } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';
import { sheetAddress, sheetAt } from '../sheet-address';
import { useSession } from '../../shared/runtime/use-session';

/** What is looked at in a reference. */
export type ExplodedView = ActorRefFrom<typeof explodedViewMachine>;

/** The view of the reference that is open, before there is one, too. The address names its sheet. Rule R-SPA-44. */
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
        // A bare address shows the first sheet.
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

/** Shows a reference as it is stored, whenever it was read or saved. */
export const useShownReference = (view: ExplodedView, part: SparePart | null): void => {
  useNotify(
    useCallback(() => {
      if (part === null) return;
      const queue = part.parts.flatMap(({ key, value }) => (hasOpen(value) ? [key] : []));
      view.send({ type: 'reference.shown', sheets: sheetsOf(part), queue });
    }, [part, view]),
  );
};

/** Keeps the place of a review, so that it goes on there another time. @returns starts the review. Rule R-SPA-13 */
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

/** Tells what the pointer is on, once. */
export const point = (view: ExplodedView, item: Id | null): void => {
  if (view.getSnapshot().context.pointed !== item) view.send({ type: 'item.pointed', item });
};

/** The button that starts a review has the focus again when it was left. */
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

/** Leaves the review when nothing is edited any more. */
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

/** Marks the row of the item that is pointed at in the drawing, and keeps that of the selected one in sight. */
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
          // The rows of another sheet are not there yet.
          queueMicrotask(() => rowIn(body.current, selected)?.scrollIntoView({ block: 'nearest' }));
        }
      });
    }, [body, view]),
  );
};
