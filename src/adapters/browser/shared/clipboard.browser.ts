import type { Clipboard } from '../../../application/shared/ports/clipboard.port';

/** The system clipboard; browsers offer none on pages loaded over plain HTTP. */
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
