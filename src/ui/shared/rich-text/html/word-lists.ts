/** List level that Word gives a paragraph, from 1; 0 for others. */
const levelOf = (element: Element | null): number => {
  const list = element
    ?.getAttribute('style')
    ?.split(';')
    .find((declaration) => /mso-list:/i.test(declaration));
  return Number(/level(\d)/i.exec(list ?? '')?.[1] ?? 0);
};

/** Word writes the number or bullet as text marked to be ignored. */
const markOf = (element: Element): string =>
  Array.from(element.querySelectorAll('span'))
    .find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''))
    ?.textContent.trim() ?? '';

const isNumbered = (mark: string): boolean => /^\(?(?:\d+|[a-z]|[ivx]+)[.)]/i.test(mark);

/** Converts Word's list paragraphs to nested lists, in place. */
export const nestWordLists = (body: HTMLElement): void => {
  for (const start of body.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6')) {
    if (levelOf(start) === 0 || start.closest('ul, ol') !== null) continue;
    const document = body.ownerDocument;
    const open: HTMLElement[] = [];
    let next: Element | null = start;
    while (next !== null && levelOf(next) > 0) {
      const paragraph: Element = next;
      next = paragraph.nextElementSibling;
      const level = levelOf(paragraph);
      while (open.length > level) open.pop();
      while (open.length < level) {
        const inner = document.createElement(isNumbered(markOf(paragraph)) ? 'ol' : 'ul');
        const around = open.at(-1);
        if (around === undefined) paragraph.before(inner);
        else (around.lastElementChild ?? around).append(inner);
        open.push(inner);
      }
      const item = document.createElement('li');
      item.append(...paragraph.childNodes);
      open.at(-1)?.append(item);
      paragraph.remove();
    }
  }
};
