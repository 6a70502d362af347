import { screen, waitFor, within } from '@testing-library/react';
import { PreviewProducts } from '../../../../src/application/catalogue/ports/preview-products.port';
import { Contexts } from '../../../../src/application/shared/contexts';
import { freshBrowser, openConsole } from '../../shell/support/console';
import '../../support/editor';

beforeEach(freshBrowser);

const proof = async () => within(await screen.findByRole('list', { name: 'Preview' }));
const linesOf = async (): Promise<readonly (string | null)[]> =>
  (await proof()).getAllByRole('listitem').map(({ textContent }) => textContent);

// Rules R-CAT-40 and R-CAT-42.
test('shows a combination with the values of products, read-only until Edit', async () => {
  const { user } = openConsole({ at: '/etim/combination/5' });
  const template = await screen.findByRole('group', { name: 'Template' });
  await waitFor(() => {
    expect(template).toHaveTextContent(
      [
        'Nominaal verwarmingsvermogen A7/W35 %EF009346% kW bij Aanvoertemperatuur %EF009870% °C,',
        'klasse Energieklasse ruimteverwarming %EF012690%',
      ].join(' '),
    );
  });
  await waitFor(async () => {
    expect(await linesOf()).toEqual([
      'ZM-WP-05Warmtepomp 5 kWNote: 545 kW bij 35 °C, klasse A+++',
      'ZM-WP-08Warmtepomp 8 kWNote: 548 kW bij 35 °C, klasse A+++',
      'ZM-WP-11Warmtepomp 11 kWNote: 5411 kW bij 55 °C, klasse A+++',
      'ZM-HY-04Hybride warmtepomp 4 kWNote: 584 kW bij no value °C, klasse A++',
      'ZM-HY-06Hybride warmtepomp 6 kWNote: 596 kW bij no value °C, klasse A++',
    ]);
  });
  expect(screen.getByText('5 of 6 products')).toBeVisible();
  expect(screen.getByText('3 feature tags')).toBeVisible();
  expect(screen.getByText('Every code belongs to a feature and is used once.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Add a feature' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show other products' }));
  await waitFor(async () => {
    expect(await linesOf()).toHaveLength(1);
  });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('textbox', { name: 'Template' })).toHaveTextContent('%EF009870%');
  expect(screen.getByRole('combobox', { name: 'Add a feature' })).toBeVisible();
});

test('tries a product that a person looks for', async () => {
  const { user } = openConsole({ at: '/etim/combination/1' });
  await user.type(await screen.findByRole('combobox', { name: 'Try a product' }), 'HY-04');
  await user.click(await screen.findByRole('option', { name: /ZM-HY-04/ }));
  await waitFor(async () => {
    expect((await linesOf())[0]).toBe('ZM-HY-04Hybride warmtepomp 4 kWno value × no value × no value mm');
  });
  await user.click(screen.getByRole('button', { name: 'Remove ZM-HY-04' }));
  await waitFor(async () => {
    expect(await linesOf()).toEqual(['ZM-DR-90Doucheruit 90 cm900 × 2000 × 8 mm']);
  });
});

test('hides chosen features, and takes a note', async () => {
  const { user } = openConsole({ at: '/etim/combination/2' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const box = await screen.findByRole('combobox', { name: 'Add a feature' });
  await user.type(box, 'geluid');
  const list = await screen.findByRole('listbox', { name: 'Suggestions for Add a feature' });
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['EF010515Geluidsvermogen binnenunitdB(A)', 'EF010516Geluidsdruk op 5 mdB(A)']);
  expect(screen.getByText('Chosen features are not listed: 2 hidden')).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', within(list).getAllByRole('option')[1]?.id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove the note' }));
  await user.type(screen.getByRole('combobox', { name: 'Note' }), 'EF010516');
  expect(await screen.findByRole('option', { name: /Geluidsdruk/ })).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Geluidsdruk op 5 m');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Geluidsdruk op 5 m');
});

test('offers a feature again once its tag is removed', async () => {
  const { user } = openConsole({ at: '/etim/combination/5' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const box = await screen.findByRole('combobox', { name: 'Add a feature' });
  await user.type(box, 'Aanvoertemp');
  expect(await screen.findAllByText('Everything that was found is chosen.')).not.toHaveLength(0);
  await user.clear(box);
  const template = screen.getByRole('textbox', { name: 'Template' });
  await user.click(within(template).getByText('%EF009870%'));
  await user.keyboard('{Delete}');
  await waitFor(() => {
    expect(template).not.toHaveTextContent('%EF009870%');
  });
  await user.type(box, 'Aanvoertemp');
  expect(await screen.findByRole('option', { name: /EF009870/ })).toBeVisible();
});

test('hides the proof and shows it again', async () => {
  const { user } = openConsole({ at: '/etim/combination/5' });
  await proof();
  const toggle = screen.getByRole('button', { name: 'Preview', pressed: true });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('list', { name: 'Preview' })).toBeNull();
  await user.click(toggle);
  await proof();
});

test('asks for a description before it saves', async () => {
  const { user } = openConsole({ at: '/etim/combination/add' });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This field is required')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveFocus();
  expect(screen.getByText(/Add a feature to the template to see it/)).toBeVisible();
});

test('lets a person type values where the API has none', async () => {
  const { user } = openConsole({
    at: '/etim/combination/1',
    arrange: ({ services }) => {
      const contexts = services.get<Contexts>(Contexts);
      void contexts.load('catalogue').then(() => {
        const products = services.get<PreviewProducts>(PreviewProducts);
        Object.assign(products, {
          sample: () => () => Promise.resolve({ _tag: 'Left', left: { kind: 'NotFound' } }),
        });
      });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Breedte (EF000008)' }), '600');
  await waitFor(async () => {
    expect(await linesOf()).toEqual(['Entered values600 × no value × no value mm']);
  });
  expect(screen.queryByRole('combobox', { name: 'Try a product' })).toBeNull();
});

test('lists templates with the labels of their features', async () => {
  openConsole({ at: '/etim/combination' });
  const row = await screen.findByRole('row', { name: /Afmetingen/ });
  expect(row).toHaveTextContent('AfmetingenBreedte × Hoogte × Diepte mmmm');
  expect(screen.getByRole('button', { name: 'Add ETIM combination' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Features' })).toBeVisible();
});
