import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { markup } from '../shared/html/markup';
import type { Language } from '../../src/domain/shared/locale';

/** `location` is `{type}/{module}`. */
interface PageEntry {
  readonly location: string;
  readonly title: string;
  readonly intro: string;
}

/** `location` is the type. */
export interface HelpSection extends PageEntry {
  readonly icon: string;
  readonly pages: readonly PageEntry[];
}

export interface HelpPage {
  readonly title: string;
  readonly intro: string;
  readonly body: string;
}

interface Help {
  readonly sections: readonly HelpSection[];
  readonly bodies: ReadonlyMap<string, string>;
}

interface PageFile {
  readonly entry: PageEntry;
  readonly order: number;
  readonly body: string;
}

/** The lines `title`, `intro` and `order` between two lines of dashes, then the body. */
const FRONT_MATTER = /^---\ntitle: (?<title>.+)\nintro: (?<intro>.+)\norder: (?<order>\d+)\n---\n(?<body>[^]*)$/;

/** @throws when the file has no front matter */
const readPage = (location: string, file: string): PageFile => {
  const { title, intro, order, body } = FRONT_MATTER.exec(file.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (title === undefined || intro === undefined || body === undefined)
    throw new Error(`Help page ${location}: title, intro and order must stand at its top.`);
  return { entry: { location, title, intro }, order: Number(order), body };
};

/** Help texts: sections in `contents.json`, each with a folder of HTML files, one per page. Read once per language. */
export class HelpPages {
  private readonly loaded = new Map<Language, Promise<Help>>();

  constructor(private readonly folder: string) {}

  async contents(language: Language): Promise<readonly HelpSection[]> {
    return (await this.loadOnce(language)).sections;
  }

  /** Null for unknown pages; only listed files are read, so input never becomes a path. */
  async page(language: Language, type: string, module: string): Promise<HelpPage | null> {
    const { sections, bodies } = await this.loadOnce(language);
    const found = sections.flatMap(({ pages }) => pages).find(({ location }) => location === `${type}/${module}`);
    return found === undefined
      ? null
      : { title: found.title, intro: found.intro, body: bodies.get(found.location) ?? '' };
  }

  /** The page of a section, with links to the section's pages. */
  async section(language: Language, type: string): Promise<HelpPage | null> {
    const found = (await this.loadOnce(language)).sections.find(({ location }) => location === type);
    if (found === undefined) return null;
    const items = found.pages.map(
      ({ location, title, intro }) => markup`<li><a href="/help/${location}">${title}</a>: ${intro}</li>\n`,
    );
    return { title: found.title, intro: found.intro, body: String(markup`<ul>\n${items}</ul>\n`) };
  }

  private loadOnce(language: Language): Promise<Help> {
    const known = this.loaded.get(language) ?? this.load(language);
    this.loaded.set(language, known);
    return known;
  }

  private async load(language: Language): Promise<Help> {
    const folder = join(this.folder, language);
    // The file is part of the project and covered by a test.
    const sections = JSON.parse(await readFile(join(folder, 'contents.json'), 'utf8')) as readonly Omit<
      HelpSection,
      'pages'
    >[];
    const filled = await Promise.all(
      sections.map(async (section) => ({ section, files: await pagesIn(folder, section.location) })),
    );
    return {
      sections: filled.map(({ section, files }) => ({ ...section, pages: files.map(({ entry }) => entry) })),
      bodies: new Map(filled.flatMap(({ files }) => files.map(({ entry, body }) => [entry.location, body]))),
    };
  }
}

/** Pages of a section, sorted by `order`, then by location. */
const pagesIn = async (folder: string, section: string): Promise<readonly PageFile[]> => {
  const names = (await readdir(join(folder, section))).filter((name) => name.endsWith('.html')).sort();
  const pages = await Promise.all(
    names.map(async (name) =>
      readPage(`${section}/${name.slice(0, -'.html'.length)}`, await readFile(join(folder, section, name), 'utf8')),
    ),
  );
  return pages.toSorted((one, other) => one.order - other.order);
};
