import { CONTENT_MODULES } from '../../../domain/content/modules.rule';
import { canOpenModule } from '../../../domain/shared/permission';
import type { Permission } from '../shared/answer-to';

/** Whether a user may work on content of any module. */
export const mayWrite: Permission = (caller) => CONTENT_MODULES.some((module) => canOpenModule(caller, module));
