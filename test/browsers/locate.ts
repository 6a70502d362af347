/** An element on the screen: its centre in CSS pixels, and its value or text. */
export interface Located {
  readonly x: number;
  readonly y: number;
  readonly value: string;
}

/** The first element with a name that the mouse reaches. Runs in the page, so it uses nothing from outside. */
export const locate = (selector: string, name: string): Located | null => {
  const wordsOf = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    if (ids.length > 0) return ids.map((id) => wordsOf(document.getElementById(id))).join(' ');
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null; // buttons and inputs have it
    return element.getAttribute('aria-label') ?? wordsOf(labels?.[0] ?? element);
  };
  const isNamed = (element: Element): boolean =>
    nameOf(element)
      .replace(/\s*\*$/, '')
      .startsWith(name);
  const found = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility() && isNamed(one));
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !(found.contains(hit) || hit.contains(found))) return null;
  return { x, y, value: 'value' in found ? String(found.value) : wordsOf(found) };
};
