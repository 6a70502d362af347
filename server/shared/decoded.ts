/** A path, or a part of one, without its escapes; null when one of them is broken. */
export const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};
