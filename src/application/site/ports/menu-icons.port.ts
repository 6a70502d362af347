import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** A Material Design Icon. */
export interface MenuIcon {
  readonly name: string;
  /** SVG path data in a 24 by 24 view box. */
  readonly path: string;
}

/** Icons by name. Rule R-NAV-07. */
export interface MenuIcons {
  /** `NotFound` where the API has no icons. */
  search(term: string, options?: CallOptions): Answer<readonly MenuIcon[]>;
}
export const MenuIcons = token<MenuIcons>('menu-icons');
