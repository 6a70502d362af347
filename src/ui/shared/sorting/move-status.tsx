import { makeResetStyles } from '@griffel/react';
import { useCallback, type ReactNode } from 'react';
import type { SortAnnouncement } from '../../../domain/shared/sorting/sorting';
import { quotedText } from '../controls/website-text';
import { useText } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';
import { visuallyHidden } from '../theme/visually-hidden';

/** A position for display and announcement. */
export interface AnnouncedPlace {
  readonly where: 'list' | 'group' | 'top' | 'below';
  /** Name of the group or parent node; empty without one. */
  readonly parent: string;
  /** Position, starting at 1. */
  readonly place: number;
  readonly count: number;
}

export interface AnnouncedMove extends AnnouncedPlace {
  /** Name of the moved item. */
  readonly name: string;
  /** `where`: only the position. */
  readonly what: SortAnnouncement | 'refused' | 'where';
}

/** Returns the text of a move. @param quotes whether names are content of the website. Rule R-SHR-71. */
export const useMoveText = (quotes = true): ((said: AnnouncedMove) => ReactNode) => {
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
  readonly said: AnnouncedMove | null;
  readonly quotes?: boolean;
}

/** Announces moves assertively: the focus change after a move would interrupt a polite announcement. */
export const MoveStatus = ({ said, quotes }: MoveStatusProps) => {
  const [hidden, moveText] = [useHidden(), useMoveText(quotes)];
  return (
    <div className={hidden} role="status" aria-live="assertive">
      {said !== null && moveText(said)}
    </div>
  );
};
