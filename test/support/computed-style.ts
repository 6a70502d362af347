const INLINE = ['Q', 'MAP', 'AREA', 'OUTPUT'];
const INHERITED: Readonly<Record<string, string>> = { 'visibility': 'visible', 'pointer-events': 'auto' };

const isHidden = (element: Element): boolean =>
  element.hasAttribute('hidden') ||
  (element.tagName === 'DIALOG' && !element.hasAttribute('open')) ||
  (element.tagName === 'INPUT' && element.getAttribute('type') === 'hidden');

function valueOf(element: Element, property: string): string {
  // Cast: an HTML or SVG element, both with `style`.
  const style = element.hasAttribute('style') && 'style' in element ? (element as HTMLElement).style : null;
  const own = style?.getPropertyValue(property) ?? '';
  if (own !== '') return own;
  if (property === 'display') return isHidden(element) ? 'none' : INLINE.includes(element.tagName) ? 'inline' : 'block';
  const initial = INHERITED[property];
  if (initial === undefined) return '';
  return element.parentElement === null ? initial : valueOf(element.parentElement, property);
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Computes styles from the style attribute and jsdom's defaults of `display`. jsdom matches each element against each
 * rule of its default style sheet, a fifth of the time of a test that queries by role.
 */
export const computedStyle = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
  const read = (property: string) => ((pseudo ?? '') === '' ? valueOf(element, property) : '');
  const answers: ProxyHandler<CSSStyleDeclaration> = {
    get: (_, name) =>
      typeof name !== 'string' ? undefined : name === 'getPropertyValue' ? read : read(kebabCase(name)),
  };
  return new Proxy({} as CSSStyleDeclaration, answers); // cast: the proxy answers for every property
};
