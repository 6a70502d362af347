import type { Id } from './id';
import type { DateFormat, Language, TimeFormat } from './locale';

export interface Settings {
  readonly language: Language;
  readonly date: DateFormat;
  readonly time: TimeFormat;
}

export interface WebsiteChoice {
  readonly id: Id;
  readonly name: string;
}

export interface Website extends WebsiteChoice {
  readonly url: string;
  /** Public URL of the API, which serves library files; null where the API does not send it. */
  readonly filesUrl: string | null;
  readonly environment: 'production' | 'staging';
  /** Language tag of the website texts, such as `nl-BE`; empty where the API does not send it. Rule R-SHR-61. */
  readonly language: string;
}

/** The signed-in user. */
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

/** Menu item of the drawer; its path comes from the route table. */
export interface MenuItem {
  readonly module: string;
  readonly label: string;
  readonly icon: string;
}

/** Menu group of the drawer; a group without a label comes first, without a heading. */
export interface MenuGroup {
  readonly label: string | null;
  readonly icon: string | null;
  readonly items: readonly MenuItem[];
}

export type Menu = readonly MenuGroup[];

export interface Session {
  readonly me: Me;
  readonly menu: Menu;
  /** Null for a user without websites. */
  readonly website: Website | null;
}
