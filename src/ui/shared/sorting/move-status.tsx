import { makeResetStyles } from '@griffel/react';
import { useCallback, type ReactNode } from 'react';
import type { SaidOfSort } from '../../../domain/shared/sorting/sorting';
import { quotedText } from '../controls/website-text';
import { useText } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';
import { visuallyHidden } from '../theme/visually-hidden';

/** A place as a person is told of it. */
export interface SaidPlace {
  readonly where: 'list' | 'group' | 'top' | 'below';
  /** Name of the group, or of the node above; empty without one. */
  readonly parent: string;
  /** From 1. */
  readonly place: number;
  readonly count: number;
}

export interface SaidMove extends SaidPlace {
  /** Of what is moved. */
  readonly name: string;
  /** `where`: the place alone. */
  readonly what: SaidOfSort | 'refused' | 'where';
}

/** What is said of a move. @param quotes whether names are texts of the website. Rule R-SHR-71. */
export const useMoveText = (quotes = true): ((said: SaidMove) => ReactNode) => {
  const [text, lang] = [useText(), useWebsiteLanguage()];
  return useCallback(
    ({ what, where, ...values }) =>
      quotedText(
        (filled) => {
          const there = text(`shared.sorting.where.${where}`, filled);
          return what === 'where' ? there : text(`shared.sorting.${what}`, { ...filled, where: there });
        },
        { ...values },
        quotes ? ['name', 'parent'] : [],
        lang,
      ),
    [lang, quotes, text],
  );
};

const useHidden = makeResetStyles(visuallyHidden);

interface MoveStatusProps {
  readonly said: SaidMove | null;
  readonly quotes?: boolean;
}

/** Announces moves at once: the focus that follows what is moved would cut off a polite one. */
export const MoveStatus = ({ said, quotes }: MoveStatusProps) => {
  const [hidden, moveText] = [useHidden(), useMoveText(quotes)];
  return (
    <div className={hidden} role="status" aria-live="assertive">
      {said !== null && moveText(said)}
    </div>
  );
};
