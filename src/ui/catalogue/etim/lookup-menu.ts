import { useCallback, useId, useState } from 'react';
import type { Lookup } from './lookup.bridge';

export interface LookupOption {
  readonly id: string;
  readonly code: string;
  readonly label: string;
  readonly unit?: string;
}

export interface LookupMenu<Found extends LookupOption> {
  readonly id: string;
  readonly lookup: Lookup<Found>;
  readonly options: readonly Found[];
  /** Number of results that are hidden because they are already chosen. */
  readonly hidden: number;
  readonly active: number;
  readonly optionId: (place: number) => string;
  readonly point: (place: number) => void;
  /** Moves through the options or takes one; returns false for keys that the list does not use. */
  readonly press: (key: string) => boolean;
  /** The message instead of options; `null` if there are options or no search. */
  readonly saying: 'short' | 'searching' | 'failed' | 'nothing' | 'allChosen' | null;
}

const sayingOf = (
  { state, text, found }: Pick<Lookup<unknown>, 'state' | 'text' | 'found'>,
  count: number,
): LookupMenu<LookupOption>['saying'] => {
  if (state === 'failed') return 'failed';
  if (count > 0 || text.trim() === '') return null;
  if (state === 'idle') return 'short';
  if (state !== 'shown') return 'searching';
  return found.length > 0 ? 'allChosen' : 'nothing';
};

/** The suggestion list of a search, controlled by keyboard. @param onChoose keep its identity. Rule R-CAT-42. */
export const useLookupMenu = <Found extends LookupOption>(
  lookup: Lookup<Found>,
  isChosen: (found: Found) => boolean,
  onChoose: (found: Found) => void,
): LookupMenu<Found> => {
  const id = useId();
  const options = lookup.found.filter((found) => !isChosen(found));
  const [pointed, setPointed] = useState({ text: lookup.text, place: 0 });
  const active = Math.min(pointed.text === lookup.text ? pointed.place : 0, options.length - 1);
  const point = (place: number): void => {
    setPointed({ text: lookup.text, place });
  };
  const press = (key: string): boolean => {
    const chosen = options[active];
    if (chosen === undefined) return false;
    if (key === 'ArrowDown') point((active + 1) % options.length);
    else if (key === 'ArrowUp') point((active + options.length - 1) % options.length);
    else if (key === 'Enter' || key === 'Tab') onChoose(chosen);
    else return false;
    return true;
  };
  return {
    id,
    lookup,
    options,
    hidden: lookup.found.length - options.length,
    active,
    optionId: useCallback((place: number) => `${id}-${String(place)}`, [id]),
    point,
    press,
    saying: sayingOf(lookup, options.length),
  };
};
