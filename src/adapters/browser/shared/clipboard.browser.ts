import type { Clipboard } from '../../../application/shared/ports/clipboard.port';

/** The computer's clipboard; a browser has none on a page that came over a plain line. */
export const browserClipboard = (
  area: () => { writeText(text: string): Promise<void>; readText(): Promise<string> } | undefined,
): Clipboard => ({
  write: async (text) => {
    try {
      const clipboard = area();
      await clipboard?.writeText(text);
      return clipboard !== undefined;
    } catch {
      return false;
    }
  },
  read: async () => {
    try {
      return (await area()?.readText()) ?? null;
    } catch {
      return null;
    }
  },
});
