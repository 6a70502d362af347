import { act, fireEvent, screen } from '@testing-library/react';
import { Button } from '../../../../src/ui/shared/controls/button';
import { add } from '../../../../src/ui/shared/icons/shell-shapes';
import { TooltipHost } from '../../../../src/ui/shared/overlays/tooltip-host';
import { show } from '../../support/render';

const pressed = jest.fn();

const screenWithTips = (
  <>
    <input aria-label="Before" />
    <Button icon={add} aria-label="Add" onClick={pressed} />
    <Button disabledReason="Select something first." onClick={pressed}>
      Delete
    </Button>
    <span data-tooltip="Marijke Postma">Marijke Postma</span>
    <TooltipHost first={new Event('keydown')} />
  </>
);
const tooltip = () => screen.queryByRole('tooltip', { hidden: true });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  jest.useFakeTimers();
  pressed.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

// jsdom has no pointer events.
const point = (
  element: Element,
  type: string,
  pointerType: string,
  more: { readonly relatedTarget?: Element; readonly clientX?: number; readonly clientY?: number } = {},
): void => {
  fireEvent(element, Object.assign(new Event(type, { bubbles: true }), { pointerType, ...more }));
};
const hover = (element: Element): void => {
  point(element, 'pointerover', 'mouse');
};
const pass = (milliseconds: number): void => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};
const touch = (element: Element): void => {
  point(element, 'pointerdown', 'touch');
};
const tab = (to: Element): void => {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.focusIn(to);
};

test('shows the name of an icon button under a mouse that stays, and hides it when the mouse has left', () => {
  show(screenWithTips);
  hover(button('Add'));
  pass(200);
  expect(tooltip()).toBeNull();
  pass(200);
  expect(tooltip()).toHaveTextContent('Add');
  hover(document.body);
  pass(200);
  expect(tooltip()).not.toBeNull();
  pass(200);
  expect(tooltip()).toBeNull();
});

test('stays while the mouse is on the tooltip itself', () => {
  show(screenWithTips);
  hover(button('Add'));
  pass(400);
  hover(document.body);
  hover(tooltip() ?? document.body);
  pass(1000);
  expect(tooltip()).toHaveTextContent('Add');
});

test('does not come back over what was pressed until the mouse has left it', () => {
  show(screenWithTips);
  hover(button('Add'));
  pass(400);
  point(button('Add'), 'pointerdown', 'mouse');
  expect(tooltip()).toBeNull();
  // The icon under the pointer is replaced.
  hover(button('Add'));
  pass(1000);
  expect(tooltip()).toBeNull();
  hover(document.body);
  hover(button('Add'));
  pass(400);
  expect(tooltip()).toHaveTextContent('Add');
});

test('does not show over what comes under a mouse that rests after it has pressed', () => {
  show(screenWithTips);
  const here = { clientX: 300, clientY: 40 };
  point(document.body, 'pointerdown', 'mouse', here);
  point(document.body, 'pointerover', 'mouse', here);
  point(button('Add'), 'pointerover', 'mouse', here);
  pass(1000);
  expect(tooltip()).toBeNull();
  point(button('Add'), 'pointerover', 'mouse', { clientX: 301, clientY: 40 });
  pass(400);
  expect(tooltip()).toHaveTextContent('Add');
});

test('shows at once for focus moved by keys, and hides at the next key', () => {
  show(screenWithTips);
  tab(button('Add'));
  expect(tooltip()).toHaveTextContent('Add');
  fireEvent.keyDown(button('Add'), { key: 'Escape' });
  expect(tooltip()).toBeNull();
});

test('shows nothing for focus that a press or the page has moved', () => {
  show(screenWithTips);
  fireEvent.keyDown(document.body, { key: 'Enter' });
  fireEvent.focusIn(button('Add'));
  expect(tooltip()).toBeNull();
});

test('tells by keyboard and by touch why a button is off, which does nothing', () => {
  show(screenWithTips);
  expect(button('Delete')).toHaveAccessibleDescription('Select something first.');
  tab(button('Delete'));
  expect(tooltip()).toHaveTextContent('Select something first.');
  fireEvent.keyDown(button('Delete'), { key: 'Tab' });
  touch(button('Delete'));
  fireEvent.click(button('Delete'));
  expect(tooltip()).toHaveTextContent('Select something first.');
  expect(pressed).not.toHaveBeenCalled();
});

test('shows under a finger that stays, not for a tap', () => {
  show(screenWithTips);
  touch(button('Add'));
  point(button('Add'), 'pointerup', 'touch');
  pass(1000);
  expect(tooltip()).toBeNull();
  touch(button('Add'));
  pass(600);
  expect(tooltip()).toHaveTextContent('Add');
});

test('repeats no text that can be read in full', () => {
  show(screenWithTips);
  const name = screen.getByText('Marijke Postma');
  hover(name);
  pass(400);
  expect(tooltip()).toBeNull();
  hover(document.body);
  pass(400);
  jest.spyOn(name, 'scrollWidth', 'get').mockReturnValue(200);
  hover(name);
  pass(400);
  expect(tooltip()).toHaveTextContent('Marijke Postma');
});
