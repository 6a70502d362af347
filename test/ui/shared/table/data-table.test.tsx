import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { foldOf, widthOf, type Column } from '../../../../src/ui/shared/table/column';
import { DataTable } from '../../../../src/ui/shared/table/data-table';
import { TextProvider } from '../../../../src/ui/shared/runtime/use-text';
import { noSelection, select } from '../../../../src/domain/shared/list/selection';
import type { Sort } from '../../../../src/domain/shared/list-query';
import { english, show } from '../../support/render';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly members: number;
}

const rows: readonly Row[] = [
  { id: 'a', name: 'Fatima El Amrani', members: 12 },
  { id: 'b', name: 'Sjoerd Bakkenes', members: 7 },
  { id: 'c', name: 'Hanneke de Wit', members: 5 },
  { id: 'd', name: 'Bram de Groot', members: 9 },
];

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Name', sortable: true, cell: (row) => row.name },
  { key: 'members', title: 'Members', sortable: true, numeric: true, cell: (row) => String(row.members) },
];

interface ListProps {
  readonly onOpenRow?: (id: string) => void;
  readonly onRemove?: () => void;
  readonly term?: string;
  readonly returnTo?: string;
}

/** A list with the console's own selection. */
const List = ({ term = '', ...props }: ListProps) => {
  const [selection, setSelection] = useState(noSelection);
  return (
    <DataTable
      {...props}
      label="People"
      columns={columns}
      rows={rows}
      selected={selection.ids}
      nameOf={({ name }) => name}
      term={term}
      onClickRow={(id, keys) => {
        setSelection((before) =>
          select(
            before,
            rows.map((row) => row.id),
            id,
            keys,
          ),
        );
      }}
      onToggleAll={() => {
        setSelection({ ids: new Set(rows.map(({ id }) => id)), anchor: null });
      }}
      onClear={() => {
        setSelection(noSelection);
      }}
    />
  );
};

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const chosen = () => screen.getAllByRole('row', { selected: true }).map((row) => row.textContent);
const focus = (element: HTMLElement) => {
  act(() => {
    element.focus();
  });
};
const tickOf = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

describe('selection by mouse', () => {
  test('selects one row, toggles with Ctrl, ranges with Shift', async () => {
    const { user } = show(<List />);
    await user.click(rowOf('Fatima'));
    expect(chosen()).toEqual(['Fatima El Amrani12']);

    await user.keyboard('{Control>}');
    await user.click(rowOf('Hanneke'));
    await user.keyboard('{/Control}');
    expect(chosen()).toEqual(['Fatima El Amrani12', 'Hanneke de Wit5']);

    await user.click(rowOf('Sjoerd'));
    await user.keyboard('{Shift>}');
    await user.click(rowOf('Bram'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toHaveLength(3);
    expect(chosen()).not.toContain('Fatima El Amrani12');
  });

  test('adds a row by its checkbox', async () => {
    const { user } = show(<List />);
    await user.click(tickOf('Fatima El Amrani'));
    await user.click(tickOf('Bram de Groot'));
    expect(chosen()).toEqual(['Fatima El Amrani12', 'Bram de Groot9']);
    expect(tickOf('Bram de Groot')).toBeChecked();
    await user.click(tickOf('Bram de Groot'));
    expect(chosen()).toEqual(['Fatima El Amrani12']);
  });

  test('shows some, all or none in the header checkbox', async () => {
    const { user } = show(<List />);
    const head = screen.getByRole('checkbox', { name: 'Select all rows of this page' });
    expect(head).not.toBeChecked();
    await user.click(tickOf('Sjoerd Bakkenes'));
    expect(head).toBePartiallyChecked();
    await user.click(head);
    expect(head).toBeChecked();
    expect(head).not.toBePartiallyChecked();
    expect(chosen()).toHaveLength(4);
  });

  test('does not select on a toggle in a row', async () => {
    const onClickRow = jest.fn();
    const withSwitch: readonly Column<Row>[] = [
      { key: 'on', title: 'On', cell: () => <input type="checkbox" aria-label="on" /> },
    ];
    const { user } = show(
      <DataTable
        label="People"
        columns={withSwitch}
        rows={rows.slice(0, 1)}
        selected={new Set()}
        onClickRow={onClickRow}
      />,
    );
    await user.click(screen.getByRole('checkbox', { name: 'on' }));
    expect(onClickRow).not.toHaveBeenCalled();
  });
});

describe('by keyboard', () => {
  test('has one tab stop; arrows, Home and End move', async () => {
    const { user } = show(<List />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.tab();
    expect(rowOf('Fatima')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(rowOf('Hanneke')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(rowOf('Sjoerd')).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(rowOf('Bram')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(rowOf('Fatima')).toHaveFocus();
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toEqual([rowOf('Fatima')]);
  });

  test('toggles with Space, extends with Shift and arrows, clears with Esc', async () => {
    const { user } = show(<List />);
    focus(rowOf('Sjoerd'));
    await user.keyboard(' ');
    expect(chosen()).toEqual(['Sjoerd Bakkenes7']);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['Sjoerd Bakkenes7', 'Hanneke de Wit5', 'Bram de Groot9']);
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  });

  test('starts a Shift range at the row it leaves', async () => {
    const { user } = show(<List />);
    focus(rowOf('Fatima'));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['Fatima El Amrani12', 'Sjoerd Bakkenes7']);
  });

  test('opens on Enter, deletes on Delete, selects all on Ctrl A', async () => {
    const onOpenRow = jest.fn();
    const onRemove = jest.fn();
    const { user } = show(<List onOpenRow={onOpenRow} onRemove={onRemove} />);
    focus(rowOf('Hanneke'));
    await user.keyboard('{Enter}');
    expect(onOpenRow).toHaveBeenCalledWith('c');
    await user.keyboard('{Delete}');
    expect(onRemove).toHaveBeenCalledTimes(1);
    await user.keyboard('{Control>}a{/Control}');
    expect(chosen()).toHaveLength(4);
  });

  test('focuses the row returned to', () => {
    show(<List returnTo="c" />);
    expect(rowOf('Hanneke')).toHaveFocus();
  });

  test('makes the first row the tab stop if that row is gone', async () => {
    const { user } = show(<List returnTo="gone" />);
    focus(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.tab();
    expect(rowOf('Fatima')).toHaveFocus();
  });
});

describe('rendering', () => {
  test.each<[Sort | null, string | null]>([
    [null, null],
    [{ field: 'name', order: 'asc' }, 'ascending'],
    [{ field: 'name', order: 'desc' }, 'descending'],
  ])('sorted by %j, the header says %s', (sort, said) => {
    show(<DataTable label="People" columns={columns} rows={rows} sort={sort} onSort={jest.fn()} />);
    const head = screen.getByRole('columnheader', { name: 'Name' });
    if (said === null) expect(head).not.toHaveAttribute('aria-sort');
    else expect(head).toHaveAttribute('aria-sort', said);
    expect(screen.getByRole('columnheader', { name: 'Members' })).not.toHaveAttribute('aria-sort');
  });

  test('sorts on a header press', async () => {
    const onSort = jest.fn();
    const { user } = show(<DataTable label="People" columns={columns} rows={rows} onSort={onSort} />);
    await user.click(screen.getByRole('button', { name: 'Members' }));
    expect(onSort).toHaveBeenCalledWith('members');
  });

  test('highlights a term from two characters, ignoring case', () => {
    const { rerender } = render(<List term="d" />, {
      wrapper: ({ children }) => <TextProvider translate={english}>{children}</TextProvider>,
    });
    expect(document.querySelectorAll('mark')).toHaveLength(0);
    rerender(<List term="DE" />);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['de', 'de']);
  });

  test('shows truncated text in the tooltip', () => {
    show(<List />);
    expect(screen.getByRole('cell', { name: 'Hanneke de Wit' })).toHaveAttribute('data-tooltip', 'Hanneke de Wit');
  });

  test('is busy with hidden skeleton rows while loading', () => {
    show(<DataTable label="People" columns={columns} rows={null} expected={10} selected={new Set()} />);
    const table = screen.getByRole('table', { name: 'People' });
    expect(table.parentElement).toHaveAttribute('aria-busy', 'true');
    expect(within(table).getAllByRole('row')).toHaveLength(1);
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(11);
  });
});

test('renders only the row whose selection changed', async () => {
  const drawn: string[] = [];
  const counted: readonly Column<Row>[] = [
    {
      key: 'name',
      title: 'Name',
      cell: (row) => {
        drawn.push(row.id);
        return row.name;
      },
    },
  ];
  const Counted = () => {
    const [selection, setSelection] = useState(noSelection);
    return (
      <DataTable
        label="People"
        columns={counted}
        rows={rows}
        selected={selection.ids}
        onClickRow={(id, keys) => {
          setSelection((before) =>
            select(
              before,
              rows.map((row) => row.id),
              id,
              keys,
            ),
          );
        }}
      />
    );
  };
  const { user } = show(<Counted />);
  await user.click(tickOf('b'));
  drawn.length = 0;
  await user.click(tickOf('c'));
  expect(new Set(drawn)).toEqual(new Set(['b', 'c']));
});

describe('a long page', () => {
  const people = (count: number): readonly Row[] =>
    Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Person ${String(at + 1)}`, members: at }));
  const drawnBefore = new Map<string, number>();
  /** Records how many rows were rendered when each row was first rendered. */
  const noting: readonly Column<Row>[] = [
    {
      key: 'name',
      title: 'Name',
      cell: (row) => {
        if (!drawnBefore.has(row.id)) drawnBefore.set(row.id, document.querySelectorAll('tbody tr[data-id]').length);
        return row.name;
      },
    },
  ];
  const list = (rows: readonly Row[] | null) => <DataTable label="List" columns={noting} rows={rows} />;

  test.each([
    ['a short one', people(25)],
    ['nothing', null],
  ])('that follows %s renders 75 rows first', (_, before) => {
    drawnBefore.clear();
    const { rerender } = render(list(before));
    rerender(list(people(120)));
    expect(screen.getAllByRole('row')).toHaveLength(121);
    expect(['75', '76', '120'].map((id) => drawnBefore.get(id))).toEqual([before?.length ?? 0, 75, 75]);
  });

  test('that follows a page of the same length renders at once', () => {
    const { rerender } = render(list(people(120)));
    drawnBefore.clear();
    rerender(list(people(120).map((row) => ({ ...row, id: `${row.id}x` }))));
    expect(['1x', '120x'].map((id) => drawnBefore.get(id))).toEqual([120, 120]);
  });
});

test('gives the title the rest, other columns their own width or a quarter, and folds all but the title (R-SHR-49)', () => {
  const folding: readonly Column<Row>[] = [
    { key: 'name', title: 'Name', phone: 'title', fold: 'small', cell: ({ name }) => name },
    { key: 'id', title: 'Code', fold: 'small', cell: ({ id }) => id },
    { key: 'members', title: 'Members', width: 90, cell: ({ members }) => String(members) },
  ];
  expect(folding.map((column) => [widthOf(column).width, foldOf(column)])).toEqual([
    [undefined, undefined],
    ['24%', 'small'],
    [90, undefined],
  ]);
  expect(widthOf({ share: 32 })).toEqual({ width: '32%' });
});

test('a column at the edge of the table keeps its width beside the wider margin there (R-SHR-65)', () => {
  const sized: readonly Column<Row>[] = [
    { key: 'id', title: 'Code', width: 100, cell: ({ id }) => id },
    { key: 'name', title: 'Name', phone: 'title', cell: ({ name }) => name },
    { key: 'members', title: 'Members', width: 90, cell: ({ members }) => String(members) },
  ];
  const widths = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('width'));
  const { rerender } = show(<DataTable label="People" columns={sized} rows={rows} />);
  expect(widths()).toEqual(['112', null, '102']);
  rerender(<DataTable label="People" columns={sized} rows={rows} selected={new Set()} />);
  expect(widths()).toEqual(['56', '100', null, '102']);
});
