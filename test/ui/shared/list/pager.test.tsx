import { screen } from '@testing-library/react';
import { Pager, pagesAround } from '../../../../src/ui/shared/list/pager';
import { show } from '../../support/render';

const pager = (page: number, total = 312) => (
  <Pager page={page} perPage={25} total={total} summary="some of many" onPage={onPage} onPerPage={onPerPage} />
);
const onPage = jest.fn();
const onPerPage = jest.fn();
afterEach(() => {
  jest.clearAllMocks();
});

test.each([
  [1, 13, [1, 2]],
  [5, 13, [4, 5, 6]],
  [13, 13, [12, 13]],
  [1, 1, [1]],
])('page %d of %d shows one page on each side', (page, last, shown) => {
  expect(pagesAround(page, last)).toEqual(shown);
});

test('leads to the first, previous, next and last page', async () => {
  const { user } = show(pager(5));
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page', 'Page 6']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(onPage.mock.calls.flat()).toEqual([1, 4, 6, 13, 6]);
  expect(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('of 13')).toBeInTheDocument();
});

test('disables buttons at both ends', () => {
  const first = show(pager(1));
  expect(screen.getByRole('button', { name: 'First page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
  first.unmount();
  show(pager(13));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Last page' })).toBeDisabled();
});

test('offers 10, 25, 50 and 100 rows', async () => {
  const { user } = show(pager(1));
  const choice = screen.getByRole('combobox', { name: 'Per page' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '25', '50', '100']);
  expect(choice).toHaveValue('25');
  await user.selectOptions(choice, '100');
  expect(onPerPage).toHaveBeenCalledWith(100);
});

test('has one page for an empty list', () => {
  show(pager(1, 0));
  expect(screen.getByText('of 1')).toBeInTheDocument();
});
