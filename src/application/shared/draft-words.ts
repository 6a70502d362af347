import { keysOf, type Fields } from '../../domain/shared/merge';
import type { KeptDraft } from './ports/drafts.port';

/** Characters of the words that tell one draft from another. */
const MOST = 120;

const isWords = (value: unknown): value is string =>
  typeof value === 'string' && /[\p{L}\p{N}]/u.test(value) && !value.includes('<');

/** The short texts of a draft that are new in it; empty where it has none. Rule R-SHR-15. */
export const draftWords = ({ base, mine }: Pick<KeptDraft, 'base' | 'mine'>): string => {
  const newIn = (key: string): readonly unknown[] => {
    const [before, now]: readonly unknown[] = [base[key], mine[key]];
    if (now === before) return [];
    return Array.isArray(now) ? now : [now];
  };
  const words = keysOf<Fields>(mine).flatMap(newIn).filter(isWords).join(', ');
  return words.length > MOST ? `${words.slice(0, MOST).trimEnd()}…` : words;
};
