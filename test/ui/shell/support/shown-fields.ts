import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileRecordKind } from '../../../../src/domain/library/file-record';
import { isFields, type Fields } from '../../../../src/domain/shared/merge';
import type { Listing } from '../../../../src/domain/shared/resource';

/** A list of any kind of row. */
type AnyListing = Listing<FileRecordKind> & { readonly blank?: Fields };

const DOMAIN = 'src/domain';

const isListing = (value: unknown): value is AnyListing =>
  isFields(value) && typeof value['key'] === 'string' && isFields(value['strings']) && isFields(value['noFilter']);

/** Every list of the domain, by key. */
const listings = new Map(
  readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        path.endsWith('.ts') && /define(?:Listing|ReadOnly|Resource)</.test(readFileSync(join(DOMAIN, path), 'utf8')),
    )
    .flatMap((path) =>
      Object.values(jest.requireActual<Readonly<Record<string, unknown>>>(join(process.cwd(), DOMAIN, path))),
    )
    .flatMap((exported) =>
      isListing(exported) ? [exported] : isFields(exported) ? Object.values(exported).filter(isListing) : [],
    )
    .map((listing) => [listing.key, listing]),
);

/** The English text of a key; undefined if the key has none. */
const textOf = (key: string): string | undefined => {
  const [file = '', ...path] = key.split('.');
  const strings: unknown = JSON.parse(readFileSync(`src/ui/strings/en/${file}.json`, 'utf8'));
  const found = path.reduce<unknown>((within, part) => (isFields(within) ? within[part] : undefined), strings);
  return typeof found === 'string' ? found : undefined;
};

/** Fields of a new record that its form does not label, except those that it shows in another way. */
export const fieldsWithoutLabel = (
  module: string,
  form: string,
  otherwise: readonly string[] = [],
): readonly string[] => {
  const { blank = {}, strings } = listings.get(module) ?? {};
  if (strings === undefined) throw new Error(`No resource of the domain has the key ${module}`);
  return Object.keys(blank)
    .filter((field) => !otherwise.includes(field))
    .flatMap((field) => {
      const key = `${strings.one}.${strings.called?.[field] ?? field}`;
      const text = textOf(key);
      if (text === undefined) return [`${field} has no text ${key}, and so no label`];
      return form.includes(text) ? [] : [`${field} has no label “${text}”`];
    });
};
