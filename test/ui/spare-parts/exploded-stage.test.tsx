import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SparePartView } from '../../../src/ui/spare-parts/part/part.view';
import { showSignedIn } from '../shared/support/signed-in';
import { withDrawings } from './support/drawings';

/** Reference 2 in the memory backend: five items, alternately at the left and right of the drawing. */
const show = async (arrange?: Parameters<typeof showSignedIn>[3]) => {
  const shown = await showSignedIn(
    <SparePartView params={{ id: '2' }} title="Spare part" action="edit" />,
    {},
    ['spare-parts'],
    arrange,
  );
  const stage = await screen.findByRole('group', { name: 'Exploded view: Burner' });
  return { ...shown, stage };
};
const spot = (name: string | RegExp) => screen.getByRole('button', { name });
const row = (name: string | RegExp) => screen.getByRole('row', { name });

test('each number in the drawing says its item, quantity and availability', async () => {
  const { stage } = await show();
  expect(
    within(stage)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([
    '1: Burner hood, 1 piece, not available',
    '2: Ignition electrode, 1 piece, available',
    '3: Seal, 1 piece, available',
    '4: Fan, 1 piece, available',
    '5: Gas valve, 1 piece, not available',
  ]);
  expect(stage).toHaveAccessibleDescription(/^Arrow keys go to the next number\./);
});

test('a number drawn twice says so; one outside the picture, and one of no item, have no button', async () => {
  const { stage } = await show(
    withDrawings((drawing) => {
      const [first, second, third] = drawing.boxes;
      if (first === undefined || second === undefined || third === undefined) throw new Error('There are no boxes');
      const beside = { ...second, xMin: drawing.width, xMax: drawing.width + 20 };
      return { ...drawing, boxes: [first, { ...first, yMin: 200, yMax: 224 }, beside, { ...third, item: '' }] };
    }),
  );
  const names = within(stage)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(Array(2).fill('1: Burner hood, 1 piece, not available, drawn 2 times'));
  expect(row(/Ignition electrode/)).toBeVisible();
});

test('a press on a number selects its row, a second press opens the item (R-SPA-34)', async () => {
  const { user } = await show();
  expect(spot(/^3: Seal/)).toHaveAttribute('aria-pressed', 'false');
  await user.click(spot(/^3: Seal/));
  expect(spot(/^3: Seal/)).toHaveAttribute('aria-pressed', 'true');
  expect(row(/Seal/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(spot(/^3: Seal/));
  expect(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' })).toHaveValue('Seal');
});

test('a row that is selected is pressed in the drawing, and the one before is not (R-SPA-34)', async () => {
  const { user } = await show();
  await user.click(row(/Fan/));
  expect(spot(/^4: Fan/)).toHaveAttribute('aria-pressed', 'true');
  await user.click(row(/Gas valve/));
  expect(spot(/^5: Gas valve/)).toHaveAttribute('aria-pressed', 'true');
  expect(spot(/^4: Fan/)).toHaveAttribute('aria-pressed', 'false');
});

test('the row of the number that is pointed at is marked until the pointer leaves (R-SPA-34)', async () => {
  const { user, stage } = await show();
  await user.hover(spot(/^4: Fan/));
  expect(row(/Fan/)).toHaveAttribute('data-pointed');
  await user.hover(spot(/^3: Seal/));
  expect(row(/Fan/)).not.toHaveAttribute('data-pointed');
  expect(row(/Seal/)).toHaveAttribute('data-pointed');
  await user.unhover(stage);
  expect(row(/Seal/)).not.toHaveAttribute('data-pointed');
});

test('arrow keys go to the nearest number and select it; Tab reaches only one; Enter opens (R-SPA-34)', async () => {
  const { user, stage } = await show();
  act(() => {
    spot(/^1: Burner hood/).focus();
  });
  for (const [key, name] of [
    ['ArrowDown', /^3: Seal/],
    ['ArrowRight', /^2: Ignition/],
    ['ArrowDown', /^4: Fan/],
    ['ArrowLeft', /^3: Seal/],
    ['ArrowUp', /^1: Burner hood/],
    // No item is further up.
    ['ArrowUp', /^1: Burner hood/],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(spot(name)).toHaveFocus();
    expect(spot(name)).toHaveAttribute('aria-pressed', 'true');
    expect(
      within(stage)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([spot(name)]);
  }
  expect(row(/Burner hood/)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('plus, minus and 0 zoom the drawing, and no key of a shortcut does', async () => {
  const { user } = await show();
  act(() => {
    spot(/^1: Burner hood/).focus();
  });
  await user.keyboard('+');
  expect(screen.getByText('125%')).toBeVisible();
  await user.keyboard('{Control>}+{/Control}');
  expect(screen.getByText('125%')).toBeVisible();
  await user.keyboard('0');
  expect(screen.getByText('100%')).toBeVisible();
});

test('without its picture the numbers and items stay', async () => {
  const { stage } = await show();
  const picture = stage.querySelector('img');
  if (picture === null) throw new Error('There is no picture');
  fireEvent.error(picture);
  await waitFor(() => {
    expect(within(stage).getByText('The drawing did not load. The list of items is complete.')).toBeVisible();
  });
  expect(spot(/^5: Gas valve/)).toBeVisible();
  expect(row(/Gas valve/)).toBeVisible();
});
