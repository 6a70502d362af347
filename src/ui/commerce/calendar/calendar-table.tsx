import { makeStyles } from '@griffel/react';
import type { CalendarEntry } from '../../../domain/commerce/calendar';
import type { Overlap } from '../../../domain/commerce/calendar-overlaps';
import { Button } from '../../shared/controls/button';
import { LinkText } from '../../shared/controls/link-text';
import { warning } from '../../shared/icons/shapes';
import { useLanguageOf } from '../../shared/runtime/language-of';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { KINDS } from './calendar-kinds';
import { accountText, entryText } from './entry-text';

const useStyles = makeStyles({
  box: {
    flex: '1',
    minHeight: 0,
    overflow: 'auto',
    padding: `0 ${sizes.sheetPadding} 24px`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [phone]: { padding: `0 ${sizes.phonePadding} 16px` },
  },
  day: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  table: {
    'width': '100%',
    'borderCollapse': 'collapse',
    '& th, & td': {
      height: sizes.tableRow,
      padding: '0 12px 0 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      textAlign: 'left',
    },
    '& th': {
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightRegular,
      color: tokens.colorNeutralForeground3,
    },
  },
});

const NONE: readonly Overlap[] = [];

interface CalendarTableProps {
  readonly entries: readonly CalendarEntry[];
  /** By key of the entry. */
  readonly overlaps: ReadonlyMap<string, readonly Overlap[]>;
  readonly onOverlaps: (entry: CalendarEntry) => void;
}

/** The calendar as a table. */
export const CalendarTable = ({ entries, overlaps, onOverlaps }: CalendarTableProps) => {
  const styles = useStyles();
  const [text, format, languageOf] = [useText(), useFormat(), useLanguageOf()];
  const dayText = (day: string): string => (day === '' ? '–' : format.day(day));
  return (
    <div className={styles.box} tabIndex={0} role="region" aria-label={text('commerce.calendar.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('commerce.calendar.name')}</th>
            <th scope="col">{text('commerce.calendar.kind')}</th>
            <th scope="col">{text('commerce.calendar.start')}</th>
            <th scope="col">{text('commerce.calendar.end')}</th>
            <th scope="col">{text('commerce.calendar.for')}</th>
            <th scope="col">{text('commerce.calendar.what')}</th>
            <th scope="col">{text('commerce.calendar.overlaps')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const own = overlaps.get(entry.key) ?? NONE;
            return (
              <tr key={entry.key}>
                <td>
                  <LinkText href={`${KINDS[entry.kind].path}/${entry.id}`} lang={languageOf(KINDS[entry.kind].right)}>
                    {entry.title}
                  </LinkText>
                </td>
                <td>{text(`commerce.calendar.kinds.${entry.kind}`)}</td>
                <td className={styles.day}>{dayText(entry.start)}</td>
                <td className={styles.day}>{dayText(entry.end)}</td>
                <td>{accountText(entry.accounts, text)}</td>
                <td>{entryText(entry, text, format)}</td>
                <td>
                  {own.length > 0 && (
                    <Button
                      variant="subtle"
                      size="small"
                      icon={warning}
                      aria-haspopup="dialog"
                      aria-label={text('commerce.calendar.overlapsOf', { count: own.length, name: entry.title })}
                      onClick={() => {
                        onOverlaps(entry);
                      }}
                    >
                      {format.number(own.length)}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
