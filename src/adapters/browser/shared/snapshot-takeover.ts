interface Press {
  readonly id: string;
  readonly isTick: boolean;
  readonly keys: MouseEventInit;
}

const holds = (element: Element, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
};

/** What a press on the snapshot means; null outside rows, and on controls inside a row. */
const pressAt = (shadow: ShadowRoot, event: MouseEvent): Press | null => {
  const row = [...shadow.querySelectorAll<HTMLElement>('tr[data-id]')].find((one) => holds(one, event));
  const box = row?.closest('[aria-busy]');
  if (row === undefined || !box || !holds(box, event)) return null;
  const control = [...row.querySelectorAll<HTMLElement>('a, button, input, label, select')].find((one) =>
    holds(one, event),
  );
  const isTick = control?.dataset['tick'] !== undefined;
  const { ctrlKey, metaKey, shiftKey } = event;
  const keys = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  return control === undefined || isTick ? { id: row.dataset['id'] ?? '', isTick, keys } : null;
};

const play = (root: Element, { id, isTick, keys }: Press): void => {
  const row = root.querySelector(`tr[data-id="${CSS.escape(id)}"]`);
  (isTick ? row?.querySelector('[data-tick]') : row)?.dispatchEvent(new MouseEvent('click', keys));
};

/**
 * Removes the snapshot in the frame in which the console draws its own rows or another complete screen. Replays
 * presses on these rows. Rule R-SHR-76.
 */
export const takeOver = (root: Element, shadow: ShadowRoot, address: string): void => {
  const ended = new AbortController();
  const presses: Press[] = [];
  const end = (): void => {
    ended.abort();
    watch.disconnect();
    shadow.host.remove();
  };
  const look = (): void => {
    const isHere = location.pathname + location.search === address;
    if (isHere && root.querySelector('tr[data-id]') !== null) {
      end();
      // Each press runs in its own task, so that a second press on a row finds it selected.
      for (const press of presses) setTimeout(play, 0, root, press);
    } else if (!isHere || (root.firstElementChild !== null && root.querySelector('[aria-busy="true"]') === null)) end();
  };
  const watch = new MutationObserver(look);
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  const listen = { capture: true, signal: ended.signal };
  const note = (event: MouseEvent): void => {
    const press = pressAt(shadow, event);
    if (press !== null) presses.push(press);
  };
  // A mouse is recorded at pointerdown, because rows may change before its click; touch at click, because it may
  // start a scroll.
  addEventListener(
    'pointerdown',
    (event) => {
      if (event.target instanceof Element && event.target.closest('#root a, #root button, #root input, #root select'))
        end();
      else if (event.pointerType === 'mouse' && event.button === 0) note(event);
    },
    listen,
  );
  addEventListener(
    'click',
    (event) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') note(event);
    },
    listen,
  );
  // The user works with the console below; a screen that opens focuses `main`.
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.localName !== 'main') end();
    },
    listen,
  );
};
