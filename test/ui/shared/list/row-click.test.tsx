import { act, screen, waitFor } from '@testing-library/react';
import { holidays, type HolidayRow } from '../../../../src/domain/site/holiday';
import type { FieldColumn } from '../../../../src/ui/shared/table/field-columns';
import type { RowClick } from '../../../../src/ui/shared/list/row-click';
import { PlainList } from '../../../../src/ui/shared/list/plain-list';
import { showSignedIn } from '../support/signed-in';

const COLUMNS: readonly FieldColumn<HolidayRow>[] = [{ key: 'reason' }];
const nameOf = ({ reason }: HolidayRow): string => reason;

const aList = async (rowClick: RowClick, fixed = false) => {
  history.replaceState(null, '', '/holidays');
  const { user } = await showSignedIn(
    <PlainList
      resource={holidays}
      strings="site.holidays"
      columns={COLUMNS}
      filters={[]}
      nameOf={nameOf}
      rowClick={rowClick}
      fixed={fixed}
    />,
    {},
    ['site'],
  );
  const [row] = await screen.findAllByRole('row', { name: /Eerste kerstdag/ });
  if (row === undefined) throw new Error('No row');
  return { user, row };
};
const cell = (row: HTMLElement): Element => row.lastElementChild ?? row;

test('opens on the first click without selection', async () => {
  const { user, row } = await aList('open');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bulk actions' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add holiday' })).toBeInTheDocument();
  await user.click(cell(row));
  await waitFor(() => {
    expect(location.pathname).toMatch(/^\/holidays\/\d+$/);
  });
});

test('opens on Enter too', async () => {
  const { user, row } = await aList('open');
  act(() => {
    row.focus();
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(location.pathname).toMatch(/^\/holidays\/\d+$/);
  });
});

test('does nothing in a list without action', async () => {
  const { user, row } = await aList('none', true);
  await user.click(cell(row));
  await user.click(cell(row));
  await user.keyboard('{Enter} {Delete}{Control>}a{/Control}');
  expect(row).toHaveFocus();
  expect([
    location.pathname,
    screen.queryByRole('checkbox'),
    screen.queryByRole('button', { name: 'Add holiday' }),
  ]).toEqual(['/holidays', null, null]);
});

test("runs the list's own action on click and Enter", async () => {
  const follow = jest.fn();
  const { user, row } = await aList(follow);
  await user.click(cell(row));
  await user.keyboard('{Enter}');
  expect(follow.mock.calls).toEqual([[row.dataset['id']], [row.dataset['id']]]);
  expect(location.pathname).toBe('/holidays');
});
