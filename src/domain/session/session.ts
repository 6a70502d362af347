import type { Me, WebsiteChoice } from './me';

/** One entry of the drawer; its path comes from the route table. */
export interface MenuItem {
  readonly module: string;
  readonly label: string;
  readonly icon: string;
}

/** A heading of the drawer; without a label its items stand on their own at the top. */
export interface MenuGroup {
  readonly label: string | null;
  readonly icon: string | null;
  readonly items: readonly MenuItem[];
}

export type Menu = readonly MenuGroup[];

/** The website that is being worked on. */
export interface Website extends WebsiteChoice {
  readonly url: string;
  readonly environment: 'production' | 'staging';
}

/** Everything that a signed-in console knows before it shows a screen. */
export interface Session {
  readonly me: Me;
  readonly menu: Menu;
  /** Null for a person who has no website. */
  readonly website: Website | null;
}
