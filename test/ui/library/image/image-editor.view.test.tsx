import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { either } from 'fp-ts';
import '../../../../src/adapters/memory/library/library.memory.module';
import { MemoryLive, type LiveEventsMemory } from '../../../../src/adapters/memory/shared/live-events.memory';
import { Library } from '../../../../src/application/library/ports/library.port';
import type { LiveEvent } from '../../../../src/application/shared/ports/live-events.port';
import '../../../../src/application/library/library.module';
import type { Drawing } from '../../../../src/domain/library/image-steps';
import '../../../../src/ui/library/image/image-editor.view';
import { freshBrowser, notices, openConsole } from '../../shell/support/console';
import { teachBytes } from '../support/bytes';

/** Calls of the cropper and the canvas, which jsdom does not draw; the browser tests use the real ones. */
const asked: unknown[] = [];
const SAVED =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

jest.mock('cropperjs', () => ({
  __esModule: true,
  default: class {
    private shown = { left: 0, top: 0, width: 450, height: 450, naturalWidth: 900, naturalHeight: 900 };

    constructor(_image: HTMLImageElement, { ready }: { readonly ready: () => void }) {
      queueMicrotask(ready);
    }

    getContainerData = () => ({ width: 750, height: 660 });
    getCanvasData = () => this.shown;
    zoomTo = (ratio: number) => {
      this.shown = { ...this.shown, width: 900 * ratio, height: 900 * ratio };
    };
    moveTo = (left: number, top: number) => {
      this.shown = { ...this.shown, left, top };
    };
    move = (right: number, down: number) => {
      asked.push(['move', right, down]);
    };
    crop = () => this;
    clear = () => this;
    setData = ({ x, y, width, height }: Record<string, number>) => {
      asked.push(['box', x, y, width, height]);
    };
    setDragMode = (mode: string) => {
      asked.push(['mode', mode]);
    };
    destroy = () => undefined;
  },
}));

jest.mock('../../../../src/ui/library/image/image-draw', () => ({
  drawShown: (picture: { readonly src: string }, drawing: Drawing | null) =>
    Promise.resolve({
      width: drawing?.width ?? 900,
      height: drawing?.height ?? 900,
      address: drawing === null ? picture.src : 'blob:drawn',
      release: () => undefined,
    }),
  drawWhole: (_picture: unknown, { width, height }: Drawing, type: string) => {
    asked.push(['draw', width, height, type]);
    return Promise.resolve(either.right(SAVED));
  },
}));

let broken = false;
let picture = { width: 900, height: 900 };

beforeEach(() => {
  freshBrowser();
  teachBytes();
  asked.length = 0;
  broken = false;
  picture = { width: 900, height: 900 };
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    queueMicrotask(() => {
      Object.defineProperties(image, {
        naturalWidth: { value: picture.width },
        naturalHeight: { value: picture.height },
      });
      fireEvent(image, new Event(broken ? 'error' : 'load'));
    });
    return image;
  });
});

const PATH = 'Beeld/Producten/Warmtepompen/bediening.png';
const addressOf = (path: string): string => `/library/${encodeURIComponent(path)}/edit`;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const stage = () => screen.findByRole('application');
const value = (name: string): string =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? '';

const openEditor = async (path = PATH) => {
  const app = openConsole({ at: addressOf(path) });
  await stage();
  await waitFor(() => {
    expect(screen.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  });
  return { ...app, library: app.services.get<Library>(Library) };
};
const stored = async (library: Library, path = PATH) => {
  const found = await library.file(path)();
  if (either.isLeft(found)) throw new Error(found.left.kind);
  return found.right;
};

test('opens with its values and says why Save is off (R-LIB-06)', async () => {
  await openEditor();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Image edit');
  expect(document.title).toBe('bediening.png edit · Kantoor');
  expect([value('Width'), value('Height'), value('Focus point x'), value('Focus point y')]).toEqual([
    '900 px',
    '900 px',
    '0.000',
    '0.000',
  ]);
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Save')).toHaveAccessibleDescription('Nothing is changed yet');
  for (const name of ['Undo', 'Redo'])
    expect(button(name)).toHaveAccessibleDescription(`There is nothing to ${name.toLowerCase()}`);
  expect(button('Restore original …')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByRole('figure')).toHaveLength(3);
});

test('crops by keyboard: move, resize, apply, undo (R-LIB-06)', async () => {
  const { user } = await openEditor();
  await user.click(button('Crop'));
  expect(await stage()).toHaveFocus();
  expect(button('Crop')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Save')).toHaveAccessibleDescription('Apply or cancel first');
  expect(screen.getByText('720 × 720 px')).toBeInTheDocument();
  await user.keyboard(
    '{ArrowRight}{Shift>}{ArrowUp}{/Shift}{Control>}{ArrowLeft}{/Control}{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}',
  );
  expect(screen.getByText('719 × 730 px')).toBeInTheDocument();
  expect(screen.getByText('Crop of 719 by 730 px, 91 px from the left and 80 px from the top.')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual(['box', 91, 80, 719, 730]);
  await user.keyboard('{Enter}');
  expect([value('Width'), value('Height')]).toEqual(['719 px', '730 px']);
  expect([button('Save').hasAttribute('disabled'), screen.queryByText('Unsaved changes') !== null]).toEqual([
    false,
    true,
  ]);
  await user.keyboard('{Control>}z{/Control}');
  expect(value('Width')).toBe('900 px');
  await user.keyboard('{Control>}y{/Control}');
  expect(value('Width')).toBe('719 px');
});

test('Esc leaves a mode only; Cancel asks once and leaves for the file', async () => {
  const { user, address } = await openEditor();
  await user.click(button('Rotate 45° right'));
  await user.click(button('Flip vertically'));
  await user.click(button('Crop'));
  await user.keyboard('{Escape}');
  expect(button('Crop')).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard('{Escape}');
  expect(value('Width')).toBe('1,273 px');
  await user.click(button('Cancel'));
  expect(address()).toBe(addressOf(PATH));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(address()).toBe(`/library/${encodeURIComponent(PATH)}`);
});

test('Cancel returns to the folder from which the editor was opened', async () => {
  const folder = '/library?folder=Beeld%2FProducten%2FWarmtepompen';
  const { user, address } = openConsole({ at: folder });
  await user.click(await screen.findByRole('option', { name: /^bediening/ }));
  await user.click(button('Edit image'));
  await stage();
  await user.click(button('Flip vertically'));
  await user.click(button('Cancel'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => {
    expect(address()).toBe(folder);
  });
});

test('shows size and focus point of the cropped picture while it crops (R-LIB-06)', async () => {
  const { user } = await openEditor();
  await user.click(button('Crop'));
  expect([value('Width'), value('Height'), value('Focus point x')]).toEqual(['720 px', '720 px', '0.000']);
  await user.click(button('Cancel'));
  expect(value('Width')).toBe('900 px');
});

test('applies a focus point after a debounce, or on Enter (R-LIB-05)', async () => {
  const { user } = await openEditor();
  await user.click(button('Focus point'));
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  await waitFor(() => {
    expect([value('Focus point x'), value('Focus point y')]).toEqual(['0.002', '-0.022']);
  });
  expect(screen.getByText('Focus point 0.002, -0.022.')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(value('Focus point x')).toBe('0.004');
  expect(button('Focus point')).toHaveAttribute('aria-pressed', 'false');
  await user.click(button('Flip horizontally'));
  expect(value('Focus point x')).toBe('-0.004');
});

test('changes only the view in Move mode', async () => {
  const { user } = await openEditor();
  await user.click(button('Move'));
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  const moves = asked.filter((entry) => Array.isArray(entry) && entry[0] === 'move');
  expect(moves).toEqual([
    ['move', 1, 0],
    ['move', 0, 10],
  ]);
  const before = screen.getByText(/^Shown at/).textContent;
  await user.keyboard('+');
  expect(screen.getByText(/^Shown at/).textContent).not.toBe(before);
  await user.click(button('Show all'));
  expect(screen.getByText(/^Shown at/).textContent).toBe(before);
  await user.click(button('Done'));
  expect(button('Save')).toHaveAccessibleDescription('Nothing is changed yet');
});

test('draws the result once at full size, saves, and returns to the file (R-LIB-21)', async () => {
  const { user, address, library } = await openEditor();
  for (const name of ['Rotate 45° left', 'Rotate 45° left', 'Flip vertically', 'Focus point'])
    await user.click(button(name));
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => {
    expect(address()).toBe(`/library/${encodeURIComponent(PATH)}`);
  });
  expect(asked.filter((entry) => Array.isArray(entry) && entry[0] === 'draw')).toEqual([
    ['draw', 900, 900, 'image/png'],
  ]);
  expect(notices()).toEqual([expect.stringContaining('The image is saved'), 'Undo']);
  expect(await stored(library)).toMatchObject({ altered: true, focusPoint: { x: 0.022, y: 0 } });
});

test('keeps the steps after a failed save and shows the reason', async () => {
  const { user, line } = await openEditor();
  await user.click(button('Flip vertically'));
  line.failNext({ kind: 'Unreachable', reason: 'cut' });
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The image was not savedThe connection to the server was lost.',
  );
  expect([button('Undo').hasAttribute('disabled'), button('Save').hasAttribute('disabled')]).toEqual([false, false]);
});

test('overwrites a concurrent save only on request', async () => {
  const { user, address, library } = await openEditor();
  await user.click(button('Flip vertically'));
  await library.saveDetails(PATH, { alt: 'Anders' }, null)();
  await user.click(button('Save'));
  const strip = await screen.findByRole('alert');
  expect(strip).toHaveTextContent('This file was saved in the meantime');
  expect((await stored(library)).altered).toBe(false);
  // In a mode, Save is disabled and states the reason.
  await user.click(button('Crop'));
  await waitFor(() => {
    expect(button('Overwrite')).toHaveAccessibleDescription('Apply or cancel first');
  });
  expect(button('Overwrite')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(button('Overwrite')).toBeEnabled();
  });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Overwrite' }));
  await waitFor(() => {
    expect(address()).toBe(`/library/${encodeURIComponent(PATH)}`);
  });
  expect(await stored(library)).toMatchObject({ altered: true, alt: 'Anders' });
});

test('allows rotating an image that is too large; Save gives the reason (R-LIB-06)', async () => {
  picture = { width: 6_000, height: 6_000 };
  const { user } = await openEditor();
  await user.click(button('Rotate 45° right'));
  expect(button('Save')).toBeEnabled();
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Save')).toHaveAccessibleDescription(/^Too large to save/);
  await user.click(button('Save'));
  expect(notices().join()).toContain('Too large to save');
  expect(asked.filter((entry) => Array.isArray(entry) && entry[0] === 'draw')).toEqual([]);
  await user.click(button('Rotate 45° right'));
  expect(button('Save')).not.toHaveAttribute('aria-disabled');
  expect([value('Width'), button('Save').hasAttribute('disabled')]).toEqual(['6,000 px', false]);
});

test('undo without steps keeps the focus and says why it does nothing, also by its key (R-SHR-73)', async () => {
  const { user } = await openEditor();
  await user.click(button('Flip vertically'));
  await user.click(button('Undo'));
  expect(button('Undo')).toHaveFocus();
  expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(notices().join()).toContain('There is nothing to undo');
  await user.keyboard('{Control>}y{/Control}{Control>}y{/Control}');
  expect(notices().join()).toContain('There is nothing to redo');
});

test('offers a download of the result if the file was deleted', async () => {
  const { user, library } = await openEditor();
  const taken: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    taken.push(this.download);
  });
  await user.click(button('Flip vertically'));
  await library.remove(PATH)();
  await user.click(button('Save'));
  const strip = await screen.findByRole('alert');
  expect(strip).toHaveTextContent('This file was deleted in the meantime');
  expect(notices().join()).not.toContain('Nothing found');
  await user.click(within(strip).getByRole('button', { name: 'Download the result' }));
  await waitFor(() => {
    expect(taken).toEqual(['bediening.png']);
  });
  expect([button('Undo').hasAttribute('disabled'), screen.queryByText('Unsaved changes') !== null]).toEqual([
    false,
    true,
  ]);
});

test('asks before leaving with unsaved steps', async () => {
  const { user, address } = await openEditor();
  await user.click(button('Flip vertically'));
  await user.click(button('Back to file'));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect([address(), button('Undo').hasAttribute('disabled')]).toEqual([addressOf(PATH), false]);
  await user.click(button('Back to file'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(address()).toBe(`/library/${encodeURIComponent(PATH)}`);
});

test('restores the original after confirmation and drops the steps', async () => {
  const { user, address, library } = await openEditor();
  await user.click(button('Flip vertically'));
  await user.click(button('Save'));
  await waitFor(() => {
    expect(address()).toBe(`/library/${encodeURIComponent(PATH)}`);
  });
  act(() => {
    history.pushState(null, '', addressOf(PATH));
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => {
    expect(screen.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  });
  await user.click(button('Rotate 45° right'));
  await user.click(button('Restore original …'));
  const question = await screen.findByRole('alertdialog', { name: 'Restore the original of bediening.png?' });
  expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Restore original' }));
  await waitFor(() => {
    expect(button('Restore original …')).toHaveAttribute('aria-disabled', 'true');
  });
  await waitFor(() => {
    expect(screen.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  });
  expect([(await stored(library)).altered, value('Width'), screen.queryByText('Unsaved changes')]).toEqual([
    false,
    '900 px',
    null,
  ]);
  // The button that opened the question keeps the focus, and states why it is disabled.
  expect(button('Restore original …')).toHaveFocus();
  expect(button('Restore original …')).toHaveAccessibleDescription('This is the original');
});

test.each([
  ["Logo's/zilvermeeuw.svg", 'It is a vector drawing: it has no pixels'],
  ['Beeld/Sfeer/meeuwen.gif', 'It may be animated'],
  ['Brochures/onderhoud.pdf', 'It is not an image.'],
])('refuses %s with the reason and leads back', async (path, reason) => {
  const { user, address } = openConsole({ at: addressOf(path) });
  expect(await screen.findByText(new RegExp(reason))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  const [, back] = screen.getAllByRole('button', { name: 'Back to file' });
  await user.click(back ?? document.body);
  expect(address()).toBe(`/library/${encodeURIComponent(path)}`);
});

test('reports unreadable bytes', async () => {
  broken = true;
  openConsole({ at: addressOf(PATH) });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'bediening.png cannot be edited hereIt cannot be read as an image.',
  );
});

test('leads back from a deleted image and retries a failed load', async () => {
  openConsole({ at: addressOf('Beeld/weg.png') });
  expect(await screen.findByRole('alert')).toHaveTextContent('This file no longer exists');
  expect(button('Back to the library')).toBeInTheDocument();
});

test('tells who else looks at the file, and what they do with it (R-LIV-07)', async () => {
  const { user, services, line } = await openEditor();
  const live = services.get<LiveEventsMemory>(MemoryLive);
  const hear = (event: LiveEvent): void => {
    act(() => {
      live.emit({ resource: 'library', id: PATH }, event);
    });
  };
  const bram = { type: 'record', by: 'Bram Mol', isSelf: false } as const;
  hear({ type: 'viewers', viewers: [{ id: '9', name: 'Bram Mol', avatar: null }] });
  expect(await screen.findByRole('img', { name: 'Bram Mol is viewing this too' })).toBeVisible();
  // The edit has no steps, so the new image replaces the old one.
  picture = { width: 450, height: 300 };
  hear({ ...bram, isDeleted: false });
  await waitFor(() => {
    expect(value('Width')).toBe('450 px');
  });
  expect(screen.queryByText(/changed this record/)).toBeNull();
  await user.click(button('Rotate 45° left'));
  hear({ ...bram, isDeleted: false });
  expect(await screen.findByText('Bram Mol changed this record while you were editing it')).toBeVisible();
  expect(screen.getByText(/you choose whether to overwrite the new version/)).toBeVisible();
  line.failNext({ kind: 'Changed' });
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Bram Mol changed this record');
  hear({ ...bram, isDeleted: true });
  expect(await screen.findByText('Bram Mol deleted this record')).toBeVisible();
  expect(button('Download the result')).toBeVisible();
});
