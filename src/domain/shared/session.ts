import type { Id } from './id';
import type { DateFormat, Language, TimeFormat } from './locale';

export interface Settings {
  readonly language: Language;
  readonly date: DateFormat;
  readonly time: TimeFormat;
}

/** A website that a person may work on. */
export interface WebsiteChoice {
  readonly id: Id;
  readonly name: string;
}

/** The website that is being worked on. */
export interface Website extends WebsiteChoice {
  readonly url: string;
  readonly environment: 'production' | 'staging';
}

/** The person who is signed in. */
export interface Me {
  readonly id: Id;
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
  readonly avatar: string | null;
  readonly settings: Settings;
  readonly rights: readonly string[];
  readonly su: boolean;
  readonly websites: readonly WebsiteChoice[];
}

/** One entry of the drawer; its path comes from the route table. */
export interface MenuItem {
  readonly module: string;
  readonly label: string;
  readonly icon: string;
}

/** A heading of the drawer; the items of a group without a label stand at the top. */
export interface MenuGroup {
  readonly label: string | null;
  readonly icon: string | null;
  readonly items: readonly MenuItem[];
}

export type Menu = readonly MenuGroup[];

/** What the console knows of a signed-in person before it shows a screen. */
export interface Session {
  readonly me: Me;
  readonly menu: Menu;
  /** Null for a person who has no website. */
  readonly website: Website | null;
}
