import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { either } from 'fp-ts';
import '../../../../src/adapters/memory/library/library.memory.module';
import { Files, type MemoryFiles } from '../../../../src/adapters/memory/library/published/memory-files';
import { Library } from '../../../../src/application/library/ports/library.port';
import '../../../../src/application/library/library.module';
import { Clipboard } from '../../../../src/application/shared/ports/clipboard.port';
import '../../../../src/ui/library/file/file.view';
import { freshBrowser, notices, openConsole } from '../../shell/support/console';
import { teachBytes } from '../support/bytes';

const PATH = 'Nieuws/2026/wintercheck.jpg';
const addressOf = (path: string): string => `/library/${encodeURIComponent(path)}`;
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const fact = (name: string): string => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

const openFile = async (path = PATH) => {
  const app = openConsole({
    at: addressOf(path),
    // The memory backend reports a use only after its records are loaded.
    arrange: ({ services }) => {
      services.get<MemoryFiles>(Files).use({ module: 'popup', id: '4' }, 'Wintercheck', [PATH]);
    },
  });
  await waitFor(() => {
    expect(button('Edit')).not.toHaveAttribute('aria-disabled');
  });
  return { ...app, library: app.services.get<Library>(Library) };
};
const stored = async (library: Library, path: string) => {
  const found = await library.file(path)();
  if (either.isLeft(found)) throw new Error(found.left.kind);
  return found.right;
};

beforeEach(() => {
  freshBrowser();
  teachBytes();
  // jsdom does not render pictures.
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test('shows details and uses read-only before editing', async () => {
  await openFile();
  expect([fact('Folder'), fact('Type'), fact('Width'), fact('Height'), fact('Focus point x'), fact('Status')]).toEqual([
    'Nieuws/2026',
    'JPEG image',
    '1,600 px',
    '900 px',
    '0.000',
    'Published',
  ]);
  expect(field('Name').value).toBe('wintercheck');
  expect(field('Name')).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Caption' })).toBeInTheDocument();
  expect(screen.getAllByRole('figure')).toHaveLength(3);
  expect(await screen.findByRole('link', { name: 'Wintercheck' })).toHaveAttribute('href', '/popup/4');
});

test('titles the page by folder and name; an SVG has no focus point', async () => {
  await openFile("Logo's/zilvermeeuw.svg");
  expect(document.title).toBe('zilvermeeuw.svg · Kantoor');
  expect(screen.getByText("Logo's/zilvermeeuw.svg")).toBeInTheDocument();
  expect([screen.queryByText('Focus point x'), screen.queryByText('Focus point y')]).toEqual([null, null]);
  expect(fact('Width')).toBe('400 px');
});

test.each(["Logo's/zilvermeeuw.svg", 'Beeld/Sfeer/meeuwen.gif'])(
  'does not offer to edit the image %s',
  async (path) => {
    await openFile(path);
    expect(screen.queryByRole('button', { name: 'Edit image' })).toBeNull();
  },
);

test('refuses a replacement of too many pixels with the limit (R-LIB-18)', async () => {
  const { user } = await openFile('Beeld/Sfeer/meeuwen.gif');
  await user.upload(
    screen.getByLabelText('Replace …', { selector: 'input' }),
    // A GIF header; its side exceeds the limit.
    new File([new Uint8Array([...Buffer.from('GIF89a'), 0x21, 0x4e, 1, 0])], 'x.gif', { type: 'image/gif' }),
  );
  await waitFor(() => {
    expect(notices()).toEqual(['The image has too many pixels: at most 50,000,000 in all and 20,000 a side.']);
  });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('shows no caption, focus point or image editor for a document', async () => {
  await openFile('Brochures/onderhoud.pdf');
  expect(screen.queryByRole('textbox', { name: 'Caption' })).toBeNull();
  expect(screen.queryByText('Focus point x')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit image' })).toBeNull();
});

test('saves name and text and updates the URL (R-LIB-02)', async () => {
  const { user, library, address } = await openFile();
  await user.click(button('Edit'));
  await user.clear(field('Name'));
  await user.type(field('Name'), 'wintercheck dak');
  await user.clear(field('Alt text'));
  await user.click(button('Save'));
  const path = 'Nieuws/2026/wintercheck dak.jpg';
  await waitFor(() => {
    expect(address()).toBe(addressOf(path));
  });
  await waitFor(() => {
    expect(button('Edit')).not.toHaveAttribute('aria-disabled');
  });
  expect(await stored(library, path)).toMatchObject({ name: 'wintercheck dak.jpg', alt: '' });
});

test('shows a taken name at the field and keeps the input', async () => {
  const { user } = await openFile();
  await user.click(button('Edit'));
  await user.clear(field('Name'));
  await user.type(field('Name'), 'open dag');
  await user.click(button('Save'));
  await waitFor(() => {
    expect(field('Name')).toHaveAttribute('aria-invalid', 'true');
  });
  expect(field('Name').value).toBe('open dag');
  expect(notices()).toEqual(['Name - This name is already used.']);
});

test('shows and copies the URL', async () => {
  const copied: string[] = [];
  const app = openConsole({
    at: addressOf('Brochures/onderhoud.pdf'),
    arrange: ({ services }) => {
      if (services.isBound(Clipboard)) services.unbind(Clipboard);
      services.bind<Clipboard>(Clipboard).toConstantValue({
        write: (text) => {
          copied.push(text);
          return Promise.resolve(true);
        },
        read: () => Promise.resolve(null),
      });
    },
  });
  await waitFor(() => {
    expect(button('Edit')).not.toHaveAttribute('aria-disabled');
  });
  await app.user.click(button('Get url'));
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Copy to clipboard' }));
  expect(copied).toEqual([`${location.origin}/media/Brochures/onderhoud.pdf`]);
  await waitFor(() => {
    expect(notices()).toEqual(['Copied url to clipboard']);
  });
});

test('refuses another type as replacement and accepts the same', async () => {
  const { user, library } = await openFile('Handleidingen/storingscodes.txt');
  const chooser = screen.getByLabelText('Replace …', { selector: 'input' });
  expect(chooser).toHaveAttribute('accept', '.txt');
  const before = await stored(library, 'Handleidingen/storingscodes.txt');
  // The browser's file dialog can be set to show all files.
  await userEvent.setup({ applyAccept: false, delay: null }).upload(chooser, new File(['%PDF-'], 'andere.pdf'));
  expect(notices()).toEqual(['Choose a file of the same type: .txt']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.upload(chooser, new File(['E1 = geen water'], 'nieuw.txt', { type: 'text/plain' }));
  const question = await screen.findByRole('alertdialog', { name: 'Replace storingscodes.txt?' });
  expect(
    within(question)
      .getAllByRole('figure')
      .map((side) => side.textContent),
  ).toEqual([expect.stringMatching(/^Nowstoringscodes\.txt.*B$/), expect.stringMatching(/^Newnieuw\.txt15.*B$/)]);
  expect(within(question).getByRole('note')).toHaveTextContent('Not used.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect([screen.queryByRole('alertdialog'), (await stored(library, 'Handleidingen/storingscodes.txt')).size]).toEqual([
    null,
    before.size,
  ]);
  await user.upload(chooser, new File(['E1 = geen water'], 'nieuw.txt', { type: 'text/plain' }));
  await user.click(await screen.findByRole('button', { name: 'Replace file' }));
  await waitFor(async () => {
    expect((await stored(library, 'Handleidingen/storingscodes.txt')).size).toBe(15);
  });
  expect(before.size).not.toBe(15);
});

test('names uses before a replacement and never overwrites a concurrent save (R-LIB-12)', async () => {
  const { user, library } = await openFile();
  await screen.findByRole('link', { name: 'Wintercheck' });
  const before = await stored(library, PATH);
  await user.upload(
    screen.getByLabelText('Replace …', { selector: 'input' }),
    new File(['\xff\xd8\xff'], 'dak.jpeg', { type: 'image/jpeg' }),
  );
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByRole('note')).toHaveTextContent(
    'Used in 1 place, which will show the new file:Popup: Wintercheck',
  );
  expect(within(question).getByText('1,600 × 900 px', { exact: false })).toBeInTheDocument();
  await library.saveDetails(PATH, { alt: 'Van een ander' }, null)();
  await user.click(button('Replace file'));
  await waitFor(() => {
    expect(notices().join()).toContain('Someone else saved this file in the meantime, so it was not replaced.');
  });
  await waitFor(() => {
    expect(field('Alt text').value).toBe('Van een ander');
  });
  expect((await stored(library, PATH)).size).toBe(before.size);
});

test('counts the uses that the person may not see (R-LIB-12)', async () => {
  const { user, library } = await openFile();
  Object.assign(library, {
    usage: () => () =>
      Promise.resolve(either.right({ uses: [{ module: 'popup', id: '4', title: 'Wintercheck' }], hidden: 2 })),
  });
  await user.click(button('Delete'));
  const question = (): HTMLElement => screen.getByRole('alertdialog');
  await waitFor(() => {
    expect(within(question()).getByRole('note')).toHaveTextContent(
      'Used in 3 places, which will lose it:Popup: WintercheckAnd 2 more that you may not see',
    );
  });
  expect(screen.getByRole('complementary')).toHaveTextContent('And 2 more that you may not see');
  await user.click(within(question()).getByRole('button', { name: 'Cancel' }));
  Object.assign(library, { usage: () => () => Promise.resolve(either.right({ uses: [], hidden: 1 })) });
  await user.click(button('Delete'));
  await waitFor(() => {
    expect(within(question()).getByRole('note')).toHaveTextContent(
      'Used in 1 place, which will lose it:One that you may not see',
    );
  });
});

test('refuses replace and restore with unsaved details', async () => {
  const { user } = await openFile('Handleidingen/storingscodes.txt');
  await user.click(button('Edit'));
  expect(button('Replace …')).not.toHaveAttribute('aria-disabled');
  await user.type(field('Title'), 'Codes');
  for (const name of ['Replace …', 'Restore original …']) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription('Save or cancel your changes first.');
  }
  await user.clear(field('Title'));
  expect(button('Replace …')).not.toHaveAttribute('aria-disabled');
});

test('waits for a running replacement before leaving', async () => {
  const { user, library, address } = await openFile('Handleidingen/storingscodes.txt');
  let arrive = (): void => undefined;
  const { replace } = library;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  Object.assign(library, {
    replace:
      (...all: Parameters<Library['replace']>) =>
      () =>
        arrived.then(replace.bind(library)(...all)),
  });
  await user.upload(
    screen.getByLabelText('Replace …', { selector: 'input' }),
    new File(['E1'], 'nieuw.txt', { type: 'text/plain' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Replace file' }));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(address()).toBe(addressOf('Handleidingen/storingscodes.txt'));
  arrive();
  await waitFor(() => {
    expect(address()).toBe('/dashboard');
  });
});

test('names uses before deletion and returns to the folder', async () => {
  const { user, address } = await openFile();
  await screen.findByRole('link', { name: 'Wintercheck' });
  await user.click(button('Delete'));
  expect(within(screen.getByRole('alertdialog')).getByRole('note')).toHaveTextContent('Wintercheck');
  await user.click(button('Delete 1 file'));
  await waitFor(() => {
    expect(address()).toBe('/library?folder=Nieuws%2F2026');
  });
});

test('shows an unknown file', async () => {
  openConsole({ at: addressOf('Nieuws/2026/nergens.jpg') });
  expect(await screen.findByText('This file no longer exists')).toBeInTheDocument();
});
