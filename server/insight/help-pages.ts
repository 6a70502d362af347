import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Help texts: `contents.json` and one HTML file per page, for each language. Read once. */
export class HelpPages {
  private readonly loaded = new Map<Language, Promise<Help>>();

  constructor(private readonly folder: string) {}

  async contents(language: Language): Promise<readonly HelpSection[]> {
    return (await this.loadOnce(language)).sections;
  }

  /** Null for pages that the contents do not list, so that input never becomes a path. */
  async page(language: Language, type: string, module: string): Promise<HelpPage | null> {
    const { sections, bodies } = await this.loadOnce(language);
    const found = sections.flatMap(({ pages }) => pages).find(({ location }) => location === `${type}/${module}`);
    return found === undefined
      ? null
      : { title: found.title, intro: found.intro, body: bodies.get(found.location) ?? '' };
  }

  /** Page of a section, with links to its pages. */
  async section(language: Language, type: string): Promise<HelpPage | null> {
    const found = (await this.loadOnce(language)).sections.find(({ location }) => location === type);
    if (found === undefined) return null;
    const items = found.pages.map(
      ({ location, title, intro }) => `<li><a href="/help/${location}">${escape(title)}</a>: ${escape(intro)}</li>`,
    );
    return { title: found.title, intro: found.intro, body: `<ul>\n${items.join('\n')}\n</ul>\n` };
  }

  private loadOnce(language: Language): Promise<Help> {
    const known = this.loaded.get(language) ?? this.load(language);
    this.loaded.set(language, known);
    return known;
  }

  private async load(language: Language): Promise<Help> {
    const folder = join(this.folder, language);
    // Our own file, checked by a test.
    const sections = JSON.parse(await readFile(join(folder, 'contents.json'), 'utf8')) as readonly HelpSection[];
    const locations = sections.flatMap(({ pages }) => pages.map(({ location }) => location));
    const bodies = await Promise.all(
      locations.map(async (location) => [location, await readFile(join(folder, `${location}.html`), 'utf8')] as const),
    );
    return { sections, bodies: new Map(bodies) };
  }
}
