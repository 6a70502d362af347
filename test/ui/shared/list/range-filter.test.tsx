import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { FilterField } from '../../../../src/ui/shared/list/filter-fields';
import { FilterFields } from '../../../../src/ui/shared/list/filter-fields';
import { showSignedIn } from '../support/signed-in';

type Filter = { readonly from: string; readonly until: string };
const FIELDS: readonly FilterField<Filter>[] = [
  { kind: 'range', name: 'reason', from: 'from', until: 'until', decimals: 2 },
];

const Panel = ({ first, onFilter }: { readonly first: Filter; readonly onFilter: (filter: Filter) => void }) => {
  const [filter, setFilter] = useState(first);
  return (
    <>
      <FilterFields
        strings="site.holidays"
        fields={FIELDS}
        filter={filter}
        onChange={(name, value) => {
          const changed = { ...filter, [name]: value };
          onFilter(changed);
          setFilter(changed);
        }}
      />
      <button
        type="button"
        onClick={() => {
          setFilter({ from: '', until: '' });
        }}
      >
        Reset
      </button>
    </>
  );
};
const show = async (filter: Partial<Filter> = {}, language: 'en' | 'nl' = 'en') => {
  const asked: Filter[] = [];
  const drawn = await showSignedIn(
    <Panel first={{ from: '', until: '', ...filter }} onFilter={(changed) => asked.push(changed)} />,
    { language },
    ['site'],
  );
  return { ...drawn, asked };
};
const from = (name = 'Reason from') => screen.getByRole('textbox', { name });
const until = () => screen.getByRole('textbox', { name: 'Reason to' });

describe('a range filter (R-SHR-40)', () => {
  test('asks for decimal numbers after the debounce, as the wire has them', async () => {
    const { user, asked } = await show();
    await user.type(from(), '1,250.5');
    await user.type(until(), '2000');
    await waitFor(() => {
      expect(asked.at(-1)).toEqual({ from: '1250.5', until: '2000' });
    });
    expect(asked).toHaveLength(2);
    await user.tab();
    expect([from(), until()]).toEqual([
      expect.objectContaining({ value: '1,250.5' }),
      expect.objectContaining({ value: '2,000' }),
    ]);
  });

  test('is named as a group, and shows its bounds in the language', async () => {
    await show({ from: '1250.50' }, 'nl');
    expect(screen.getByRole('group', { name: 'Reden' })).toBeInTheDocument();
    expect(from('Reden van')).toHaveValue('1.250,50');
  });

  test.each(['1.2.3', 'x', '0.005'])('keeps %j without asking, and marks it when it is left', async (typed) => {
    const { user, asked } = await show({ until: '5' });
    await user.type(from(), typed);
    expect(from()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(from()).toHaveValue(typed);
    expect(from()).toHaveAccessibleDescription('Enter a number such as 1,234.5.');
    expect(until()).not.toHaveAttribute('aria-invalid');
    expect(asked).toEqual([]);
  });

  test('is emptied by Reset, text that cannot be read included', async () => {
    const { user } = await show({ from: '5', until: '9' });
    await user.type(from(), 'x');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect([from(), until()]).toEqual([expect.objectContaining({ value: '' }), expect.objectContaining({ value: '' })]);
  });
});
