import { makeStyles, mergeClasses } from '@griffel/react';
import { useId } from 'react';
import {
  CALENDAR_KINDS,
  type CalendarEntry,
  type CalendarKind,
  type CalendarRecords,
} from '../../../domain/commerce/calendar';
import type { CalendarQuery } from '../../../domain/commerce/calendar-query';
import { ChoiceBox } from '../../content/published/choices/choice-box';
import { Toggle } from '../../shared/controls/toggle';
import { FilterReset } from '../../shared/list/filter-strip';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { KindSign } from './kind-sign';

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    flex: 'none',
    gap: tokens.spacingHorizontalSNudge,
    margin: `0 ${sizes.sheetPadding} 8px`,
    padding: '6px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    [phone]: { margin: `0 ${sizes.phonePadding} 8px` },
  },
  kind: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    height: '28px',
    padding: '0 9px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'nowrap',
    color: 'inherit',
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
    [phone]: { minHeight: sizes.phoneControl },
  },
  off: { color: tokens.colorNeutralForeground3, backgroundColor: 'transparent' },
  account: { width: '240px', [phone]: { width: '100%' } },
  end: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
});

interface CalendarFiltersProps {
  readonly query: CalendarQuery;
  readonly records: CalendarRecords | null;
  readonly entries: readonly CalendarEntry[];
  readonly onChange: (change: Partial<CalendarQuery>) => void;
}

/** Whether the person may read a kind; true until the response arrives. */
const isReadable = (kind: CalendarKind, records: CalendarRecords | null): boolean =>
  records === null ||
  { promotion: true, netPrice: true, coupon: records.coupons, event: records.events, popup: records.popups }[kind] !==
    null;

const NO_FIELD = { 'aria-describedby': undefined, 'aria-invalid': undefined, 'aria-required': undefined };

/** The filters of the calendar: kinds, account and overlaps. Rule R-COM-46. */
export const CalendarFilters = ({ query, records, entries, onChange }: CalendarFiltersProps) => {
  const { hidden, account, onlyOverlaps } = query;
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const id = useId();
  return (
    <div className={styles.strip} role="group" aria-label={text('commerce.calendar.filters')}>
      {CALENDAR_KINDS.filter((kind) => isReadable(kind, records)).map((kind) => {
        const isOff = hidden.includes(kind);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={!isOff}
            className={mergeClasses(styles.kind, isOff && styles.off)}
            onClick={() => {
              onChange({ hidden: isOff ? hidden.filter((other) => other !== kind) : [...hidden, kind] });
            }}
          >
            <KindSign kind={kind} hollow={isOff} />
            {text(`commerce.calendar.kinds.${kind}`)}
            {records !== null && <b>{format.number(entries.filter((entry) => entry.kind === kind).length)}</b>}
          </button>
        );
      })}
      <div className={styles.account}>
        <ChoiceBox
          tie={{ ...NO_FIELD, id }}
          label={text('commerce.calendar.account')}
          source="account"
          chosen={account === null ? [] : [account]}
          placeholder={text('commerce.calendar.allAccounts')}
          onChoose={({ id, label }) => {
            onChange({ account: { id, label } });
          }}
          onRemove={() => {
            onChange({ account: null });
          }}
        />
      </div>
      <div className={styles.end}>
        <Toggle
          checked={onlyOverlaps}
          onChange={({ target }) => {
            onChange({ onlyOverlaps: target.checked });
          }}
        >
          {text('commerce.calendar.onlyOverlaps')}
        </Toggle>
        <FilterReset
          size="small"
          canReset={hidden.length > 0 || account !== null || onlyOverlaps}
          onReset={() => {
            onChange({ hidden: [], account: null, onlyOverlaps: false });
          }}
        />
      </div>
    </div>
  );
};
