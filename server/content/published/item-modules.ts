import { CONTENT_MODULES } from '../../../src/domain/content/modules.rule';

/** Modules with items; each name is also the path of its list and the prefix of its rights. */
export const itemModules = (): readonly string[] => CONTENT_MODULES;
