/** Decodes percent-encoding; null when malformed. */
export const decodeUri = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};
