import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import '../../../src/adapters/memory/library/library.memory.module';
import '../../../src/adapters/memory/site/site.memory.module';
import '../../../src/application/library/library.module';
import '../../../src/application/site/site.module';
import '../../../src/ui/library/picker/picker.view';
import '../../../src/ui/site/popup.view';
import { FilterMemory } from '../../../src/application/shared/ports/filter-memory.port';
import { FileField } from '../../../src/ui/library/published/file-field';
import { showSignedIn } from '../shared/support/signed-in';
import { freshBrowser, notices, openConsole } from '../shell/support/console';
import { teachBytes } from './support/bytes';

beforeEach(() => {
  freshBrowser();
  teachBytes();
  // jsdom has no scrolling.
  Element.prototype.scrollTo = () => undefined;
});

/** The form of a new popup, with its picture picker open in the library's root. */
const openPicker = async (title = '') => {
  const app = openConsole({ at: '/popup/add' });
  if (title !== '') await app.user.type(await screen.findByRole('textbox', { name: 'Title' }), title);
  await app.user.click(await screen.findByRole('button', { name: 'Choose for Image' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose an image' });
  await within(dialog).findByRole('option', { name: /Brochures/ });
  return { ...app, dialog, option: (name: RegExp) => within(dialog).findByRole('option', { name }) };
};

test('finds, previews and chooses an image by keyboard (R-LIB-11)', async () => {
  const { user, option, dialog } = await openPicker();
  await user.dblClick(await option(/Nieuws/));
  await user.dblClick(await option(/2026/));
  const first = await option(/nieuwe bus/);
  expect(within(dialog).getByRole('button', { name: 'Select' })).toHaveAccessibleDescription('Choose a file first');
  first.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => {
    expect(within(dialog).getByRole('complementary')).toHaveTextContent('open dag.jpg');
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(screen.getByText('open dag.jpg')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear Image' }));
  expect(screen.queryByText('open dag.jpg')).toBeNull();
});

test('selects what was uploaded in it, so that it can be chosen at once (R-LIB-11)', async () => {
  const { user, option, dialog } = await openPicker();
  await user.dblClick(await option(/Logo/));
  await option(/beeldmerk/);
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await user.upload(
    within(dialog).getByLabelText('Upload', { selector: 'input' }),
    // jsdom does not set the path of a file in a chosen folder.
    Object.assign(new File([bytes], 'zomer.png', { type: 'image/png' }), { webkitRelativePath: '' }),
  );
  await waitFor(() => {
    expect(within(dialog).getByRole('option', { name: /zomer/ })).toHaveAttribute('aria-selected', 'true');
  });
  expect(within(dialog).getByRole('option', { name: /beeldmerk/ })).toHaveAttribute('aria-selected', 'false');
  expect(within(dialog).getByRole('complementary')).toHaveTextContent('zomer.png');
  await user.click(within(dialog).getByRole('button', { name: 'Select' }));
  expect(await screen.findByText('zomer.png')).toBeInTheDocument();
});

test('does not let the browser open a dropped file', async () => {
  const { dialog } = await openPicker();
  const drag = (type: string): boolean =>
    fireEvent(
      dialog,
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        dataTransfer: { types: ['Files'], dropEffect: 'copy' },
      }),
    );
  expect([drag('dragover'), drag('drop')]).toEqual([false, false]);
});

test('offers only files of the type; a second click opens nothing (R-LIB-11)', async () => {
  const { user, option, dialog, address } = await openPicker();
  await user.dblClick(await option(/Brochures/));
  await within(dialog).findByText('There are no images in this folder.');
  expect(within(dialog).queryByRole('option', { name: /onderhoud/ })).toBeNull();
  await user.click(await option(/^Up to/));
  await user.dblClick(await option(/Logo/));
  const logo = await option(/beeldmerk/);
  await user.click(logo);
  await user.click(logo);
  expect(address()).toBe('/popup/add');
  await user.click(within(dialog).getByRole('button', { name: 'Select' }));
  expect(await screen.findByText('beeldmerk.png')).toBeInTheDocument();
});

test('creates a folder without submitting the form behind', async () => {
  const { user, dialog, option, address } = await openPicker('Lenteactie');
  await user.click(within(dialog).getByRole('button', { name: 'New folder' }));
  await user.keyboard('Acties{Enter}');
  expect(await option(/Acties/)).toBeInTheDocument();
  expect([address(), notices()]).toEqual(['/popup/add', ['Folder Acties created']]);
});

test('closes on Esc without changes', async () => {
  const { user, option } = await openPicker();
  (await option(/Brochures/)).focus();
  await user.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(screen.getByRole('button', { name: 'Choose for Image' })).toBeInTheDocument();
});

test('blocks the save shortcut while open', async () => {
  const { user, dialog, address } = await openPicker('Lenteactie');
  await user.keyboard('{Control>}s{/Control}');
  expect([dialog.isConnected, notices(), address()]).toEqual([true, [], '/popup/add']);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => {
    expect(notices()).not.toEqual([]);
  });
});

test('closes with its edit and stays closed in the next', async () => {
  let set: (readOnly: boolean) => void = () => undefined;
  const Edited = () => {
    const [readOnly, setReadOnly] = useState(false);
    set = setReadOnly;
    return <FileField label="Image" kind="image" value={null} onChange={() => undefined} readOnly={readOnly} />;
  };
  const { user } = await showSignedIn(<Edited />, {}, ['library']);
  await user.click(screen.getByRole('button', { name: 'Choose for Image' }));
  await screen.findByRole('dialog', { name: 'Choose an image' });
  act(() => {
    set(true);
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => {
    set(false);
  });
  expect(screen.getByRole('button', { name: 'Choose for Image' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('selects the current file and remembers the folder (R-LIB-11)', async () => {
  const { user, option, dialog } = await openPicker();
  await user.dblClick(await option(/Logo/));
  await user.dblClick(await option(/beeldmerk/));
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(dialog.isConnected).toBe(false);
  });
  await user.click(screen.getByRole('button', { name: 'Change for Image' }));
  const again = await screen.findByRole('dialog', { name: 'Choose an image' });
  expect(await within(again).findByRole('option', { name: /beeldmerk/, selected: true })).toHaveFocus();
  expect(within(again).getByRole('complementary')).toHaveTextContent('beeldmerk.png');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear Image' }));
  await user.click(screen.getByRole('button', { name: 'Choose for Image' }));
  expect(
    await within(await screen.findByRole('dialog')).findByRole('option', { name: /beeldmerk/ }),
  ).toBeInTheDocument();
});

test('starts at the root if its folder no longer exists (R-LIB-11)', async () => {
  const app = openConsole({ at: '/popup/add' });
  await screen.findByRole('textbox', { name: 'Title' });
  app.services.get<FilterMemory>(FilterMemory).remember('library-picker', 'Verdwenen');
  await app.user.click(screen.getByRole('button', { name: 'Choose for Image' }));
  expect(
    await within(await screen.findByRole('dialog', { name: 'Choose an image' })).findByRole('option', {
      name: /Brochures/,
    }),
  ).toBeInTheDocument();
});

test('extends an empty search to the whole library; Esc clears the term first (R-LIB-11)', async () => {
  const { user, option, dialog } = await openPicker();
  await user.dblClick(await option(/Brochures/));
  const search = within(dialog).getByRole('searchbox', { name: 'Search in this folder' });
  await user.type(search, 'beeldmerk');
  await user.click(await within(dialog).findByRole('button', { name: 'Search in the whole library' }));
  expect(await within(dialog).findByRole('option', { name: /beeldmerk/ })).toHaveTextContent('Logo');
  expect(search).toHaveFocus();
  await user.clear(search);
  await user.type(search, 'onderhoud');
  await within(dialog).findByText('No results for “onderhoud” in the library');
  await user.keyboard('{Escape}');
  expect([dialog.isConnected, search]).toEqual([true, expect.objectContaining({ value: '' })]);
});
