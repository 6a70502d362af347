import type { Container } from 'inversify';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../../../../src/adapters/memory/catalogue/catalogue.memory.module';
import '../../../../src/application/catalogue/catalogue.module';
import { EtimRecords, type EtimMemory } from '../../../../src/adapters/memory/catalogue/etim-store.memory';
import { SimulatedCalls, type MemoryCalls } from '../../../../src/adapters/memory/shared/memory-calls';
import { EtimOverviewView } from '../../../../src/ui/catalogue/etim/etim-overview.view';
import { asHolderOf } from '../support/rights';
import { showSignedIn } from '../../shared/support/signed-in';
import { freshBrowser, notices, openConsole } from '../../shell/support/console';
import { holdAnswers } from '../../shell/support/hold-answers';

beforeEach(freshBrowser);

const grid = () => screen.findByRole('treegrid', { name: 'ETIM features by category' });
/** The visible rows: groups by name, features by code. */
const lines = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-line]')].map(
    (line) => line.querySelector('b')?.textContent ?? line.querySelectorAll('[role=gridcell]')[2]?.textContent ?? '',
  );
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const focus = (name: string): void => {
  act(() => {
    row(name).focus();
  });
};
const toggle = (flag: string, label: string) => screen.getByRole('switch', { name: `${flag}: ${label}` });

const open = async (options: Parameters<typeof openConsole>[0] = {}) => {
  const app = openConsole({ at: '/etim', ...options });
  await grid();
  return app;
};

// Rules R-CAT-30 and R-CAT-32.
test('shows categories in their order with their features, unit behind the label, and the counts', async () => {
  await open();
  expect(lines().slice(0, 3)).toEqual(['Afmetingen en gewicht', 'EF000008', 'EF000040']);
  expect(screen.getByRole('row', { name: /Afmetingen en gewicht/ })).toHaveTextContent(/8 features, \d visible/);
  expect(row('EF000008')).toHaveTextContent('EF000008Breedtemm');
  expect(screen.getByText('43 features in 8 categories')).toBeVisible();
});

test.each([
  ['down', 37, [0, 2, 1]],
  ['up', -37, [1, 0, 2]],
] as const)('a feature that is dragged one row %s takes the next place (R-CAT-33)', async (_, way, order) => {
  await open();
  const before = lines().slice(1, 4);
  const handle = row(before[1] ?? '').querySelector('[data-handle]');
  if (handle === null) throw new Error('No handle');
  // Heights: columns 33, group header 50, the first feature and half of the second.
  const from = 33 + 50 + 36 + 18;
  const pointer = (type: string, at: Element | Window, clientY: number): void => {
    fireEvent(at, new MouseEvent(type, { bubbles: true, button: 0, clientX: 10, clientY }));
  };
  pointer('pointerdown', handle, from);
  pointer('pointermove', window, from + Math.sign(way) * 5);
  pointer('pointermove', window, from + way);
  pointer('pointerup', window, from + way);
  expect(lines().slice(1, 4)).toEqual(order.map((place) => before[place]));
});

test('saves a flag at once, and takes a refused one back', async () => {
  const { user, line, services } = await open();
  const breadth = toggle('Visible', 'Breedte');
  const before = services.get<EtimMemory>(EtimRecords).features.find('1')?.record.visible;
  await user.click(breadth);
  await waitFor(() => {
    expect(notices()).toEqual(['Successfully updated the item']);
  });
  expect(services.get<EtimMemory>(EtimRecords).features.find('1')?.record.visible).toBe(before !== true);
  line.failNext({ kind: 'Locked', holder: 'Edwin', since: null });
  await user.click(breadth);
  await waitFor(() => {
    expect(notices()).toContain('Failed to update the item');
  });
  expect(breadth).toHaveProperty('checked', before !== true);
});

test('filters a group from two characters, marks the matches and counts them', async () => {
  const { user } = await open();
  const filter = screen.getByRole('searchbox', { name: 'Filter features in Afmetingen en gewicht' });
  await user.type(filter, 'g');
  expect(screen.getByText(/^8 features/)).toBeVisible();
  await user.type(filter, 'ewicht');
  expect(screen.getByText('2 of 8 features')).toBeVisible();
  expect(within(row('EF000167')).getByText('Gewicht').tagName).toBe('MARK');
  expect(lines().slice(0, 4)).toEqual(['Afmetingen en gewicht', 'EF000167', 'EF008214', 'Vermogen en temperatuur']);
  await user.type(filter, 'zz');
  expect(screen.getByText('No features match “gewichtzz”')).toBeVisible();
});

test('filters categories, and says how to see all again', async () => {
  const { user } = await open();
  const filter = screen.getByRole('searchbox', { name: 'Filter categories' });
  await user.type(filter, 'koude');
  expect(lines()[0]).toBe('Koudemiddel');
  expect(lines()).toHaveLength(5);
  await user.type(filter, 'zzz');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(lines()[0]).toBe('Afmetingen en gewicht');
});

test('collapses one group and all, and comes back so from another screen', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Collapse Afmetingen en gewicht' }));
  expect(lines().slice(0, 2)).toEqual(['Afmetingen en gewicht', 'Vermogen en temperatuur']);
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(lines()).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: 'Combinations' }));
  await waitFor(() => {
    expect(screen.queryByRole('treegrid')).toBeNull();
  });
  history.back();
  await grid();
  expect(lines()).toHaveLength(9);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(lines().length).toBeGreaterThan(20);
});

test('selects by click, Ctrl, Shift and checkbox, and opens the only selected one', async () => {
  const { user, address } = await open();
  const selected = () => screen.queryByText(/^\d+ selected$/)?.textContent ?? '';
  await user.click(screen.getByText('Breedte'));
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Diepte'));
  await user.keyboard('{/Control}');
  expect(selected()).toBe('2 selected');
  await user.keyboard('{Shift>}');
  await user.click(screen.getByText('Inbouwdiepte'));
  await user.keyboard('{/Shift}');
  expect(selected()).toBe('4 selected');
  await user.click(screen.getByRole('checkbox', { name: 'Select Breedte' }));
  expect(selected()).toBe('5 selected');
  await user.click(screen.getByText('Hoogte'));
  expect(selected()).toBe('1 selected');
  await user.click(screen.getByText('Hoogte'));
  expect(address()).toBe('/etim/feature/2');
});

test('what a filter hides is not selected', async () => {
  const { user } = await open();
  await user.click(screen.getByText('Breedte'));
  await user.type(screen.getByRole('searchbox', { name: 'Filter features in Afmetingen en gewicht' }), 'gewicht');
  expect(screen.queryByText('1 selected')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
});

test('moves the selected features to a category that is chosen in a dialog', async () => {
  const { user, services } = await open();
  await user.click(screen.getByText('Breedte'));
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Diepte'));
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('button', { name: /^Move to/ }));
  const dialog = screen.getByRole('dialog', { name: 'Move 2 features' });
  await user.type(within(dialog).getByRole('searchbox'), 'geluid');
  await user.click(within(dialog).getByRole('option', { name: 'Geluid' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await screen.findByText(/^Order saved at/);
  const store = services.get<EtimMemory>(EtimRecords);
  expect(
    store
      .featuresInOrder('5')
      .slice(-2)
      .map(({ label }) => label),
  ).toEqual(['Breedte', 'Diepte']);
  expect(store.featuresInOrder('1')).toHaveLength(6);
});

test('moves by keys within and across groups, tells each step, and Escape leaves all as it was', async () => {
  const { user, services } = await open();
  const codes = (group: string | null) =>
    services
      .get<EtimMemory>(EtimRecords)
      .featuresInOrder(group)
      .map(({ code }) => code);
  focus('EF000008');
  await user.keyboard(' ');
  expect(screen.getByText(/^Breedte picked up at position 1 of 8 in Afmetingen en gewicht/)).toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByText('Breedte, position 2 of 8 in Afmetingen en gewicht')).toBeInTheDocument();
  expect(screen.getByText('Drop here')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Breedte is back at position 1 of 8 in Afmetingen en gewicht')).toBeInTheDocument();
  await user.keyboard(' {End}{ArrowDown}{ArrowDown} ');
  expect(screen.getByText(/^Breedte dropped at position 2 of \d+ in Vermogen en temperatuur$/)).toBeInTheDocument();
  await screen.findByText(/^Order saved at/);
  expect(codes('2').slice(0, 3)).toEqual(['EF009870', 'EF000008', 'EF011947']);
  expect(codes('1')).not.toContain('EF000008');
});

test('a lifted feature is put back when the focus leaves it', async () => {
  const { user } = await open();
  focus('EF000008');
  await user.keyboard(' {ArrowDown}');
  await user.tab();
  expect(screen.getByText('Breedte is back at position 1 of 8 in Afmetingen en gewicht')).toBeInTheDocument();
  focus('EF000008');
  await user.keyboard(' {ArrowDown}');
  focus('EF011947');
  await user.keyboard(' ');
  expect(screen.queryByText(/^Breedte dropped/)).toBeNull();
});

test('moves a category by keys; groups are folded meanwhile', async () => {
  const { user, services } = await open();
  focus('Afmetingen en gewicht');
  await user.keyboard(' ');
  expect(lines()).toHaveLength(9);
  await user.keyboard('{ArrowDown}{Enter}');
  await screen.findByText(/^Order saved at/);
  expect(
    services
      .get<EtimMemory>(EtimRecords)
      .categoriesInOrder()
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual(['2', '1']);
});

test('an order that was changed elsewhere is shown instead of the move', async () => {
  const { user, services } = await open();
  const store = services.get<EtimMemory>(EtimRecords);
  focus('EF000008');
  await user.keyboard(' {ArrowDown} ');
  store.sortFeatures('1', ['8', '7'], null);
  await waitFor(() => {
    expect(notices().join()).toContain('Someone else changed this order');
  });
  await waitFor(() => {
    expect(lines().slice(1, 4)).toEqual(['EF000139', 'EF002169', 'EF000008']);
  });
});

test('each right shows its own gestures', async () => {
  await open(asHolderOf('etim.feature.view'));
  expect(screen.queryByRole('button', { name: /^(Move|Edit|Add category|Combinations)/ })).toBeNull();
  const visible = toggle('Visible', 'Breedte');
  expect(visible).toHaveAttribute('aria-disabled', 'true');
  expect(visible).toHaveAccessibleDescription('You may not edit features');
});

test.each<readonly [string, readonly string[]]>([
  ['etim.category.sort', ['Move Breedte', 'Move Afmetingen en gewicht']],
  ['etim.category.edit', ['Edit Afmetingen en gewicht']],
  ['etim.feature.edit', []],
  ['etim.category.add', ['Add category']],
  ['etim.combination.view', ['Combinations']],
])('%s shows its own buttons', async (right, names) => {
  await open(asHolderOf(right));
  const found = screen
    .queryAllByRole('button', { name: /^(Move|Edit) (Breedte|Afmetingen)|^Add category$|^Combinations$/ })
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect([...found].sort()).toEqual([...names].sort());
});

test.each([
  ['etim.category.sort', false, false],
  ['etim.feature.edit', true, true],
] as const)('%s: flags are on %s, features move to another category %s', async (right, isOn, moves) => {
  const { user } = await open(asHolderOf(right));
  expect(toggle('Visible', 'Breedte').getAttribute('aria-disabled') !== 'true').toBe(isOn);
  await user.click(screen.getByText('Breedte'));
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: /^Move to/ })).toHaveLength(moves ? 1 : 0);
});

test('somebody who may only sort does not leave the group', async () => {
  const { user } = await open(asHolderOf('etim.category.sort'));
  focus('EF000008');
  await user.keyboard(' {End}{ArrowDown}');
  expect(
    screen.getByText('Breedte cannot go there and stays at position 8 of 8 in Afmetingen en gewicht'),
  ).toBeInTheDocument();
});

const drawn = (arrange: (services: Container) => void) =>
  showSignedIn(<EtimOverviewView params={{}} title="ETIM" action={undefined} />, {}, ['catalogue'], arrange);

test('lists that do not load are asked for again', async () => {
  const { user } = await drawn((services) => {
    services.get<MemoryCalls>(SimulatedCalls).failNext({ kind: 'Unreachable', reason: 'server' });
  });
  expect(await screen.findByText('The features did not load')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await grid()).toBeVisible();
});

test('without features and categories it says what to do', async () => {
  await drawn((services) => {
    const { features, categories } = services.get<EtimMemory>(EtimRecords);
    for (const { id } of features.all()) features.delete(id);
    for (const { id } of categories.all()) categories.delete(id);
  });
  expect(await screen.findByText('No features yet')).toBeVisible();
});

test('somebody who may not see the features is told so', async () => {
  await drawn((services) => {
    services.get<MemoryCalls>(SimulatedCalls).failNext({ kind: 'Forbidden' });
  });
  expect(await screen.findByRole('button', { name: /dashboard/i })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a category without features keeps the list within reach of Tab', async () => {
  const { user } = await open();
  const filter = screen.getByRole('searchbox', { name: 'Filter features in Afmetingen en gewicht' });
  await user.type(filter, 'zzz');
  await user.click(screen.getByText('No features match “zzz”'));
  expect(row('Afmetingen en gewicht')).toHaveAttribute('tabindex', '0');
});

test('a move waits while the order is read again', async () => {
  const { user, line, services } = await open();
  await user.click(screen.getByText('Breedte'));
  await user.click(screen.getByRole('button', { name: /^Move to/ }));
  const dialog = screen.getByRole('dialog', { name: 'Move 1 feature' });
  await user.click(within(dialog).getByRole('option', { name: 'Geluid' }));
  const refuse = holdAnswers(line);
  line.failNext({ kind: 'Locked', holder: 'Edwin', since: null });
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  await screen.findByText('Saving order …');
  focus('EF000040');
  await user.keyboard(' ');
  const read = holdAnswers(line);
  refuse();
  await screen.findByText('The list has changed: Hoogte is no longer being moved.');
  expect(screen.getByRole('button', { name: /^Move to/ })).toHaveAccessibleDescription(
    'The order is being reloaded. One moment.',
  );
  read();
  expect(
    services
      .get<EtimMemory>(EtimRecords)
      .featuresInOrder('5')
      .map(({ label }) => label),
  ).not.toContain('Breedte');
});

const many = (services: Container): void => {
  const { features } = services.get<EtimMemory>(EtimRecords);
  const [first] = features.all();
  if (first === undefined) throw new Error('No features');
  for (let more = 0; more < 500; more += 1) features.put({ ...first, id: `m${more}`, code: `EM${more}` });
};

test('at most 500 features move to another category at once', async () => {
  const { user } = await drawn(many);
  await grid();
  focus('Afmetingen en gewicht');
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: /^Move to/ }));
  const dialog = screen.getByRole('dialog', { name: 'Move 543 features' });
  await user.click(within(dialog).getByRole('option', { name: 'Geluid' }));
  const reason = 'At most 500 features move to another category at once, and you selected 543. Select fewer.';
  expect(within(dialog).getByRole('status')).toHaveTextContent(reason);
  expect(within(dialog).getByRole('button', { name: 'Move' })).toHaveAccessibleDescription(reason);
});

test('leaving waits for the order; what moved during the save is sent, too (R-CAT-64)', async () => {
  const { user, line, services } = await open();
  const answer = holdAnswers(line);
  focus('EF000008');
  await user.keyboard(' {ArrowDown} ');
  await screen.findByText('Saving order …');
  focus('Afmetingen en gewicht');
  await user.keyboard(' {ArrowDown}{Enter}');
  await user.click(screen.getByRole('button', { name: 'Combinations' }));
  expect(screen.getByRole('treegrid')).toBeVisible();
  answer();
  await waitFor(() => {
    expect(screen.queryByRole('treegrid')).toBeNull();
  });
  const store = services.get<EtimMemory>(EtimRecords);
  expect(store.categoriesInOrder()[0]?.id).toBe('2');
});
