import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import '../../../src/adapters/memory/session/profile.memory.module';
import '../../../src/application/session/profile.module';
import '../../../src/ui/session/profile.view';
import '../../../src/ui/shared/cropper/picture-cropper';
import { freshBrowser, notices, openConsole, SU } from '../shell/support/console';

/** Calls of the cropping library, which cannot draw in jsdom; the browser tests use the real one. */
const asked: unknown[] = [];

jest.mock('cropperjs', () => ({
  __esModule: true,
  default: class {
    private width = 300;

    constructor(_image: HTMLImageElement, { ready }: { readonly ready: () => void }) {
      queueMicrotask(ready);
    }

    getContainerData = () => ({ width: 450, height: 300 });
    getCanvasData = () => ({ width: this.width, naturalWidth: 1_000, naturalHeight: 1_000 });
    crop = () => this;
    setCropBoxData = () => this;
    zoomTo = (ratio: number) => {
      this.width = ratio * 1_000;
      asked.push(['zoom', Math.round(ratio * 1_000)]);
    };
    move = (right: number, down: number) => {
      asked.push(['move', right, down]);
    };
    getCroppedCanvas = (options: unknown) => {
      asked.push(['draw', options]);
      return {
        toDataURL: (type: string) => `data:${type};base64,${type === 'image/png' ? 'iVBORw0KGgo=' : '/9j/4A=='}`,
      };
    };
    destroy = () => {
      asked.push(['destroyed']);
    };
  },
}));

const [released, addresses]: [string[], File[]] = [[], []];

beforeEach(() => {
  freshBrowser();
  for (const list of [asked, released, addresses]) list.length = 0;
  URL.createObjectURL = (file) => `blob:${String(addresses.push(file as File))}`; // cast: the test chooses only files
  URL.revokeObjectURL = (address) => {
    released.push(address);
  };
});

const openPhoto = async (arrange?: Parameters<typeof openConsole>[0]) => {
  const app = openConsole({ at: '/profile', ...arrange });
  await app.user.click(await screen.findByRole('button', { name: 'Change photo' }));
  return app;
};
const file = (name: string, size = 10): File => {
  const made = new File(['x'.repeat(Math.min(size, 10))], name);
  return Object.defineProperty(made, 'size', { value: size });
};
const choose = (chosen: File): void => {
  const input = document.querySelector('input[type=file]');
  if (input === null) throw new Error('Nothing can be chosen');
  fireEvent.change(input, { target: { files: [chosen] } });
};
const stage = () => screen.findByRole('application');
const crop = async (name = 'ik.png') => {
  const app = await openPhoto();
  choose(file(name));
  await stage();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Save photo' })).toBeEnabled();
  });
  return app;
};
/** Fires the event that a browser fires on Esc in a dialog. */
const escape = (): void => {
  fireEvent(
    [...document.querySelectorAll('dialog')].at(-1) ?? document.body,
    new Event('cancel', { cancelable: true }),
  );
};

test.each([
  [file('verslag.pdf'), '“verslag.pdf” cannot be used as a photo. Allowed: .jpg, .jpeg and .png.'],
  [file('ik.png', 21 * 1024 * 1024), '“ik.png” is 21.00 MB. The maximum is 20.00 MB.'],
  [file('leeg.jpg', 0), '“leeg.jpg” cannot be read as an image. The file may be damaged, or not be an image.'],
])('refuses a file that is no photo with the reason (R-SES-21)', async (chosen, reason) => {
  await openPhoto();
  choose(chosen);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(screen.getByRole('dialog', { name: 'Change photo' })).toBeInTheDocument();
});

test('returns to the file choice if the file is no image', async () => {
  await crop();
  const [image] = (await stage()).getElementsByTagName('img');
  fireEvent.error(image ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent('“ik.png” cannot be read as an image.');
  choose(file('ander.png'));
  await stage();
  expect(released).toEqual(['blob:1']);
});

test('saves the crop, shows it in the top bar and returns the focus', async () => {
  const { user, personOf } = await crop('Ik zelf.PNG');
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
  await waitFor(() => {
    expect(notices()).toEqual([expect.stringContaining('Your photo is saved')]);
  });
  expect(personOf(SU).avatar).toBe('data:image/png;base64,iVBORw0KGgo=');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: /^Account of/ }).querySelector('img')).toHaveAttribute(
      'src',
      personOf(SU).avatar,
    );
  });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change photo' })).toHaveFocus();
  expect([asked.at(-1), released]).toEqual([['destroyed'], ['blob:1']]);
});

test('sends a JPEG as JPEG on white', async () => {
  const { user, personOf } = await crop('ik.jpeg');
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
  await waitFor(() => {
    expect(personOf(SU).avatar).toMatch(/^data:image\/jpeg/);
  });
  expect(asked).toContainEqual(['draw', expect.objectContaining({ width: 512, height: 512, fillColor: '#fff' })]);
});

test('keeps the crop after a failed save and offers a retry', async () => {
  const { user, line, personOf } = await crop();
  line.failNext({ kind: 'Unreachable', reason: 'cut' });
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
  await waitFor(() => {
    expect(notices()).toEqual([expect.stringContaining('The connection to the server was lost.')]);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The photo was not savedThe connection to the server was lost.',
  );
  expect(asked).not.toContainEqual(['destroyed']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(personOf(SU).avatar).not.toBeNull();
  });
});

test('moves and zooms by keys and buttons within the image', async () => {
  const { user } = await crop();
  asked.length = 0;
  (await stage()).focus();
  await user.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}-+');
  await user.click(screen.getByRole('button', { name: 'Move right' }));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(asked).toEqual([
    ['move', -12, 0],
    ['move', 0, 60],
    ['zoom', 268],
    ['zoom', 295],
    ['move', 12, 0],
    ['zoom', 324],
  ]);
});

test('closes an untouched crop on Esc and confirms a touched one', async () => {
  const { user } = await crop();
  escape();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  await user.click(screen.getByRole('button', { name: 'Change photo' }));
  choose(file('ik.png'));
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  });
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  escape();
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard this crop?' }));
  expect(question.getByRole('button', { name: 'Continue cropping' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Continue cropping' }));
  expect(screen.getByRole('dialog', { name: 'Crop your photo' })).toBeInTheDocument();
  escape();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(released).toEqual(['blob:1', 'blob:2']);
});

test('removes a photo after confirmation and shows initials', async () => {
  const { user, personOf } = await openPhoto({
    arrange: ({ staff }) => {
      const own = staff.users.find('1')?.record;
      if (own !== undefined) staff.users.put({ ...own, avatar: 'data:image/png;base64,iVBORw0KGgo=' });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove your photo?' }));
  expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => {
    expect(notices()).toEqual([expect.stringContaining('Your photo is removed')]);
  });
  expect(personOf(SU).avatar).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: /^Account of/ })).toHaveTextContent('SZ');
  });
});

test('offers no removal without a photo', async () => {
  await openPhoto();
  expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
});

test('accepts a file dropped anywhere on the page', async () => {
  await openPhoto();
  const drop = (type: string): boolean =>
    fireEvent(
      globalThis.window,
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
        dataTransfer: { types: ['Files'], files: [file('ik.png')] },
      }),
    );
  expect(drop('dragover')).toBe(false);
  expect(await screen.findByText('Release to use this photo')).toBeInTheDocument();
  expect(drop('drop')).toBe(false);
  await stage();
  expect(drop('drop')).toBe(false);
  expect(addresses).toHaveLength(1);
});
