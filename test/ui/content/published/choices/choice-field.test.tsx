import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { SimulatedCalls, type MemoryCalls } from '../../../../../src/adapters/memory/shared/memory-calls';
import type { Choice } from '../../../../../src/domain/content/block';
import { ChoiceField } from '../../../../../src/ui/content/published/choices/choice-field';
import { THEME_ROOT, ThemeRoot } from '../../../../../src/ui/shared/theme/theme-root';
import { useService } from '../../../../../src/ui/shared/runtime/use-service';
import { choice } from '../../../../domain/content/support/items';
import { showSignedIn } from '../../../shared/support/signed-in';

const CUT = { kind: 'Unreachable', reason: 'cut' } as const;
let line: MemoryCalls;
let held: readonly Choice[];

const Held = ({
  first = [],
  ...field
}: { readonly first?: readonly Choice[] } & Partial<Parameters<typeof ChoiceField>[0]>) => {
  line = useService<MemoryCalls>(SimulatedCalls);
  const [value, setValue] = useState(first);
  held = value;
  return (
    <>
      <ChoiceField label="Tags" source="tag" value={value} onChange={setValue} readOnly={false} {...field} />
      <button type="button">Elsewhere</button>
    </>
  );
};
const show = (element: React.ReactElement) => showSignedIn(element, {}, ['content']);
const box = () => screen.getByRole('combobox', { name: 'Tags' });
const offers = (): readonly string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** Finds an option by its text: a highlight inside a word splits its accessible name. */
const option = (words: string): Promise<HTMLElement> =>
  screen.findByText((_, element) => element?.getAttribute('role') === 'option' && element.textContent === words);
const active = (): string | undefined =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? undefined;
const chips = (): readonly string[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('suggests from two characters, without chosen entries', async () => {
  const { user } = await show(<Held first={[choice('5', 'Nieuwbouw')]} />);
  await user.type(box(), 'n');
  expect(screen.getAllByText('Type at least 2 characters.')[0]).toBeVisible();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.type(box(), 'o');
  await waitFor(() => {
    expect(offers()).toEqual(['Renovatie']);
  });
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  await user.clear(box());
  await user.type(box(), 'nieuw');
  expect((await screen.findAllByText('All results are already chosen.'))[0]).toBeVisible();
});

test('the suggestions inherit the tokens of the theme', async () => {
  const { user } = await show(
    <ThemeRoot choice="light">
      <Held />
    </ThemeRoot>,
  );
  await user.type(await screen.findByRole('combobox', { name: 'Tags' }), 'no');
  expect((await screen.findByRole('listbox')).closest(`[${THEME_ROOT}]`)).not.toBeNull();
});

test('does not suggest the item itself', async () => {
  const { user } = await show(<Held chooser="5" />);
  await user.type(box(), 'no');
  await waitFor(() => {
    expect(offers()).toEqual(['Renovatie']);
  });
  await user.clear(box());
  await user.type(box(), 'nieuw');
  expect((await screen.findAllByText('Nothing found.'))[0]).toBeVisible();
});

test('by keys: arrows, Home and End move, Enter chooses, Esc closes and then clears', async () => {
  const { user } = await show(<Held />);
  await user.type(box(), 'ho');
  await waitFor(() => {
    expect(offers()).toEqual(['Onderhoud']);
  });
  await user.clear(box());
  await user.type(box(), 'er');
  await waitFor(() => {
    expect(offers()).toEqual(['Lucht-water', 'Onderhoud', 'Praktijkverhaal']);
  });
  expect(active()).toBe('Lucht-water');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Onderhoud');
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Lucht-water');
  await user.keyboard('{End}');
  expect(active()).toBe('Praktijkverhaal');
  await user.keyboard('{Enter}');
  expect(held).toEqual([{ id: '8', label: 'Praktijkverhaal' }]);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  await user.type(box(), 'er');
  await waitFor(() => {
    expect(offers()).toHaveLength(2);
  });
  await user.keyboard('{Escape}');
  expect(offers()).toEqual([]);
  expect(box()).toHaveValue('er');
  await user.keyboard('{ArrowDown}');
  expect(offers()).toHaveLength(2);
  await user.keyboard('{Escape}{Escape}');
  expect(box()).toHaveValue('');
});

test('chooses on press', async () => {
  const { user } = await show(<Held />);
  await user.type(box(), 'subs');
  await user.click(await option('Subsidie'));
  expect(chips()).toEqual(['Subsidie']);
  expect(box()).toHaveFocus();
});

test('removes chips and moves the focus to the next, previous, or field', async () => {
  const { user } = await show(<Held first={[choice('1', 'A'), choice('2', 'B'), choice('3', 'C')]} />);
  expect(screen.getByRole('list', { name: 'Chosen: Tags' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove B' }));
  expect(screen.getByRole('button', { name: 'Remove C' })).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(screen.getByRole('button', { name: 'Remove A' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(box()).toHaveFocus();
  expect(held).toEqual([]);
});

test('removes the last chip on Backspace in an empty field', async () => {
  const { user } = await show(<Held first={[choice('1', 'Ab'), choice('2', 'Cd')]} />);
  await user.type(box(), 'x{Backspace}');
  expect(held).toHaveLength(2);
  await user.keyboard('{Backspace}');
  expect(chips()).toEqual(['Ab']);
  expect(screen.getByRole('status')).toHaveTextContent('Cd removed');
  expect(box()).toHaveFocus();
});

test('replaces a single choice', async () => {
  const { user } = await show(<Held multiple={false} first={[choice('4', 'Renovatie')]} />);
  expect(box()).toHaveAttribute('placeholder', 'Type to choose another…');
  await user.type(box(), 'subs');
  await option('Subsidie');
  await user.keyboard('{Enter}');
  expect(chips()).toEqual(['Subsidie']);
});

test('adds a missing entry and suggests it from then on', async () => {
  const { user } = await show(<Held addable="tag" />);
  await user.type(box(), 'Renovatie');
  await waitFor(() => {
    expect(offers()).toEqual(['Renovatie']);
  });
  await user.clear(box());
  await user.type(box(), 'Nieuw');
  await waitFor(() => {
    expect(offers()).toEqual(['Nieuwbouw', 'Add “Nieuw”']);
  });
  await user.keyboard('{End}{Enter}');
  await waitFor(() => {
    expect(held.map(({ label }) => label)).toEqual(['Nieuw']);
  });
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

test('offers no adding where it is not allowed', async () => {
  const { user } = await show(<Held />);
  await user.type(box(), 'Zonneboiler');
  expect((await screen.findAllByText('Nothing found.'))[0]).toBeVisible();
  await user.keyboard('{Enter}');
  expect(held).toEqual([]);
});

test('retries after a failure', async () => {
  const { user } = await show(<Held />);
  line.failNext(CUT);
  await user.type(box(), 'subs');
  expect(await screen.findByRole('option', { name: 'Try again' })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await option('Subsidie')).toBeVisible();
});

test('keeps unchosen text with a notice', async () => {
  const { user } = await show(<Held />);
  await user.type(box(), 'subs');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByText('“subs” is not chosen yet: pick it from the list.')).toBeVisible();
  expect(box()).toHaveValue('subs');
});

test('shows choices read-only', async () => {
  await show(<Held readOnly required first={[choice('1', 'A')]} />);
  const group = screen.getByRole('group', { name: 'Tags' });
  expect(within(group).getByText('A')).toBeVisible();
  expect(within(group).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('*')).not.toBeInTheDocument();
});

test('shows an error below and a required mark', async () => {
  await show(<Held required error="This field is required" />);
  expect(screen.getByText('*')).toBeVisible();
  expect(box()).toBeInvalid();
  expect(box()).toBeRequired();
  expect(box()).toHaveAccessibleDescription('This field is required');
});
