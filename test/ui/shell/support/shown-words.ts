const HIDDEN = '[data-skeleton], [hidden], [aria-live], [role="status"]';

/** The visible texts in a part of the page, one for each text node, without progress indicators. */
export const wordsIn = (part: Element): readonly string[] => {
  const words: string[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent?.trim() ?? '';
    if (text !== '' && parentElement?.closest(HIDDEN) === null) words.push(text);
  }
  return words;
};

/** The values of its fields. */
export const valuesIn = (part: Element): readonly string[] =>
  [...part.querySelectorAll<HTMLInputElement>('input:not([type]), input[type="text"], input[type="email"], textarea')]
    .map(({ value }) => value)
    .filter((value) => value !== '');

/** Editable fields, except search fields. */
export const openFieldsIn = (part: Element): readonly string[] =>
  [...part.querySelectorAll('input, textarea, select, [role="switch"], [contenteditable="true"]')]
    .filter(
      (field) =>
        !field.matches(':disabled, [readonly], [type="search"], [hidden], [aria-disabled="true"]') &&
        field.closest('[inert], [role="search"]') === null,
    )
    .map((field) => field.outerHTML);
