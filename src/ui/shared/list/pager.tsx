import { makeResetStyles, makeStyles } from '@griffel/react';
import { isPageSize, lastPage, PAGE_SIZES, type PageSize } from '../../../domain/shared/list-query';
import { CommandButton } from '../commands/command-button';
import { Button } from '../controls/button';
import * as shellShapes from '../icons/shell-shapes';
import { sizes, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';

interface PagerProps {
  /** Page number, starting at 1. */
  readonly page: number;
  readonly perPage: PageSize;
  readonly total: number;
  /** "1–25 of 41 posts", translated. */
  readonly summary: string;
  /** A reload takes long: the summary describes the previous rows. */
  readonly isSlow?: boolean;
  readonly selectedCount?: number;
  readonly onPage: (page: number) => void;
  /** Absent if the page size is fixed. */
  readonly onPerPage?: ((perPage: PageSize) => void) | undefined;
}

const usePager = makeResetStyles({
  'display': 'flex',
  'flex': 'none',
  'alignItems': 'center',
  'gap': tokens.spacingHorizontalXL,
  'height': sizes.pager,
  'padding': `0 ${sizes.sheetPadding}`,
  'borderTop': `1px solid ${tokens.colorNeutralStroke2}`,
  'fontSize': tokens.fontSizeBase200,
  'color': tokens.colorNeutralForeground3,
  'backgroundColor': tokens.colorNeutralBackground1,
  '& > p': { marginRight: 'auto', whiteSpace: 'nowrap' },
  '& b': {
    marginRight: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  '& > label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    whiteSpace: 'nowrap',
  },
  '& > label::after': {
    content: '""',
    position: 'absolute',
    right: '8px',
    width: '5px',
    height: '5px',
    marginTop: '-3px',
    borderRight: '1.5px solid currentcolor',
    borderBottom: '1.5px solid currentcolor',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
  '& select': {
    appearance: 'none',
    height: sizes.controlSmall,
    padding: '0 20px 0 7px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
  },
  '& > nav': { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXXS },
  [phone]: {
    'flexWrap': 'wrap',
    'height': 'auto',
    'gap': '4px 12px',
    'padding': `6px ${sizes.phonePadding}`,
    '& select': { height: sizes.phoneControl },
    '& > nav': { width: '100%', justifyContent: 'space-between' },
  },
});

const useStyles = makeStyles({ of: { padding: '0 6px', whiteSpace: 'nowrap' } });

/** The page numbers offered: the current one and its neighbours. Rule R-SHR-02. */
export const pagesAround = (page: number, last: number): readonly number[] =>
  [page - 1, page, page + 1].filter((number) => number >= 1 && number <= last);

/** Footer of a list: count, page size and pages. */
export const Pager = ({
  page,
  perPage,
  total,
  summary,
  isSlow = false,
  selectedCount = 0,
  onPage,
  onPerPage,
}: PagerProps) => {
  const pager = usePager();
  const styles = useStyles();
  const text = useText();
  const last = lastPage(total, perPage);
  const step = (end: 'first' | 'last', name: 'first' | 'previous' | 'next' | 'last', shape: string, target: number) => (
    <CommandButton
      iconOnly
      variant="subtle"
      size="small"
      command={{
        key: `pager.${name}`,
        label: `shared.pager.${name}`,
        icon: shape,
        disabledReason: target >= 1 && target <= last && target !== page ? null : { key: `shared.list.off.${end}` },
        run: () => onPage(target),
      }}
    />
  );
  const choose = (size: number) => {
    if (isPageSize(size)) onPerPage?.(size);
  };
  return (
    <div className={pager}>
      <p role="status">
        {selectedCount > 0 && <b>{text('shared.list.selected', { count: selectedCount })}</b>}
        {isSlow ? text('shared.list.loading') : summary}
      </p>
      {onPerPage !== undefined && (
        <label>
          {text('shared.pager.perPage')}
          <select value={perPage} onChange={({ target }) => choose(Number(target.value))}>
            {PAGE_SIZES.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      <nav aria-label={text('shared.pager.label')}>
        {step('first', 'first', shellShapes.firstPage, 1)}
        {step('first', 'previous', shellShapes.chevronLeft, page - 1)}
        {pagesAround(page, last).map((number) => (
          <Button
            key={number}
            variant="subtle"
            size="small"
            on={number === page}
            aria-label={text('shared.pager.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {text('shared.pager.number', { number })}
          </Button>
        ))}
        <span className={styles.of}>{text('shared.pager.of', { count: last })}</span>
        {step('last', 'next', shellShapes.chevronRight, page + 1)}
        {step('last', 'last', shellShapes.lastPage, last)}
      </nav>
    </div>
  );
};
