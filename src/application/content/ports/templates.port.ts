import type { Block } from '../../../domain/content/block';
import type { ContentModule } from '../../../domain/content/modules.rule';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

export interface Template {
  readonly id: Id;
  readonly name: string;
}

/** A stored item whose blocks become a template; `restrict` names the modules that may use it, none means all. */
export interface NewTemplate {
  readonly name: string;
  readonly module: ContentModule;
  readonly item: Id;
  readonly restrict: readonly ContentModule[];
}

/** Blocks to begin with. Rule R-CON-09. */
export interface Templates {
  /** Those that items of the module may use. */
  for(module: ContentModule, options?: CallOptions): Answer<readonly Template[]>;
  /** Its blocks; their identities are the template's, so whoever uses them gives new ones. */
  blocks(id: Id, options?: CallOptions): Answer<readonly Block[]>;
  add(template: NewTemplate): Answer<void>;
}
export const Templates = token<Templates>('templates');
