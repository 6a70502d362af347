import type { Me, WebsiteChoice } from './me';
import type { Menu } from './menu.rule';

export type { Menu };

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
