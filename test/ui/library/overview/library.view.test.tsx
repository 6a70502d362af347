import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { either } from 'fp-ts';
import '../../../../src/adapters/memory/library/library.memory.module';
import '../../../../src/application/library/library.module';
import { Library } from '../../../../src/application/library/ports/library.port';
import '../../../../src/ui/library/overview/library.view';
import type { CallOptions } from '../../../../src/application/shared/ports/call';
import { FilterMemory } from '../../../../src/application/shared/ports/filter-memory.port';
import { freshBrowser, notices, openConsole, READER, USER_KEEPERS } from '../../shell/support/console';
import { english } from '../../support/render';

type ConsoleParts = Parameters<NonNullable<NonNullable<Parameters<typeof openConsole>[0]>['arrange']>>[0];

beforeEach(freshBrowser);

const option = (name: RegExp) => screen.findByRole('option', { name });
const openLibrary = async (at = '/library', change: Partial<Library> = {}) => {
  const app = openConsole({ at });
  await screen.findAllByRole('option');
  Object.assign(app.services.get<Library>(Library), change);
  return app;
};

test('allows folders, not files, in the root', async () => {
  const { user } = await openLibrary();
  expect(screen.getByRole('button', { name: 'Upload' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('option', { name: /^Up to/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New folder' }));
  await user.keyboard('Acties{Enter}');
  expect(await option(/^Acties/)).toBeInTheDocument();
});

test('opens folders by second click and the parent by first (R-LIB-04)', async () => {
  const { user } = await openLibrary();
  await user.click(await option(/^Nieuws/));
  expect(await option(/^Nieuws/)).toHaveAttribute('aria-selected', 'true');
  await user.click(await option(/^Nieuws/));
  await user.click(await option(/^Up to/));
  expect(await option(/^Brochures/)).toBeInTheDocument();
});

test('selects the parent by keys without opening it (R-LIB-04)', async () => {
  const { user } = await openLibrary('/library?folder=Nieuws%2F2026');
  (await option(/nieuwe bus/)).focus();
  await user.keyboard('{ArrowUp}');
  const up = await option(/^Up to/);
  expect(up).toHaveFocus();
  expect(up).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Actions/ }));
  expect(screen.getByRole('menuitem', { name: /^Delete \(0\)/ })).toHaveAttribute('aria-disabled', 'true');
});

test('replaces the old name while typing and keeps the focus on the row', async () => {
  const { user } = await openLibrary('/library?folder=Nieuws%2F2026');
  await user.click(await option(/open dag/));
  await user.keyboard('{F2}');
  await waitFor(() => {
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });
  await user.keyboard('aller dagen deur{Enter}');
  const row = await option(/^aller dagen deur\.jpg/);
  await waitFor(() => {
    expect(row).toHaveFocus();
  });
  expect(row).toHaveAttribute('aria-selected', 'true');
});

test('shows the selected file beside the list', async () => {
  const { user } = await openLibrary('/library?folder=Nieuws%2F2026');
  await user.click(await option(/open dag/));
  const preview = screen.getByRole('complementary', { name: 'Preview' });
  expect(preview).toHaveTextContent('open dag.jpg');
  expect(preview).toHaveTextContent('JPEG image');
});

test('focuses the safe button before deletion and a row after it (R-LIB-12)', async () => {
  const { user } = await openLibrary('/library?folder=Nieuws%2F2026');
  await user.click(await option(/open dag/));
  await user.keyboard('{Delete}');
  await waitFor(() => {
    expect(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent('open dag.jpg');
  await user.click(within(question).getByRole('button', { name: 'Delete 1 item' }));
  await waitFor(() => {
    expect(screen.queryByRole('option', { name: /open dag/ })).toBeNull();
  });
  await waitFor(async () => {
    expect(await option(/wintercheck/)).toHaveFocus();
  });
});

test('says nothing about uses without a usage call, and reports a failed one (R-LIB-12)', async () => {
  const { user, services } = await openLibrary('/library?folder=Nieuws%2F2026', {
    usage: () => () => Promise.resolve(either.right(null)),
  });
  const confirm = (): HTMLElement =>
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete 1 item' });
  await user.click(await option(/open dag/));
  await user.keyboard('{Delete}');
  await waitFor(() => {
    expect(confirm()).toBeEnabled();
  });
  expect(within(screen.getByRole('alertdialog')).queryByRole('note')).toBeNull();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  Object.assign(services.get<Library>(Library), {
    usage: () => () => Promise.resolve(either.left({ kind: 'Unreachable', reason: 'server' })),
  });
  (await option(/open dag/)).focus();
  await user.keyboard('{Delete}');
  await waitFor(() => {
    expect(confirm()).toBeEnabled();
  });
  expect(within(screen.getByRole('alertdialog')).getByRole('note')).not.toBeEmptyDOMElement();
});

test('retries folders that failed to load', async () => {
  let isDown = true;
  const { user } = openConsole({
    at: '/library',
    arrange: ({ services }) => {
      services.onActivation<Library>(Library, (_, library) => {
        const tree = library.tree.bind(library);
        return Object.assign(library, {
          tree: (options?: CallOptions) =>
            isDown ? () => Promise.resolve(either.left({ kind: 'Unreachable', reason: 'server' })) : tree(options),
        });
      });
    },
  });
  const folders = within(await screen.findByRole('navigation', { name: 'Folders' }));
  const retry = await folders.findByRole('button', { name: 'Try again' });
  await user.click(retry);
  expect(await folders.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  isDown = false;
  await user.click(folders.getByRole('button', { name: 'Try again' }));
  expect(await folders.findByRole('treeitem', { name: /Nieuws/ })).toBeInTheDocument();
  expect(folders.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('refuses to move a folder with a message (R-LIB-19)', async () => {
  await openLibrary();
  const folder = await screen.findByRole('option', { name: /Brochures/ });
  expect(fireEvent.dragStart(folder, { dataTransfer: { setData: () => undefined } })).toBe(false);
  await waitFor(() => {
    expect(notices()).toEqual(['Folders cannot be moved: select files.']);
  });
});

test('shows that no folder matches the filter (R-LIB-10)', async () => {
  const { user } = await openLibrary();
  const tree = within(screen.getByRole('navigation', { name: 'Folders' }));
  await tree.findByRole('treeitem', { name: /Brochures/ });
  await user.type(tree.getByRole('searchbox'), 'q');
  expect(tree.queryByText(/No folder/)).toBeNull();
  await user.type(tree.getByRole('searchbox'), 'qq');
  expect(await tree.findByText('No folder name contains “qqq”.')).toBeInTheDocument();
});

test.each(['address', 'memory'])('redirects a former folder name in the URL (R-LIB-09, from %s)', async (from) => {
  const { address } = openConsole({
    at: from === 'address' ? '/library?folder=Brochures' : '/library',
    arrange: ({ services }) => {
      if (from === 'memory') services.get<FilterMemory>(FilterMemory).remember('library', 'folder=Brochures');
      services.onActivation<Library>(Library, (_, library) => {
        const renamed = library.renameFolder('Brochures', 'Folders')();
        const folder = library.folder.bind(library);
        return Object.assign(library, {
          folder:
            (...call: Parameters<Library['folder']>) =>
            async () => {
              await renamed;
              return folder(...call)();
            },
        });
      });
    },
  });
  await waitFor(() => {
    expect(address()).toContain('Folders');
  });
  expect(
    await within(screen.getByRole('navigation', { name: 'Folders' })).findByRole('treeitem', {
      name: /^Folders/,
      selected: true,
    }),
  ).toBeInTheDocument();
});

test('does not let the browser open a file dropped beside its target', async () => {
  await openLibrary();
  const drag = (type: string, types: readonly string[]): boolean =>
    fireEvent(
      screen.getByRole('complementary', { name: 'Preview' }),
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        dataTransfer: { types, dropEffect: 'copy' },
      }),
    );
  expect([drag('dragover', ['Files']), drag('drop', ['Files'])]).toEqual([false, false]);
  expect([drag('dragover', ['text/plain']), drag('drop', ['text/plain'])]).toEqual([true, true]);
});

const dropAFile = (target: HTMLElement) => {
  // jsdom sets no path on files.
  const file = Object.assign(new File(['x'], 'x.exe'), { webkitRelativePath: '' });
  return fireEvent.drop(target, { dataTransfer: { types: ['Files'], files: [file], items: [] } });
};
const uploads = () => screen.queryByRole('region', { name: english('library.upload.title') });

test('tries a file that is dropped on a folder', async () => {
  await openLibrary('/library?folder=Nieuws');
  dropAFile(await option(/^2026/));
  await waitFor(() => {
    expect(uploads()).toHaveTextContent('x.exe');
  });
});

test('lets a question be cancelled while uses are loading (R-LIB-12)', async () => {
  const { user } = await openLibrary('/library', { usageIn: () => () => new Promise(() => undefined) });
  await user.click(await option(/^Nieuws/));
  await user.keyboard('{Delete}');
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByRole('note')).toHaveTextContent('Checking where');
  expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(within(question).getByRole('button', { name: 'Delete 1 item' })).toBeDisabled();
  fireEvent(question, new Event('cancel', { cancelable: true }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

test('counts folders and files before a folder is deleted (R-LIB-12)', async () => {
  const { user } = await openLibrary();
  await user.click(await option(/^Nieuws/));
  await user.keyboard('{Delete}');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/In total: [2-9] folders and \d+ files\./);
});

test('extends a folder search to the whole library', async () => {
  const { user, address } = await openLibrary('/library?folder=Brochures');
  await user.type(screen.getByRole('searchbox', { name: 'Search in this folder' }), 'on');
  await user.click(await screen.findByRole('button', { name: 'Search for “on” in the whole library' }));
  expect((await screen.findByText('Nieuws/2026')).closest('[role=option]')).toHaveTextContent('wintercheck.jpg');
  expect(address()).toContain('in=all');
  await user.click(screen.getByRole('button', { name: 'Search in this folder only' }));
  await waitFor(() => {
    expect(screen.queryByText('Nieuws/2026')).toBeNull();
  });
});

test('moves search results into the open folder unless they are there (R-LIB-04)', async () => {
  const { user, services } = await openLibrary('/library?folder=Brochures&q=on&in=all');
  const askWhere = async (): Promise<HTMLElement> => {
    await user.click(screen.getByRole('button', { name: /^Actions/ }));
    await user.click(screen.getByRole('menuitem', { name: /^Move to/ }));
    return screen.findByRole('dialog');
  };
  await user.click(await option(/derhoud.pdf/));
  expect(within(await askWhere()).getByRole('button', { name: 'Move here' })).toHaveAccessibleDescription(
    'The files are already in this folder: choose another one.',
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('The files are already in this folder: choose another one.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Control>}');
  await user.click(await option(/wintercheck/));
  await user.keyboard('{/Control}');
  await user.click(within(await askWhere()).getByRole('button', { name: 'Move here' }));
  await waitFor(async () => {
    const found = await services.get<Library>(Library).folder('Brochures')();
    expect(either.isRight(found) && found.right.files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['onderhoud.pdf', 'wintercheck.jpg']),
    );
  });
});

test('shows HTML in a name as text', async () => {
  const { user } = await openLibrary('/library?folder=Brochures');
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]:not([webkitdirectory])');
  if (chooser === null) throw new Error('Nothing to choose files with');
  // jsdom does not set the path of a file in a chosen folder.
  await user.upload(
    chooser,
    Object.assign(new File(['x'], '<img src=x onerror=alert(1)>.txt', { type: 'text/plain' }), {
      webkitRelativePath: '',
    }),
  );
  const panel = await screen.findByRole('region', { name: 'Uploads' });
  expect(panel).toHaveTextContent('<img src=x onerror=alert(1)>.txt');
  expect(panel).toHaveTextContent('The character < is not allowed in a name.');
  expect(panel.querySelector('img')).toBeNull();
});

test('renames the focused row on F2 and shows a taken name at the field (R-LIB-04)', async () => {
  const { user } = await openLibrary('/library?folder=Nieuws%2F2026');
  (await option(/open dag/)).focus();
  await user.keyboard('{F2}');
  const prompt = await screen.findByRole('dialog', { name: 'Rename file' });
  expect(within(prompt).getByRole('textbox')).toHaveValue('open dag');
  await user.clear(within(prompt).getByRole('textbox'));
  await user.keyboard('wintercheck{Enter}');
  expect(
    await within(await screen.findByRole('dialog')).findByText('A file with this name already exists'),
  ).toBeInTheDocument();
});

test.each([
  ['Nieuws%2F2026', '/library?folder=Nieuws%2F2026', /open dag/],
  ['Nieuws%2FWeg%2FDiep&layout=table', '/library?folder=Nieuws&layout=table', /2026/],
  ['Weg%2FDiep', '/library', /Brochures/],
])(
  'a bare address restores %s as the nearest folder that exists, and names it (R-LIB-20)',
  async (folder, shown, row) => {
    const { address } = openConsole({
      at: '/library',
      arrange: ({ services }) => {
        services.get<FilterMemory>(FilterMemory).remember('library', `folder=${folder}`);
      },
    });
    expect(await screen.findByRole(shown.includes('table') ? 'row' : 'option', { name: row })).toBeInTheDocument();
    expect(address()).toBe(shown);
    expect(screen.queryByRole('heading', { name: 'This folder no longer exists' })).toBeNull();
  },
);

test('refuses uploads to a deleted folder', async () => {
  openConsole({ at: '/library?folder=Weg' });
  await screen.findByRole('heading', { name: 'This folder no longer exists' });
  for (const name of ['Upload', 'New folder']) {
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('This folder no longer exists.');
  }
});

test('gives reasons for disabled commands in a read-only folder', async () => {
  const { user } = await openLibrary('/library?folder=Systeem');
  const file = (await screen.findAllByRole('option')).find(
    (row) => row.getAttribute('data-row')?.startsWith('file-') === true,
  );
  if (file === undefined) throw new Error('No file in the read-only folder');
  await user.click(file);
  await user.click(screen.getByRole('button', { name: /^Actions/ }));
  for (const name of [/^Upload a folder/, /^Rename/, /^Move to/, /^Delete/]) {
    expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menuitem', { name })).toHaveTextContent('This folder is read-only.');
  }
  await user.keyboard('{Escape}');
  file.focus();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('previews facts and commands of images and documents', async () => {
  const { user } = await openLibrary('/library?folder=Nieuws%2F2026');
  await user.click(await option(/open dag/));
  const preview = screen.getByRole('complementary', { name: 'Preview' });
  for (const term of ['Type', 'Dimensions', 'Size', 'Focus point', 'Changed', 'Status', 'Alt text', 'Caption'])
    expect(within(preview).getByText(term)).toBeInTheDocument();
  for (const name of ['Open', 'Edit image', 'Download', 'Copy address'])
    expect(within(preview).getByRole('button', { name })).toBeEnabled();
  await user.click(within(screen.getByRole('tree')).getByText('Brochures'));
  await user.click(await option(/onderhoud/));
  expect(within(preview).queryByText('Caption')).toBeNull();
  expect(within(preview).queryByRole('button', { name: 'Edit image' })).toBeNull();
  expect(within(preview).getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('offers a library search after an empty result', async () => {
  const { user, address } = await openLibrary('/library?folder=Brochures');
  await user.type(screen.getByRole('searchbox', { name: 'Search in this folder' }), 'winter');
  await user.click(await screen.findByRole('button', { name: 'Search in the whole library' }));
  expect((await screen.findByText('Nieuws/2026')).closest('[role=option]')).toHaveTextContent('wintercheck.jpg');
  expect(address()).toContain('in=all');
});

describe('a reader of the library (R-LIB-13)', () => {
  const onlooker = ({ staff }: ConsoleParts): void => {
    const [keepers, reader] = [staff.groups.find(USER_KEEPERS), staff.users.find('3')];
    if (keepers === null || reader === null) throw new Error('No group or nobody to look');
    staff.groups.put({ ...keepers.record, id: 'onlookers', name: 'Onlookers', rights: ['library.view'], users: ['3'] });
    staff.users.put({ ...reader.record, usergroups: ['onlookers'] });
  };
  const openAsOnlooker = async (at: string) => {
    const app = openConsole({ at, as: READER, arrange: onlooker });
    await screen.findAllByRole('option');
    return app;
  };
  const preview = () => screen.getByRole('complementary', { name: 'Preview' });
  const why = 'You need the right to edit the library to open a file.';

  test('sees facts beside the list and why opening is off', async () => {
    const { user, address } = await openAsOnlooker('/library?folder=Nieuws%2F2026');
    await user.click(await option(/open dag/));
    expect(preview()).toHaveTextContent('JPEG image');
    expect(within(preview()).getByRole('button', { name: 'Open' })).toHaveAttribute('aria-disabled', 'true');
    expect(preview()).toHaveTextContent(why);
    await user.click(await option(/open dag/));
    await user.keyboard('{Enter}');
    expect(address()).toBe('/library?folder=Nieuws%2F2026');
    expect(notices('top').join()).toContain(why);
  });

  test('may download, and changes nothing by key, menu, drag or drop', async () => {
    const { user } = await openAsOnlooker('/library?folder=Nieuws%2F2026');
    for (const name of [/^Upload/, /^New folder/]) expect(screen.queryByRole('button', { name })).toBeNull();
    const row = await option(/open dag/);
    await user.click(row);
    expect(within(preview()).queryByRole('button', { name: 'Edit image' })).toBeNull();
    expect(within(preview()).getByRole('button', { name: 'Download' })).toBeEnabled();
    row.focus();
    await user.keyboard('{F2}{Delete}{Control>}x{/Control}');
    expect(notices().join()).toContain('You do not have the right for this.');
    expect(screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Actions/ }));
    for (const name of [/^Rename/, /^Move to/, /^Delete/])
      expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('menuitem', { name: /^Upload a folder/ })).toBeNull();
    await user.keyboard('{Escape}');
    expect(row).not.toHaveAttribute('draggable', 'true');
    await user.click(within(screen.getByRole('tree')).getByText('Nieuws'));
    dropAFile(await option(/^2026/));
    expect(uploads()).toBeNull();
  });

  test.each(['/library/Nieuws%2F2026%2Fopen%20dag.jpg', '/library/Nieuws%2F2026%2Fopen%20dag.jpg/edit'])(
    'is led from %s to the file in its folder',
    async (at) => {
      const { address } = await openAsOnlooker(at);
      expect(address()).toBe('/library?folder=Nieuws%2F2026&file=open%20dag.jpg');
      expect(await option(/open dag/)).toHaveAttribute('aria-selected', 'true');
      expect(preview()).toHaveTextContent('open dag.jpg');
      expect(notices('top')).toEqual([]);
    },
  );

  test('sees facts in a dialog if there is no room beside', async () => {
    const { user } = await openAsOnlooker('/library?folder=Nieuws%2F2026');
    preview().style.display = 'none';
    await user.dblClick(await option(/open dag/));
    const glance = await screen.findByRole('dialog', { name: 'Preview' });
    expect(glance).toHaveTextContent('JPEG image');
    expect(glance).toHaveTextContent(why);
    await user.click(within(glance).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
