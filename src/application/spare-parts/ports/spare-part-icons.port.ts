import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** An icon of a category. `svg` is untrusted markup: never insert it into the page. */
export interface SparePartIcon {
  readonly id: Id;
  readonly name: string;
  readonly svg: string;
}

export interface SparePartIcons {
  all(options?: CallOptions): Answer<readonly SparePartIcon[]>;
}
export const SparePartIcons = token<SparePartIcons>('spare-part-icons');
