import { keepFocus } from '../../../../src/ui/shared/focus/keep-focus.bridge';

let end: () => void;

/** The elements of a page by id; jsdom has no layout. */
const page = (html: string) => {
  document.body.innerHTML = `<main id="content" tabindex="-1">${html}</main>`;
  return (id: string): HTMLElement => {
    const found = document.getElementById(id);
    if (found === null) throw new Error(`no ${id}`);
    return found;
  };
};
/** Runs the mutation observers and the delay after which the focus moves. */
const runDelay = async (): Promise<void> => {
  await Promise.resolve();
  jest.advanceTimersByTime(250);
};
const press = (type: 'keydown' | 'keyup'): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true }));
const focused = (): string | undefined => document.activeElement?.id;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  end = keepFocus();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

describe('the focus of an element that is off or gone (R-SHR-58)', () => {
  test('goes to what follows, else to what precedes, and comes back when the element is on again', async () => {
    const at = page('<div><button id="before"></button><button id="save"></button><button id="after"></button></div>');
    at('save').focus();
    at('save').setAttribute('disabled', '');
    await runDelay();
    expect(focused()).toBe('after');
    at('save').removeAttribute('disabled');
    await runDelay();
    expect(focused()).toBe('save');
    at('after').remove();
    at('save').remove();
    await runDelay();
    expect(focused()).toBe('before');
  });

  test('does not come back once a key was pressed', async () => {
    const at = page('<button id="save"></button><button id="after"></button>');
    at('save').focus();
    at('save').setAttribute('disabled', '');
    await runDelay();
    press('keydown');
    press('keyup');
    at('save').removeAttribute('disabled');
    await runDelay();
    expect(focused()).toBe('after');
  });

  test('waits for the end of a key that is held down', async () => {
    const at = page('<button id="next"></button><button id="after"></button>');
    at('next').focus();
    press('keydown');
    at('next').setAttribute('disabled', '');
    await runDelay();
    expect(focused()).toBe('next');
    press('keyup');
    await runDelay();
    expect(focused()).toBe('after');
  });

  test('does not leave a text field for a button, and comes back to it', async () => {
    const at = page('<div id="form"><input id="name"><button id="cancel"></button></div>');
    at('name').focus();
    at('form').setAttribute('inert', '');
    at('name').blur();
    await runDelay();
    press('keydown');
    press('keyup');
    expect(focused()).toBe('');
    at('form').removeAttribute('inert');
    await runDelay();
    expect(focused()).toBe('name');
  });

  test('goes to the row that takes the place of a row', async () => {
    const at = page('<ul><li id="one" tabindex="-1"></li><li id="two" tabindex="-1"></li></ul>');
    at('one').focus();
    at('one').remove();
    await runDelay();
    expect(focused()).toBe('two');
  });

  test('goes below a dialog that closes, beside the button that opened it', async () => {
    const at = page('<button id="add"></button><button id="open"></button>');
    at('open').focus();
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="dialog"><button id="yes"></button></div>');
    at('yes').focus();
    at('open').remove();
    at('dialog').remove();
    await runDelay();
    expect(focused()).toBe('add');
  });

  test('goes to another screen as a whole', async () => {
    const at = page('<h1></h1><button id="open"></button>');
    at('open').focus();
    at('content').innerHTML = '<h1></h1><button id="other"></button>';
    await runDelay();
    expect(focused()).toBe('content');
  });

  test('stays away where the person left the element', async () => {
    const at = page('<button id="one"></button><button id="two"></button>');
    at('one').focus();
    at('one').blur();
    at('two').remove();
    await runDelay();
    expect(focused()).toBe('');
  });
});
