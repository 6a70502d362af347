import { useEffect } from 'react';
import { isFocusLost, focusProvisionally } from './take-focus';

/** Time in ms for a component to set the focus itself, and for a short save to restore it. */
const PATIENCE = 250;

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex], [contenteditable="true"]';
/** Text inputs, also while read-only. */
const TEXT = 'input:not([type=checkbox]):not([type=radio]), textarea, [contenteditable]';
const LAYER = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** The position of an element: its ancestors, from the inside out, with the child index in each. */
interface Spot {
  readonly element: HTMLElement;
  /** The start of the screen, to detect whether another screen was opened. */
  readonly head: Element | null;
  readonly places: readonly { readonly parent: Element; readonly index: number }[];
}

const screenNow = (): HTMLElement | null => document.getElementById('content');

const spotOf = (element: HTMLElement): Spot => {
  const places: Spot['places'][number][] = [];
  for (let child: Element = element; child.parentElement !== null; child = child.parentElement)
    places.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return { element, head: screenNow()?.firstElementChild ?? null, places };
};

const isOff = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[inert], [hidden]') !== null;

const canHaveFocus = (element: HTMLElement): boolean =>
  element.isConnected && !isOff(element) && element.checkVisibility({ visibilityProperty: true });

const firstFocusable = (elements: readonly Element[]): HTMLElement | undefined =>
  elements
    .flatMap((element) => [element, ...element.querySelectorAll(FOCUSABLE)])
    .find(
      (found): found is HTMLElement =>
        found instanceof HTMLElement && found.matches(FOCUSABLE) && found.tabIndex >= 0 && canHaveFocus(found),
    );

/**
 * The focusable element nearest to a removed one: in the innermost ancestor with any, the next one, else the previous
 * one.
 */
const nearestTo = ({ element, head, places }: Spot): HTMLElement | null => {
  if (canHaveFocus(element)) return element;
  if (element.matches(LAYER)) return null;
  for (const [level, { parent, index }] of places.entries()) {
    if (parent.id === 'content' && head?.isConnected !== true) break;
    const children = [...parent.children];
    const successor = children[Math.min(index, children.length - 1)];
    const isRow = level === 0 && successor?.localName === element.localName && successor.hasAttribute('tabindex');
    if (isRow && successor instanceof HTMLElement && canHaveFocus(successor)) return successor;
    const found = firstFocusable(children.slice(index)) ?? firstFocusable(children.slice(0, index).toReversed());
    if (found !== undefined) return found;
    if (parent.matches(LAYER)) return null;
  }
  return screenNow();
};

/**
 * Moves the focus to the nearest element when the focused one is removed or disabled, and back once it is enabled,
 * unless a key or the pointer was used. A disabled text field gets no substitute: typing must not press a button.
 * R-SHR-58.
 * @returns a function that stops it
 */
export const keepFocus = (): (() => void) => {
  // The page keeps its own position while a menu or dialog is open above it.
  let [inLayer, onPage, lostBy]: [Spot | null, Spot | null, HTMLElement | null] = [null, null, null];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // A held key would press the button that receives the focus.
  let isKeyDown = false;
  const isLost = (): boolean => isFocusLost() || (document.activeElement !== null && isOff(document.activeElement));

  const move = (): void => {
    waiting = undefined;
    const left = (inLayer ?? onPage)?.element;
    // Undefined: the person pressed a place that cannot have the focus.
    if (left === undefined || isKeyDown || !isLost() || canHaveFocus(left)) return;
    if (!(left.isConnected && left.matches(TEXT)))
      focusProvisionally((inLayer && nearestTo(inLayer)) ?? (onPage && nearestTo(onPage)));
    lostBy = left;
  };
  const look = (): void => {
    if (!isLost()) return;
    const left = (inLayer ?? onPage)?.element;
    if (left !== undefined && !canHaveFocus(left)) lostBy = left;
    if (lostBy !== null && canHaveFocus(lostBy) && !isKeyDown) lostBy.focus();
    else waiting ??= setTimeout(move, PATIENCE);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    lostBy = null;
    if (!(target instanceof HTMLElement) || target === document.body) return;
    const isInLayer = target.closest(LAYER) !== null;
    inLayer = isInLayer ? spotOf(target) : null;
    if (!isInLayer) onPage = spotOf(target);
  };
  const onAct = ({ target, type }: Event): void => {
    isKeyDown = type === 'keydown';
    // Ignore keys that are typed while no element has the focus.
    if (isKeyDown && document.activeElement === document.body) return;
    lostBy = null;
    focusProvisionally(null);
    if (!(target instanceof Node) || document.activeElement?.contains(target) === true) return;
    inLayer = null;
    if (!(target instanceof Element && target.closest(LAYER) !== null)) onPage = null;
  };

  const onKeyUp = (): void => {
    isKeyDown = false;
    look();
  };

  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'inert', 'hidden'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onAct, true);
  document.addEventListener('keyup', onKeyUp, true);
  document.addEventListener('pointerdown', onAct, true);
  return () => {
    clearTimeout(waiting);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onAct, true);
    document.removeEventListener('keyup', onKeyUp, true);
    document.removeEventListener('pointerdown', onAct, true);
  };
};

export const useKeptFocus = (): void => {
  useEffect(keepFocus, []);
};
