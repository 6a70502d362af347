import { act, fireEvent, waitFor } from '@testing-library/react';
import { fileAddress } from '../../../src/application/library/published/file-address';
import { teachBytes } from '../library/support/bytes';
import { freshBrowser } from './support/console';
import { holdEach } from './support/hold-answers';
import { expectKeySays, go, main, openModules, press, saidReasons, TEXTS, type Language } from './support/said-reasons';

/** No layout or canvas in jsdom; other tests cover the editors themselves. */
jest.mock('cropperjs', () => ({
  __esModule: true,
  default: class {
    getContainerData = () => ({ width: 480, height: 400 });
    getCanvasData = () => ({ left: 0, top: 0, width: 480, height: 400, naturalWidth: 480, naturalHeight: 400 });
    zoomTo = () => undefined;
    moveTo = () => undefined;
    clear = () => this;
    setDragMode = () => undefined;
    destroy = () => undefined;

    constructor(_: HTMLImageElement, { ready }: { readonly ready: () => void }) {
      queueMicrotask(ready);
    }
  },
}));
jest.mock('../../../src/ui/library/image/image-draw', () => ({
  drawShown: ({ src }: { readonly src: string }) =>
    Promise.resolve({ width: 480, height: 400, address: src, release: () => undefined }),
}));

const IMAGE = `${fileAddress('Beeld/Producten/Warmtepompen/bediening.png')}/edit`;
const DRAWING = '/spare-parts/2/image/4';
const ITEMS = '/navigation/1/items';

const SAID = {
  en: {
    save: 'Save',
    undo: ['Undo', 'There is nothing to undo'],
    redo: ['Redo', 'There is nothing to redo'],
    unchanged: 'Nothing is changed yet',
    drawing: ['Save: Nothing was changed', 'Reset: Nothing was changed'],
    wrong: 'Correct 1 field first',
  },
  nl: {
    save: 'Opslaan',
    undo: ['Ongedaan maken', 'Er is niets om ongedaan te maken'],
    redo: ['Opnieuw', 'Er is niets om opnieuw te doen'],
    unchanged: 'Er is nog niets gewijzigd',
    drawing: ['Opslaan: Er is niets gewijzigd', 'Herstellen: Er is niets gewijzigd'],
    wrong: 'Verbeter eerst 1 veld',
  },
} as const;

beforeEach(() => {
  freshBrowser();
  teachBytes();
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    queueMicrotask(() => fireEvent.load(image));
    return image;
  });
});

/** Opens an editor. While it loads, each command that needs it states that as the reason. */
const opened = async (module: string, path: string, language: Language): Promise<void> => {
  const { line } = await openModules([module], language);
  const { loading } = TEXTS[language];
  const { answerAll } = holdEach(line);
  go(path);
  await waitFor(() => {
    expect(main().querySelector('button[aria-disabled="true"]')).not.toBeNull();
  });
  expect(main().querySelector('button:disabled')).toBeNull();
  expect(saidReasons(path, language).filter((said) => !said.endsWith(`: ${loading}`))).toEqual([]);
  if (path !== ITEMS) expectKeySays(loading, 's', { ctrlKey: true });
  await act(async () => {
    answerAll();
    await Promise.resolve();
  });
  if (path === DRAWING) {
    await waitFor(() => {
      expect(main().querySelector('img')).not.toBeNull();
    });
    for (const picture of main().querySelectorAll('img')) fireEvent.load(picture);
  }
  await waitFor(() => {
    expect(main().querySelectorAll(`[data-tooltip="${loading}"]`)).toHaveLength(0);
  });
};

describe.each(['en', 'nl'] as const)('in %s, a command that is off says why (R-SHR-73)', (language) => {
  const said = SAID[language];

  test('beside an image', async () => {
    await opened('library', IMAGE, language);
    const off = saidReasons(IMAGE, language);
    expect(off).toEqual(
      expect.arrayContaining([`${said.save}: ${said.unchanged}`, said.undo.join(': '), said.redo.join(': ')]),
    );
    const stage = main().querySelector('[role="application"]') ?? document.body;
    expectKeySays(said.unchanged, 's', { ctrlKey: true });
    expectKeySays(said.undo[1], 'z', { ctrlKey: true }, stage);
    expectKeySays(said.redo[1], 'y', { ctrlKey: true }, stage);
  });

  test('beside a drawing', async () => {
    await opened('spare-parts', DRAWING, language);
    expect(saidReasons(DRAWING, language)).toEqual(said.drawing);
    expectKeySays(said.drawing[0].replace(/.*: /, ''), 's', { ctrlKey: true });
  });

  test('beside the items of a menu', async () => {
    await opened('navigation', ITEMS, language);
    expect(saidReasons(ITEMS, language)).toEqual([]);
    press('Enter', {}, main().querySelector('[role="treeitem"]') ?? document.body);
    await waitFor(() => {
      expect(main().querySelector('input[name="label"]')).not.toBeNull();
    });
    const label = main().querySelector('input[name="label"]') ?? document.body;
    fireEvent.change(label, { target: { value: '' } });
    fireEvent.blur(label);
    await waitFor(() => {
      expect(main().querySelector('[type="submit"]')).toHaveAttribute('aria-disabled', 'true');
    });
    expect(saidReasons(ITEMS, language)).toEqual([`${said.save}: ${said.wrong}`]);
  });
});
