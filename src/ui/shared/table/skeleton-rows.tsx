import { makeResetStyles } from '@griffel/react';
import { delayedAppearance, skeletonBar } from '../theme/delayed-appearance';
import { phone } from '../theme/sizes';
import { foldOf, type Column } from './column';
import { useCells } from './data-table.styles';

interface SkeletonRowsProps {
  readonly count: number;
  readonly columns: readonly Pick<Column<never>, 'key' | 'fold' | 'phone'>[];
  readonly tick: boolean;
}

const useBody = makeResetStyles({
  ...delayedAppearance,
  'pointerEvents': 'none',
  '& td::before': {
    content: '""',
    display: 'block',
    width: '70%',
    ...skeletonBar,
  },
  '& tr:nth-child(2n) > td:not([data-tick])::before': { width: '86%' },
  '& tr:nth-child(3n) > td:not([data-tick])::before': { width: '58%' },
  '& td[data-tick]::before': { width: '16px', height: '16px', borderRadius: '3px' },
  '& tr:nth-child(n + 2)': { opacity: 0.88 },
  '& tr:nth-child(n + 3)': { opacity: 0.76 },
  '& tr:nth-child(n + 4)': { opacity: 0.64 },
  '& tr:nth-child(n + 5)': { opacity: 0.52 },
  '& tr:nth-child(n + 6)': { opacity: 0.4 },
  '& tr:nth-child(n + 7)': { opacity: 0.28 },
  '& tr:nth-child(n + 9)': { opacity: 0.16 },
  [phone]: {
    '& td': { flex: '1 1 100%', paddingBottom: '8px' },
    '& td[data-tick], & td:nth-child(n + 4)': { display: 'none' },
  },
});

const range = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** Skeleton rows with the height of real rows, fading downwards: nothing moves when the rows arrive. */
export const SkeletonRows = ({ count, columns, tick }: SkeletonRowsProps) => {
  const body = useBody();
  const cells = useCells();
  return (
    <tbody className={body} data-skeleton="" aria-hidden>
      {range(Math.min(count, 12)).map((row) => (
        <tr key={row}>
          {tick && <td data-tick="" />}
          {columns.map((column) => {
            const fold = foldOf(column);
            return <td key={column.key} className={fold && cells[fold]} />;
          })}
        </tr>
      ))}
    </tbody>
  );
};
