import { makeStyles } from '@griffel/react';
import type { ComingHoliday } from '../../domain/insight/statistics';
import { excerptOf } from '../shared/controls/html-excerpt';
import { EmptyState } from '../shared/page/states';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import type { StatisticsTexts } from './area-chart';

const useStyles = makeStyles({
  table: {
    'width': '100%',
    'borderCollapse': 'collapse',
    '& th, & td': {
      padding: `8px ${sizes.sheetPadding}`,
      textAlign: 'left',
      fontWeight: tokens.fontWeightRegular,
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      [phone]: { padding: '8px 12px' },
    },
    // Dates and reasons stay whole; the notification takes the rest.
    '& td:first-child': { whiteSpace: 'nowrap' },
    '& td:last-child': { overflowWrap: 'anywhere' },
    '& thead th': { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase200 },
  },
});

interface ComingHolidaysProps {
  readonly words: StatisticsTexts;
  readonly holidays: readonly ComingHoliday[];
}

/** The holidays to come, in place of charts. */
export const ComingHolidays = ({ words, holidays }: ComingHolidaysProps) => {
  const styles = useStyles();
  const text = useText();
  if (holidays.length === 0)
    return <EmptyState title={text('insight.dashboard.noHolidays')} body={text('insight.statistics.holidays.none')} />;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('insight.statistics.holidays.date')}</th>
          <th scope="col">{text('insight.statistics.holidays.reason')}</th>
          <th scope="col">{text('insight.statistics.holidays.notification')}</th>
        </tr>
      </thead>
      <tbody>
        {holidays.map(({ date, reason, notification }) => (
          <tr key={`${date} ${reason}`}>
            <td>{words.format.day(date)}</td>
            <td>{reason}</td>
            <td>{excerptOf(notification)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
