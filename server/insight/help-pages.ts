import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../../src/domain/shared/locale';

/** A page as the contents name it; `location` is `{type}/{module}`. */
interface PageEntry {
  readonly location: string;
  readonly title: string;
  readonly intro: string;
}

/** A group of pages; its location is their type. */
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

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The help texts: `contents.json` for each language, and a file for the body of each page. Read once. */
export class HelpPages {
  private readonly read = new Map<Language, Promise<Help>>();

  constructor(private readonly folder: string) {}

  async contents(language: Language): Promise<readonly HelpSection[]> {
    return (await this.of(language)).sections;
  }

  /** Null for a page that the contents do not name: what is asked for is never a path. */
  async page(language: Language, type: string, module: string): Promise<HelpPage | null> {
    const { sections, bodies } = await this.of(language);
    const found = sections.flatMap(({ pages }) => pages).find(({ location }) => location === `${type}/${module}`);
    return found === undefined
      ? null
      : { title: found.title, intro: found.intro, body: bodies.get(found.location) ?? '' };
  }

  /** What a group is about, and the way to its pages. */
  async section(language: Language, type: string): Promise<HelpPage | null> {
    const found = (await this.of(language)).sections.find(({ location }) => location === type);
    if (found === undefined) return null;
    const items = found.pages.map(
      ({ location, title, intro }) => `<li><a href="/help/${location}">${escape(title)}</a>: ${escape(intro)}</li>`,
    );
    return { title: found.title, intro: found.intro, body: `<ul>\n${items.join('\n')}\n</ul>\n` };
  }

  private of(language: Language): Promise<Help> {
    const known = this.read.get(language) ?? this.load(language);
    this.read.set(language, known);
    return known;
  }

  private async load(language: Language): Promise<Help> {
    const folder = join(this.folder, language);
    const sections = JSON.parse(await readFile(join(folder, 'contents.json'), 'utf8')) as readonly HelpSection[]; // a file of ours, held to this shape by a test
    const locations = sections.flatMap(({ pages }) => pages.map(({ location }) => location));
    const bodies = await Promise.all(
      locations.map(async (location) => [location, await readFile(join(folder, `${location}.html`), 'utf8')] as const),
    );
    return { sections, bodies: new Map(bodies) };
  }
}
