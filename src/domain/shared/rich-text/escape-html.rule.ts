const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const CHARACTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(REFERENCES).map(([character, reference]) => [reference, character]),
);

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character);

/** Resolves the references that `escapeHtml` writes, and no others. */
export const unescapeHtml = (written: string): string =>
  written.replace(/&(?:amp|lt|gt|quot|#39);/g, (reference) => CHARACTERS[reference] ?? reference);
