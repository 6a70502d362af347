import type { Page } from '@playwright/test';
import type { Sharp } from 'sharp';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';
import {
  aGradient,
  asSharp,
  difference,
  editorOf,
  pixelsOf,
  stored,
  told,
  uploaded,
  type Format,
  type Pixels,
} from './support/pictures';

const text = wordsOf('en');
const image = (key: string) => text(`library.image.${key}`);

type Step = 'left' | 'right' | 'flipX' | 'flipY' | 'crop' | 'narrow crop';
const BUTTONS = { left: 'turnLeft', right: 'turnRight', flipX: 'flipX', flipY: 'flipY' } as const;

const PICTURE = aGradient(61, 40);

/** Performs one step in the browser. A crop applies the initial box, one pixel to the right; the narrow one is moved and resized. */
const act = async (page: Page, step: Step): Promise<void> => {
  if (step !== 'crop' && step !== 'narrow crop') {
    await page.getByRole('button', { name: image(BUTTONS[step]), exact: true }).click();
    return;
  }
  await page.getByRole('button', { name: image('crop'), exact: true }).click();
  await expect(page.getByRole('application')).toBeFocused();
  const narrow = [
    'ArrowLeft',
    'ArrowLeft',
    'ArrowDown',
    'Control+ArrowLeft',
    'Control+Shift+ArrowLeft',
    'Control+ArrowUp',
  ];
  for (const key of step === 'narrow crop' ? narrow : ['ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
};

const saveIt = async (page: Page, path: string): Promise<void> => {
  await page.getByRole('button', { name: text('shared.actions.save'), exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/library/${encodeURIComponent(path)}`);
};

const opened = async (page: Page, path: string): Promise<void> => {
  await page.goto(editorOf(path));
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
};

/** Edits the picture in a format and saves it. */
const edited = async (
  page: Page,
  format: Format,
  steps: readonly Step[],
): Promise<{ readonly pixels: Pixels; readonly format: string | undefined }> => {
  const path = await uploaded(page, PICTURE, format);
  await opened(page, path);
  for (const step of steps) await act(page, step);
  await saveIt(page, path);
  return stored(page, path);
};

/** The initial crop box, four fifths of each side and centred, one pixel to the right. */
const firstCrop = (picture: Sharp, { width, height }: { readonly width: number; readonly height: number }): Sharp => {
  const [wide, high] = [Math.round(width * 0.8), Math.round(height * 0.8)];
  return picture.extract({
    left: Math.floor((width - wide) / 2) + 1,
    top: Math.floor((height - high) / 2),
    width: wide,
    height: high,
  });
};

/** Performs the same step with sharp. */
const expectedAfter = async (before: Pixels, step: Step | 'quarter left' | 'quarter right'): Promise<Pixels> => {
  const picture = asSharp(before);
  switch (step) {
    case 'flipX':
      return pixelsOf(picture.flop());
    case 'flipY':
      return pixelsOf(picture.flip());
    case 'quarter right':
      return pixelsOf(picture.rotate(90));
    case 'quarter left':
      return pixelsOf(picture.rotate(270));
    case 'crop':
      return pixelsOf(firstCrop(picture, before));
    // From (6, 4), 49 by 32: two left, one down, eleven narrower, one lower.
    case 'narrow crop':
      return pixelsOf(picture.extract({ left: 4, top: 5, width: 38, height: 31 }));
    default:
      throw new Error(`${step} mixes pixels`);
  }
};

const CROPPED: readonly (readonly [string, readonly Step[], readonly (Step | 'quarter left' | 'quarter right')[]])[] = [
  ['a crop by keys', ['narrow crop'], ['narrow crop']],
  [
    'a crop of a crop, turned and mirrored',
    ['crop', 'left', 'left', 'flipX', 'crop', 'flipY'],
    ['crop', 'quarter left', 'flipX', 'crop', 'flipY'],
  ],
  ['turned across, mirrored and turned back', ['right', 'flipX', 'left', 'crop'], ['quarter right', 'flipX', 'crop']],
];

// Rule R-LIB-21.
test('every pixel of the stored PNG is where it belongs', async ({ page }) => {
  for (const [name, steps, expected] of CROPPED)
    await test.step(name, async () => {
      const { pixels, format } = await edited(page, 'png', steps);
      let wanted = PICTURE;
      for (const step of expected) wanted = await expectedAfter(wanted, step);
      expect([format, difference(pixels, wanted)]).toEqual(['png', { most: 0, mean: 0 }]);
    });
});

test('a JPEG and a WebP stay what they are, turned, mirrored and cropped', async ({ page }) => {
  let wanted = PICTURE;
  for (const step of ['crop', 'quarter right', 'flipX'] as const) wanted = await expectedAfter(wanted, step);
  for (const [format, most] of [
    ['jpeg', 12],
    ['webp', 24],
  ] as const)
    await test.step(format, async () => {
      const done = await edited(page, format, ['crop', 'right', 'right', 'flipX']);
      const apart = difference(done.pixels, wanted);
      expect(done.format).toBe(format);
      expect(apart.mean).toBeLessThan(2);
      expect(apart.most).toBeLessThan(most);
    });
});

const cornersOf = ({ width, height, data }: Pixels): readonly (readonly number[])[] =>
  [0, width - 1, width * (height - 1), width * height - 1].map((place) => [...data.subarray(place * 4, place * 4 + 4)]);

/** The editor and its previews show what will be stored. */
const expectShown = async (page: Page, corner: readonly number[]): Promise<void> => {
  await expect(
    page.getByRole('application', { name: text('library.image.stage.label', { width: '142', height: '142' }) }),
  ).toHaveAttribute('aria-busy', 'false');
  const shown = page.getByRole('application').locator('.cropper-canvas img');
  const cornerShown = async (): Promise<readonly number[]> =>
    shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return image.naturalWidth === 142 ? [...(context?.getImageData(0, 0, 1, 1).data ?? [])] : [];
    });
  await expect.poll(cornerShown).toEqual(corner);
  for (const preview of await page.getByRole('figure').locator('img').all())
    expect(await preview.getAttribute('src')).toBe(await shown.getAttribute('src'));
};

/** Compares a rotation with that of sharp; the frames may differ by a pixel around the same centre. */
const expectRotated = (pixels: Pixels, turned: Pixels): void => {
  const [offX, offY] = [Math.round((turned.width - pixels.width) / 2), Math.round((turned.height - pixels.height) / 2)];
  let [compared, apart] = [0, 0];
  for (let y = 0; y < pixels.height; y += 1) {
    for (let x = 0; x < pixels.width; x += 1) {
      const [here, there] = [(y * pixels.width + x) * 4, ((y + offY) * turned.width + x + offX) * 4];
      if (turned.data[there + 3] !== 255) continue;
      compared += 1;
      if (
        [0, 1, 2].some(
          (channel) => Math.abs((pixels.data[here + channel] ?? 0) - (turned.data[there + channel] ?? 0)) > 12,
        )
      )
        apart += 1;
    }
  }
  expect(compared).toBeGreaterThan(9_000);
  // Edge pixels mix with the background.
  expect(apart / compared).toBeLessThan(0.06);
};

test('45 degrees look in the editor and its previews as they are stored: corners transparent, white in a JPEG', async ({
  page,
}) => {
  const picture = aGradient(120, 80);
  const turned = await pixelsOf(asSharp(picture).rotate(45, { background: { r: 0, g: 0, b: 0, alpha: 0 } }));
  for (const [format, corner] of [
    ['png', [0, 0, 0, 0]],
    ['jpeg', [255, 255, 255, 255]],
  ] as const)
    await test.step(format, async () => {
      const path = await uploaded(page, picture, format);
      await opened(page, path);
      await act(page, 'right');
      await expectShown(page, corner);
      await saveIt(page, path);
      const { pixels } = await stored(page, path);
      expect([pixels.width, pixels.height]).toEqual([142, 142]);
      for (const found of cornersOf(pixels))
        for (const [place, value] of found.entries())
          expect(Math.abs(value - (corner[place] ?? 0))).toBeLessThanOrEqual(3);
      expectRotated(pixels, turned);
    });

  await test.step('cropped pixels stay out', async () => {
    const { pixels } = await edited(page, 'png', ['crop', 'right']);
    // Four fifths of 61 by 40 are 49 by 32.
    expect([pixels.width, pixels.height]).toEqual([58, 58]);
    let opaque = 0;
    for (let place = 3; place < pixels.data.length; place += 4) if ((pixels.data[place] ?? 0) > 127) opaque += 1;
    expect(Math.abs(opaque - 49 * 32)).toBeLessThan(80);
  });
});

test('keeps the focus point in place and restores the original', async ({ page }) => {
  const path = await uploaded(page, PICTURE, 'png');
  await opened(page, path);
  await page.getByRole('button', { name: image('focus'), exact: true }).click();
  await expect(page.getByRole('application')).toBeFocused();
  // 20 of 61 pixels right, 10 of 40 up.
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowUp', 'Enter']) await page.keyboard.press(key);
  for (const step of ['right', 'right', 'crop'] as const) await act(page, step);
  await saveIt(page, path);
  // Rotated: 40 by 61, point 10 right of and 20 below the centre; the crop is 32 by 49, its centre 1 to the right.
  expect(await told(page, path)).toMatchObject({
    width: 32,
    height: 49,
    altered: 1,
    focuspoint: { x: expect.closeTo(0.5625, 2), y: expect.closeTo(0.816, 1) },
  });

  await page.goto(editorOf(path));
  await page.getByRole('button', { name: image('restore.open') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: text('shared.actions.cancel') })).toBeFocused();
  await question.getByRole('button', { name: image('restore.confirm') }).click();
  // The button is disabled while restoring.
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: image('restore.open') })).toBeDisabled();
  expect(difference((await stored(page, path)).pixels, PICTURE)).toEqual({ most: 0, mean: 0 });
});
