import type { Block } from '../../../domain/content/block';
import type { ContentModule } from '../../../domain/content/modules.rule';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

export interface Template {
  readonly id: Id;
  readonly name: string;
}

/** Template made of a stored item's blocks; an empty `restrict` allows all modules. */
export interface NewTemplate {
  readonly name: string;
  readonly module: ContentModule;
  readonly item: Id;
  readonly restrict: readonly ContentModule[];
}

/** Rule R-CON-09. */
export interface Templates {
  /** Templates available to a module. */
  for(module: ContentModule, options?: CallOptions): Answer<readonly Template[]>;
  /** Blocks with the template's guids; callers assign new ones. */
  blocks(id: Id, options?: CallOptions): Answer<readonly Block[]>;
  add(template: NewTemplate): Answer<void>;
}
export const Templates = token<Templates>('templates');
