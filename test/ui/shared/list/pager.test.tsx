import { screen } from '@testing-library/react';
import { Pager, pagesAround } from '../../../../src/ui/shared/list/pager';
import { showSignedIn } from '../support/signed-in';

const pager = (page: number, total = 312) => (
  <Pager page={page} perPage={25} total={total} summary="some of many" onPage={onPage} onPerPage={onPerPage} />
);
const onPage = jest.fn();
const onPerPage = jest.fn();
afterEach(() => {
  jest.clearAllMocks();
});

// Rule R-SHR-02.
test.each([
  [1, 13, [1, 2]],
  [5, 13, [4, 5, 6]],
  [13, 13, [12, 13]],
  [1, 1, [1]],
])('page %d of %d shows one page on each side', (page, last, shown) => {
  expect(pagesAround(page, last)).toEqual(shown);
});

test('leads to the first, previous, next and last page', async () => {
  const { user } = await showSignedIn(pager(5));
  for (const name of ['First page', 'Previous page', 'Next page', 'Last page', 'Page 6']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(onPage.mock.calls.flat()).toEqual([1, 4, 6, 13, 6]);
  expect(screen.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('of 13')).toBeInTheDocument();
});

test('buttons at both ends are off and say why (R-SHR-73)', async () => {
  const button = (name: string) => screen.getByRole('button', { name });
  const first = await showSignedIn(pager(1));
  for (const name of ['First page', 'Previous page']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription('This is the first page');
    button(name).focus();
    expect(button(name)).toHaveFocus();
    await first.user.keyboard('{Enter}');
  }
  expect(button('Next page')).not.toHaveAttribute('aria-disabled');
  expect(onPage).not.toHaveBeenCalled();
  first.unmount();
  await showSignedIn(pager(13));
  for (const name of ['Next page', 'Last page'])
    expect(button(name)).toHaveAccessibleDescription('This is the last page');
});

test('offers 10, 25, 50 and 100 rows', async () => {
  const { user } = await showSignedIn(pager(1));
  const choice = screen.getByRole('combobox', { name: 'Per page' });
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '25', '50', '100']);
  expect(choice).toHaveValue('25');
  await user.selectOptions(choice, '100');
  expect(onPerPage).toHaveBeenCalledWith(100);
});

test('has one page for an empty list', async () => {
  await showSignedIn(pager(1, 0));
  expect(screen.getByText('of 1')).toBeInTheDocument();
});
