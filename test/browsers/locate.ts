/** An element on the screen: its centre in CSS pixels, its value or text, and whether keys go there. */
export interface Located {
  readonly x: number;
  readonly y: number;
  readonly value: string;
  readonly focused: boolean;
}

/** The first element with a name that the mouse reaches and that is not disabled. Runs in the page, with nothing from outside. */
export const locate = (selector: string, name: string): Located | null => {
  const wordsOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return ids.map((id) => wordsOf(document.getElementById(id))).join(' ');
    // Cast: buttons and inputs have `labels`.
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    return element.getAttribute('aria-label') ?? wordsOf(labels?.[0] ?? element);
  };
  const isNamed = (element: Element): boolean =>
    nameOf(element)
      .replace(/\s*\*$/, '')
      .startsWith(name);
  const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && isNamed(one));
  const off = ':disabled, [readonly], [aria-disabled=true], [aria-readonly=true]';
  if (found === undefined || found.matches(off)) return null;
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !(found.contains(hit) || hit.contains(found))) return null;
  return {
    x,
    y,
    value: 'value' in found ? String(found.value) : wordsOf(found),
    focused: found === document.activeElement,
  };
};
