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

/** Binds an explained cart while mounted; unmounting aborts its requests. */
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

/** Normalises the escaping of a URL query, which differs between browsers. */
const plainAddress = (search: string): string => writePairs(readPairs(search));

/**
 * The URL query at the start of a cart, and the number of carts started; a query from a link or the history starts
 * another cart. Call `note` with queries that the cart itself writes.
 */
export const useCartStart = () => {
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

/** Keeps the cart in the URL, so that it can be shared and survives a reload. Rule R-COM-38. */
export const useCartAddress = (explaining: Explaining, today: CalendarDate, note: (written: string) => void): void => {
  const [path, navigate] = useLocation();
  const { lines, pending, carts } = explaining;
  // Codes with a pending lookup stay in the URL.
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

/** The default carts whose name contains a text. Use a new `key` for another text. */
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
