import { screen } from '@testing-library/react';
import { useState } from 'react';
import { FilterStrip, TextFilter, TriStateFilter } from '../../../../src/ui/shared/list/filter-strip';
import { SearchField } from '../../../../src/ui/shared/controls/search-field';
import { SortChoice } from '../../../../src/ui/shared/list/sort-choice';
import { show } from '../../support/render';
import { showSignedIn } from '../support/signed-in';

const Search = ({ onSubmit }: { readonly onSubmit?: () => void }) => {
  const [term, setTerm] = useState('');
  return <SearchField label="Search users" value={term} onChange={setTerm} {...(onSubmit && { onSubmit })} />;
};
const field = () => screen.getByRole('searchbox', { name: 'Search users' });

test('searches on Enter', async () => {
  const onSubmit = jest.fn();
  const { user } = show(<Search onSubmit={onSubmit} />);
  await user.type(field(), 'de wit{Enter}');
  expect(field()).toHaveValue('de wit');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("limits search and filter text to the server's maximum", async () => {
  const Filter = () => {
    const [name, setName] = useState('');
    return <TextFilter label="Name" value={name} onChange={setName} onSubmit={jest.fn()} />;
  };
  const { user } = show(
    <>
      <Search />
      <Filter />
    </>,
  );
  for (const box of [field(), screen.getByRole('textbox', { name: 'Name' })]) {
    await user.click(box);
    await user.paste('x'.repeat(300));
    expect(box).toHaveValue('x'.repeat(255));
  }
});

test('clears on Esc and on the cross, which returns the focus', async () => {
  const { user } = show(<Search />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.type(field(), 'de wit{Escape}');
  expect(field()).toHaveValue('');
  await user.type(field(), 'bram');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('distinguishes all, yes and no', async () => {
  const onChange = jest.fn();
  const Active = () => {
    const [value, setValue] = useState<boolean | null>(null);
    return (
      <TriStateFilter
        label="Active"
        value={value}
        yes="Active"
        no="Not active"
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  };
  const { user } = show(<Active />);
  const choice = screen.getByRole('combobox', { name: 'Active' });
  expect(choice).toHaveDisplayValue('All');
  for (const answer of ['Not active', 'Active', 'All']) {
    await user.selectOptions(choice, answer);
    expect(choice).toHaveDisplayValue(answer);
  }
  expect(onChange.mock.calls.flat()).toEqual([false, true, null]);
});

test('Reset is off without a filter, and says why', async () => {
  const [onReset, onChange, onSubmit] = [jest.fn(), jest.fn(), jest.fn()];
  const strip = (canReset: boolean) => (
    <FilterStrip canReset={canReset} onReset={onReset}>
      <TextFilter label="Name" value="" onChange={onChange} onSubmit={onSubmit} />
    </FilterStrip>
  );
  const { user, unmount } = await showSignedIn(strip(false));
  expect(screen.getByRole('group', { name: 'Filters' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveAccessibleDescription('No filter is active');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onReset).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
  expect(onChange).toHaveBeenCalledWith('x');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  unmount();
  await showSignedIn(strip(true));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onReset).toHaveBeenCalledTimes(1);
});

describe('sort order without headers', () => {
  const columns = [
    { key: 'name', title: 'Name', sortable: true },
    { key: 'note', title: 'Note' },
    { key: 'date', title: 'Date', sortable: true },
  ];

  test('is chosen by column and direction', async () => {
    const onSort = jest.fn();
    const { user } = show(
      <SortChoice columns={columns} sort={{ field: 'name', order: 'asc' }} alwaysSorted={false} onSort={onSort} />,
    );
    const choice = screen.getByRole('combobox', { name: 'Sort by' });
    expect(choice).toHaveDisplayValue('Name, ascending');
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Default order',
      'Name, ascending',
      'Name, descending',
      'Date, ascending',
      'Date, descending',
    ]);
    await user.selectOptions(choice, 'Date, descending');
    await user.selectOptions(choice, 'Default order');
    expect(onSort.mock.calls).toEqual([[{ field: 'date', order: 'desc' }], [null]]);
  });

  test('offers no default entry beside a fixed order, and nothing without sortable columns', () => {
    const { rerender } = show(
      <SortChoice alwaysSorted columns={columns} sort={{ field: 'name', order: 'asc' }} onSort={jest.fn()} />,
    );
    expect(screen.queryByRole('option', { name: 'Default order' })).not.toBeInTheDocument();
    rerender(<SortChoice columns={columns.slice(1, 2)} sort={null} alwaysSorted={false} onSort={jest.fn()} />);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});
