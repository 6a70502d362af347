import { expect, type Page } from '@playwright/test';
import { aMark } from '../../support/people';

const TYPES: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};

/** API path of a node. */
export const callTo = (path: string, kind = ''): string =>
  `/api/library/${kind}${path.split('/').map(encodeURIComponent).join('/')}`;

/** Uploads files and creates their folders. */
export const stock = async (
  page: Page,
  folder: string,
  files: Readonly<Record<string, Buffer | string>>,
): Promise<void> => {
  const made = new Set<string>();
  const make = async (path: string): Promise<void> => {
    if (path === '' || made.has(path)) return;
    const cut = path.lastIndexOf('/');
    await make(path.slice(0, Math.max(0, cut)));
    made.add(path);
    const answer = await page.request.post(callTo(path.slice(0, Math.max(0, cut))), {
      form: { name: path.slice(cut + 1) },
    });
    expect([201, 409]).toContain(answer.status());
  };
  await make(folder);
  for (const [path, data] of Object.entries(files)) {
    const cut = path.lastIndexOf('/');
    const [inside, name] = [cut < 0 ? folder : `${folder}/${path.slice(0, cut)}`, path.slice(cut + 1)];
    await make(inside);
    if (name === '') continue;
    const headers = {
      'Content-Type': TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '',
      'Content-Disposition': `attachment; filename="${name}"`,
    };
    expect((await page.request.post(callTo(inside), { data, headers })).status()).toBe(201);
  }
};

let named = 1000;

/** A root folder name that sorts before those of earlier tests: only visible lines are rendered. */
export const aFirstName = (): string => `Aanvoer ${(named -= 1)} ${aMark()}`;

/** A folder of this test with files, first in the root. @returns its name */
export const aFolder = async (page: Page, files: Readonly<Record<string, Buffer | string>> = {}): Promise<string> => {
  const folder = aFirstName();
  await stock(page, folder, files);
  return folder;
};

/** File names in a folder. */
export const filesIn = async (page: Page, folder: string): Promise<readonly string[]> => {
  const answer = (await (await page.request.get(callTo(folder))).json()) as {
    readonly folder: { readonly files: readonly { readonly name: string }[] };
  }; // cast: the API sends this type
  return answer.folder.files.map(({ name }) => name).sort();
};

export const addressOf = (folder: string, more = ''): string => `/library?folder=${encodeURIComponent(folder)}${more}`;
