import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '../../src/domain/shared/locale';
import { isLateStrings } from '../../src/domain/shared/modules/module-entry.rule';
import { compressAll, type CompressedBody } from '../shared/encoding/compression';

interface Tree {
  readonly [key: string]: string | Tree;
}

interface PreparedAnswer {
  readonly etag: string;
  /** Compressed at the first call. */
  readonly body: () => Promise<CompressedBody>;
}
interface PreparedStrings extends PreparedAnswer {
  readonly newest: number;
  readonly strings: Tree;
  /** Strings that are loaded with the screens of their context. */
  readonly late: ReadonlyMap<string, PreparedAnswer>;
}

/** The context that is part of the client bundle. */
const BUNDLED = 'boot';

/** Paths of the strings for screens opened from e-mails: accepting an invitation and setting a new password. */
const LINKED_STRINGS = ['session.accept', 'session.newPassword', 'session.reset'];

/** Paths of the strings that every signed-out screen needs. */
const SIGNED_OUT_STRINGS = [
  'session.signIn',
  'session.failed',
  'session.language',
  'session.theme',
  'session.notices',
  'session.request',
  'shared.actions',
  'shared.failures',
  'shared.fields',
  'shared.notices',
  'shell.brand',
  'shell.routes.login',
  'shell.routes.accept',
  'shell.routes.reset',
];

/** Picks the subtrees at these paths. */
const pick = (tree: Tree, paths: readonly string[]): Tree =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, branch]) => {
      if (paths.includes(key)) return [[key, branch]];
      const deeper = paths.filter((path) => path.startsWith(`${key}.`)).map((path) => path.slice(key.length + 1));
      return deeper.length > 0 && typeof branch === 'object' ? [[key, pick(branch, deeper)]] : [];
    }),
  );

const answerOf = (strings: Tree, language: Language): PreparedAnswer => {
  const plain = Buffer.from(JSON.stringify({ code: 'OK', strings, language }));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
  let body: Promise<CompressedBody> | undefined;
  return { etag, body: () => (body ??= compressAll(plain, 11)) };
};

/** Interface strings from files, prepared for sending; reloaded when a file changes. */
export class Strings {
  private readonly prepared = new Map<Language, PreparedStrings>();

  /** @param folder one subfolder per language with `<context>.json` files */
  constructor(private readonly folder: string) {}

  /** Loads and compresses all languages in advance. */
  async prepare(): Promise<void> {
    await Promise.all(LANGUAGES.map(async (language) => (await this.of(language)).body()));
  }

  /** The response for signed-out screens, with its ETag. @param linked includes screens opened from e-mails */
  async forSignedOut(language: Language, linked: boolean): Promise<{ readonly etag: string; readonly answer: object }> {
    const { etag, strings } = await this.of(language);
    const paths = linked ? [...SIGNED_OUT_STRINGS, ...LINKED_STRINGS] : SIGNED_OUT_STRINGS;
    return { etag, answer: { code: 'OK', strings: pick(strings, paths), language } };
  }

  /** The strings of all contexts, except the bundled one and those loaded with their screens. */
  async of(language: Language): Promise<PreparedStrings> {
    const folder = join(this.folder, language);
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
    const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
    const newest = Math.max(names.length, ...times);
    const known = this.prepared.get(language);
    if (known?.newest === newest) return known;
    const contexts = await Promise.all(
      names.map(
        async (name) =>
          [basename(name, '.json'), JSON.parse(await readFile(join(folder, name), 'utf8')) as Tree] as const,
      ),
    ); // cast: the string files of this project
    const strings = Object.fromEntries(contexts.filter(([name]) => name !== BUNDLED && !isLateStrings(name)));
    const late = contexts.filter(([name]) => isLateStrings(name));
    const prepared = {
      newest,
      strings,
      ...answerOf(strings, language),
      late: new Map(late.map(([name, tree]) => [name, answerOf({ [name]: tree }, language)])),
    };
    this.prepared.set(language, prepared);
    return prepared;
  }
}
