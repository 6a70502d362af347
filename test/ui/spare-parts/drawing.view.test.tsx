import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import type { Container } from 'inversify';
import { MemoryLive, type LiveEventsMemory } from '../../../src/adapters/memory/shared/live-events.memory';
import type { LiveEvent } from '../../../src/application/shared/ports/live-events.port';
import { Drawings, type DrawingSave } from '../../../src/application/spare-parts/ports/drawings.port';
import type { Failure } from '../../../src/domain/shared/failure';
import { DrawingView } from '../../../src/ui/spare-parts/image/drawing.view';
import { showSignedIn } from '../shared/support/signed-in';
import { withDrawings } from './support/drawings';

/** jsdom has no layout: the picture fills a stage of its size. The browser tests use the real Cropper. */
jest.mock('cropperjs', () => ({
  __esModule: true,
  default: class {
    constructor(_image: HTMLImageElement, { ready }: { readonly ready: () => void }) {
      queueMicrotask(ready);
    }

    getContainerData = () => ({ width: 480, height: 400 });
    getCanvasData = () => ({ left: 0, top: 0, width: 480, height: 400, naturalWidth: 480, naturalHeight: 400 });
    zoomTo = () => undefined;
    moveTo = () => undefined;
    move = () => undefined;
    crop = () => this;
    clear = () => this;
    setData = () => undefined;
    setDragMode = () => undefined;
    destroy = () => undefined;
  },
}));

/** Sheet 4 of reference 2 in the memory backend: a drawing of 480 by 400 pixels with five items. */
const show = async (arrange?: (services: Container) => void) => {
  history.replaceState(null, '', '/spare-parts/2/image/4');
  const shown = await showSignedIn(
    <DrawingView params={{ id: '2', categoryId: '4' }} title="Image" action="edit" />,
    {},
    ['spare-parts'],
    arrange,
  );
  await screen.findByRole('application', { name: 'Drawing, 480 × 400 pixels' });
  return shown;
};
const button = (name: string) => screen.getByRole('button', { name });
const offset = (name: 'Left' | 'Top') => screen.getByRole('textbox', { name });
/** The section of the rail with this heading. */
const section = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (found === null) throw new Error(`${title} is no part of the rail`);
  return within(found);
};
const listed = (title: string) =>
  section(title)
    .queryAllByRole('listitem')
    .map((entry) => entry.textContent);
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

/** Fails saves with these failures in turn, then succeeds without storing. @returns the saves */
const refusing = (services: Container, ...failures: Failure[]): readonly DrawingSave[] => {
  const saves: DrawingSave[] = [];
  services.unbind(Drawings);
  services.bind<Drawings>(Drawings).toConstantValue({
    save: (save) => {
      saves.push(save);
      const failure = failures.shift();
      return failure === undefined ? taskEither.right(undefined) : taskEither.left(failure);
    },
  });
  return saves;
};

test('who else has the reference open is shown, and who changes it during an edit is said (R-LIV-03, R-LIV-05)', async () => {
  let live: LiveEventsMemory | null = null;
  const { user } = await show((services) => {
    live = services.get<LiveEventsMemory>(MemoryLive);
  });
  const hear = (event: LiveEvent) => {
    act(() => live?.emit({ resource: 'spare-parts', id: '2' }, event));
  };
  hear({ type: 'viewers', viewers: [{ id: '9', name: 'Bram Mol', avatar: null }] });
  expect(await screen.findByRole('img', { name: 'Bram Mol is viewing this too' })).toBeVisible();
  await user.type(offset('Left'), '1');
  hear({ type: 'record', by: 'Bram Mol', isSelf: false, isDeleted: false });
  expect(await screen.findByText('Bram Mol changed this record while you were editing it')).toBeVisible();
  hear({ type: 'record', by: 'Susanne Zandstra', isSelf: true, isDeleted: false });
  expect(await screen.findByText(/^You changed this record in another tab/)).toBeVisible();
});

test('a drawing with all its numbers lacks nothing (R-SPA-33)', async () => {
  await show();
  expect(section('Numbers without a box (0)').getByText('None')).toBeVisible();
  expect(section('Boxes without a number (0)').getByText('None')).toBeVisible();
});

test('numbers without a box and boxes without a number are listed, and follow the offset (R-SPA-33)', async () => {
  const { user } = await show(
    withDrawings((drawing) => {
      const [first, second, third, ...others] = drawing.boxes;
      if (first === undefined || second === undefined || third === undefined) throw new Error('There are no boxes');
      return { ...drawing, boxes: [first, { ...third, item: '2147483647' }, ...others] };
    }),
  );
  expect(listed('Numbers without a box (2)')).toEqual(['2 Ignition electrode', '3 Seal']);
  expect(listed('Boxes without a number (1)')).toEqual(['At 40, 168']);
  await user.clear(offset('Left'));
  // The boxes at the left, 40 to 72, are now outside the picture.
  await user.type(offset('Left'), '72');
  expect(listed('Numbers without a box (4)')).toEqual([
    '1 Burner hood',
    '2 Ignition electrode',
    '3 Seal',
    '5 Gas valve',
  ]);
  expect(listed('Boxes without a number (1)')).toEqual(['At 40, 168']);
});

test('save waits for a change, and for an offset in whole pixels (R-SPA-33)', async () => {
  let saves: readonly DrawingSave[] = [];
  const { user } = await show((services) => {
    saves = refusing(services);
  });
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Save')).toHaveAccessibleDescription('Nothing was changed');
  expect(button('Reset')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Save'));
  await user.keyboard('{Control>}s{/Control}');
  await user.type(offset('Top'), '.5');
  expect(button('Save')).toHaveAccessibleDescription('Enter the offset in whole pixels first');
  expect(offset('Top')).toBeInvalid();
  expect(offset('Left')).toBeValid();
  await user.keyboard('{Control>}s{/Control}');
  await user.clear(offset('Top'));
  await user.type(offset('Top'), '12');
  expect(button('Save')).not.toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Reset'));
  expect(offset('Top')).toHaveValue('0');
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  expect(saves).toEqual([]);
});

test('a failed save keeps what was typed; the next one stores it and shows the reference (R-SPA-44)', async () => {
  let saves: readonly DrawingSave[] = [];
  const { user } = await show((services) => {
    saves = refusing(services, { kind: 'Unreachable', reason: 'cut' });
  });
  await user.clear(offset('Left'));
  await user.type(offset('Left'), '15');
  await user.click(button('Save'));
  await waitFor(() => {
    expect(button('Save')).not.toHaveAttribute('aria-disabled');
  });
  expect(saves).toHaveLength(1);
  expect([offset('Left'), offset('Top')].map((field) => field.getAttribute('value'))).toEqual(['15', '0']);
  expect([fact('Left'), fact('Width')]).toEqual(['15 px', '480 px']);
  expect(location.pathname).toBe('/spare-parts/2/image/4');
  await user.click(button('Save'));
  await waitFor(() => {
    expect(location.pathname).toBe('/spare-parts/2');
  });
  expect(saves.map(({ sheet, details, picture }) => ({ sheet, details, picture }))).toEqual(
    Array(2).fill({ sheet: '4', details: { x: 15, y: 0, width: 480, height: 400 }, picture: null }),
  );
});

test('a crop that the browser cannot draw is not stored without its picture, and stays (R-SPA-30)', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  let saves: readonly DrawingSave[] = [];
  const { user } = await show((services) => {
    saves = refusing(services);
  });
  expect(button('Crop')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.load(screen.getByRole('img'));
  await user.click(button('Crop'));
  act(() => {
    screen.getByRole('application').focus();
  });
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowUp}');
  const framed = ['Left', 'Top', 'Width', 'Height'].map(fact);
  await user.click(button('Save'));
  await waitFor(() => {
    expect(button('Save')).not.toHaveAttribute('aria-disabled');
  });
  expect(saves).toEqual([]);
  expect(['Left', 'Top', 'Width', 'Height'].map(fact)).toEqual(framed);
  expect(framed).not.toContain('480 px');
  expect(button('Crop')).toHaveAttribute('aria-pressed', 'true');
});
