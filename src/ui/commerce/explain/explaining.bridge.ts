import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useActorRef, useSelector } from '@xstate/react';
import type { ExplainingEvent, ExplainingInput } from '../../../application/commerce/explaining.machine';
import { WiredCartNames } from '../../../application/commerce/wire-cart-names';
import { WiredExplaining } from '../../../application/commerce/wire-explaining';
import { writeCartAddress } from '../../../application/commerce/explain-address';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import { readPairs, writePairs } from '../../../application/shared/list-address';
import { useChange } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';

/** A cart that is tried, while mounted: leaving the screen cancels its calls. */
export const useExplaining = (input: ExplainingInput) => {
  const actor = useActorRef(useService(WiredExplaining), { input });
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const cart = useSelector(actor, ({ value }) => value.cart);
  const offers = useSelector(actor, ({ value }) => value.offers);
  return {
    ...context,
    isFilling: cart === 'filling',
    offers,
    send: (event: ExplainingEvent): void => {
      actor.send(event);
    },
  };
};
export type Explaining = ReturnType<typeof useExplaining>;

/** The same address however a browser escapes it. */
const plainAddress = (search: string): string => writePairs(readPairs(search));

/**
 * The address that a cart begins with, and how many began; one that a link or the history leads to begins another.
 * `note` is told of those that the cart itself writes.
 */
export const useBegunAddress = () => {
  const search = useSearch();
  const [begun, setBegun] = useState({ search, times: 0 });
  const own = useRef(plainAddress(search));
  useChange(
    search,
    useCallback((now: string) => {
      if (plainAddress(now) === own.current) return;
      own.current = plainAddress(now);
      setBegun(({ times }) => ({ search: now, times: times + 1 }));
    }, []),
  );
  const note = useCallback((written: string) => {
    own.current = plainAddress(written);
  }, []);
  return { begun, note };
};

/** Keeps the cart in the address, so that it can be shared and is there again after a reload. Rule R-COM-38. */
export const useCartAddress = (explaining: Explaining, today: CalendarDate, note: (written: string) => void): void => {
  const [path, navigate] = useLocation();
  const { lines, pending, carts } = explaining;
  // What is still to be looked up stays in the address.
  const codes = pending.flatMap((source) => (source.kind === 'codes' ? source.wanted : []));
  const addressed = {
    carts: [
      ...new Set([
        ...carts.map(({ id }) => id),
        ...pending.flatMap((source) => (source.kind === 'codes' ? (source.carts ?? []) : [])),
      ]),
    ],
    pending: pending.flatMap((source) => (source.kind === 'cart' ? [source.id] : [])),
  };
  const known = lines.map(({ item, quantity }) => ({
    code: item.code,
    quantity: typeof quantity === 'number' ? quantity : 0,
  }));
  const written = writeCartAddress(explaining, [...known, ...codes], today, addressed);
  useChange(
    written,
    useCallback(
      (now: string) => {
        note(now);
        navigate(now === '' ? path : `${path}?${now}`, { replace: true });
      },
      [navigate, note, path],
    ),
  );
};

/** Default carts whose name contains a text. Use `key` for another text. */
export const useCartNames = (name: string) => {
  const actor = useActorRef(useService(WiredCartNames), { input: name });
  const { value: page, failure } = useSelector(actor, ({ context }) => context);
  return {
    page,
    failure,
    retry: (): void => {
      actor.send({ type: 'retry.requested' });
    },
  };
};
