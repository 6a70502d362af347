import { makeStyles } from '@griffel/react';
import { useLocation } from 'wouter';
import type { CalendarEntry } from '../../../domain/commerce/calendar';
import type { Overlap, OverlapPart } from '../../../domain/commerce/calendar-overlaps';
import { writeCartAddress } from '../../../application/commerce/explain-address';
import type { CalendarDate } from '../../../domain/shared/calendar-date';
import type { Money } from '../../../domain/shared/money';
import { Button } from '../../shared/controls/button';
import { LinkText } from '../../shared/controls/link-text';
import { calculator } from '../../shared/icons/shell-shapes';
import { Dialog } from '../../shared/overlays/dialog';
import { useLanguageOf } from '../../shared/runtime/language-of';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { KINDS } from './calendar-kinds';
import { KindSign } from './kind-sign';
import { accountText, daysText, overlapTitle } from './entry-text';

const useStyles = makeStyles({
  one: { padding: '8px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  title: { fontWeight: tokens.fontWeightSemibold },
  quiet: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  list: { margin: '4px 0', padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: '10px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 8px',
    padding: '4px 0',
  },
  figure: { fontVariantNumeric: 'tabular-nums' },
});

/** Maximum number of overlaps listed per record. */
const MOST_SHOWN = 50;

/** A part of an overlap with its records. */
interface Shown {
  readonly key: string;
  readonly of: Overlap['of'];
  readonly part: OverlapPart;
}

/**
 * Path of the explanation of a cart: items and account of the first part that has items, on today or the day of that
 * part nearest to it. Null if no part has items.
 */
const explainPath = (shown: readonly Shown[], today: CalendarDate): string | null => {
  const first = shown.find(({ part }) => part.subjects.some(({ kind }) => kind === 'item'))?.part;
  if (first === undefined) return null;
  const { start, end, accounts, subjects } = first;
  const date = start > today ? start : end !== '' && end < today ? end : today;
  const codes = subjects.filter(({ kind }) => kind === 'item').map(({ label }) => label);
  return `/commerce/explain?${writeCartAddress(
    { account: accounts[0] ?? null, date, coupon: '' },
    codes.slice(0, MOST_SHOWN).map((code) => ({ code, quantity: 1 })),
    today,
  )}`;
};

interface OverlapDialogProps {
  readonly today: CalendarDate;
  readonly entry: CalendarEntry;
  readonly overlaps: readonly Overlap[];
  readonly entries: readonly CalendarEntry[];
  readonly onClose: () => void;
}

/** The overlaps of a record: item, account and period. Rule R-COM-47. */
export const OverlapDialog = ({ today, entry, overlaps, entries, onClose }: OverlapDialogProps) => {
  const styles = useStyles();
  const [text, format, languageOf] = [useText(), useFormat(), useLanguageOf()];
  const [, navigate] = useLocation();
  const byKey = new Map(entries.map((one) => [one.key, one]));
  const all = overlaps.flatMap(({ key, of, parts }) =>
    parts.map((part, at): Shown => ({ key: `${key} ${at}`, of, part })),
  );
  const path = explainPath(all, today);
  const priceOf = ({ subjects }: OverlapPart, place: 0 | 1): Money | null =>
    subjects.find(({ prices: [one, other] }) => one !== null && other !== null)?.prices[place] ?? null;
  return (
    <Dialog
      title={text('commerce.calendar.overlapsOf', { count: overlaps.length, name: entry.title })}
      width="form"
      onClose={onClose}
      actions={
        <>
          {path !== null && (
            <Button
              variant="subtle"
              icon={calculator}
              onClick={() => {
                navigate(path);
              }}
            >
              {text('commerce.explain.title')}
            </Button>
          )}
          <Button variant="primary" data-focus="" onClick={onClose}>
            {text('shared.actions.close')}
          </Button>
        </>
      }
    >
      {all.slice(0, MOST_SHOWN).map(({ key, of: pair, part }) => (
        <section key={key} className={styles.one}>
          <h3 className={styles.title}>{overlapTitle(part, text)}</h3>
          <p className={styles.quiet}>{[daysText(part, text, format), accountText(part.accounts, text)].join(', ')}</p>
          <ul className={styles.list}>
            {([0, 1] as const).map((place) => {
              const of = byKey.get(pair[place]);
              const price = priceOf(part, place);
              return (
                of !== undefined && (
                  <li key={of.key} className={styles.line}>
                    <KindSign kind={of.kind} />
                    <LinkText href={`${KINDS[of.kind].path}/${of.id}`} lang={languageOf(KINDS[of.kind].right)}>
                      {of.title}
                    </LinkText>
                    <span className={styles.figure}>{price === null ? '' : format.money(price)}</span>
                  </li>
                )
              );
            })}
          </ul>
        </section>
      ))}
      {all.length > MOST_SHOWN && (
        <p className={styles.quiet}>{text('commerce.calendar.moreOverlaps', { count: all.length - MOST_SHOWN })}</p>
      )}
    </Dialog>
  );
};
