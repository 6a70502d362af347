import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import type { OverlapPart } from '../../domain/commerce/calendar-overlaps';
import type { NetPricesDraft } from '../../domain/commerce/net-price';
import { conflictPeriod, goesBeyond, priceConflicts, repeatedItems } from '../../domain/commerce/price-conflicts';
import type { Period } from '../../domain/commerce/promotion.rule';
import type { Id } from '../../domain/shared/id';
import { Button } from '../shared/controls/button';
import { LinkText } from '../shared/controls/link-text';
import { useDates } from '../shared/dates/use-dates';
import { MessageStrip } from '../shared/page/message-strip';
import { useRecordFields } from '../shared/record/record-fields';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { accountText, daysText } from './calendar/entry-text';
import { usePriceLists } from './price-lists.bridge';

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    padding: `12px ${sizes.sheetPadding} 0`,
    [phone]: { padding: `12px ${sizes.phonePadding} 0` },
  },
  quiet: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Maximum number of other lists named, and of items named per list. */
const MOST_NAMED = 5;

interface PriceConflictsProps {
  /** Id of the edited list; `null` until it is stored. */
  readonly id: Id | null;
}

const Conflicts = ({ id, period }: PriceConflictsProps & { readonly period: Period }) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const { start, end, accounts, parts } = useFormikContext<NetPricesDraft>().values;
  const { known, failure, retry } = usePriceLists(period);
  const lists = known?.lists ?? null;
  const find = useMemo(() => (lists === null ? null : priceConflicts(lists, id, period)), [id, lists, period]);
  const found = useMemo(() => find?.({ start, end, accounts, parts }) ?? [], [accounts, end, find, parts, start]);
  const words = (part: OverlapPart): string =>
    text('commerce.warnings.conflict', {
      items: format.list(part.subjects.slice(0, MOST_NAMED).map(({ label }) => label)),
      days: daysText(part, text, format),
      accounts: accountText(part.accounts, text),
    });
  return (
    <>
      {failure !== null && (
        <MessageStrip
          inset
          intent="warning"
          title={text('commerce.warnings.notCompared')}
          actions={<Button onClick={retry}>{text('shared.actions.retry')}</Button>}
        />
      )}
      {found.length > 0 && (
        <MessageStrip inset intent="warning" title={text('commerce.warnings.conflicts', { count: found.length })}>
          {found.slice(0, MOST_NAMED).map((conflict) => {
            const other = lists?.find((list) => conflict.of[1] === `netPrice ${list.id}`);
            return (
              other !== undefined && (
                <p key={conflict.key}>
                  <LinkText href={`/netPricepromotion/${other.id}`} target="_blank" rel="noopener">
                    {other.name}
                  </LinkText>{' '}
                  {conflict.parts.slice(0, MOST_NAMED).map(words).join('; ')}
                </p>
              )
            );
          })}
        </MessageStrip>
      )}
      {known !== null && (known.isTruncated || goesBeyond({ end }, period)) && (
        <p className={styles.quiet}>
          {known.isTruncated
            ? text('commerce.warnings.partlyCompared')
            : text('commerce.warnings.comparedUntil', { until: format.day(period.end) })}
        </p>
      )}
    </>
  );
};

/** Warns before saving about items with two net prices for the same account and day. Rule R-COM-10. */
export const PriceConflicts = ({ id }: PriceConflictsProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const today = useDates().today();
  const { editing } = useRecordFields();
  const { start, end, parts } = useFormikContext<NetPricesDraft>().values;
  const period = useMemo(() => conflictPeriod({ start, end }, today), [end, start, today]);
  const repeated = useMemo(() => repeatedItems({ parts }), [parts]);
  if (!editing) return null;
  return (
    <div className={styles.box}>
      {repeated.length > 0 && (
        <MessageStrip
          inset
          intent="warning"
          title={text('commerce.warnings.repeated', { items: format.list(repeated.slice(0, MOST_NAMED)) })}
        />
      )}
      {period !== null && <Conflicts key={`${period.start} ${period.end}`} id={id} period={period} />}
    </div>
  );
};
