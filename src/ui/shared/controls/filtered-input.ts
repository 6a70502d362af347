/** Applies `filter` to the text of an input; the caret stays after the same letter. */
export const filtered = (input: HTMLInputElement, filter: (typed: string) => string): string => {
  const typed = input.value;
  const value = filter(typed);
  if (value === typed) return value;
  const caret = filter(typed.slice(0, input.selectionStart ?? typed.length)).length;
  input.value = value;
  input.setSelectionRange(caret, caret);
  return value;
};
