import { CONTENT_MODULES } from '../../../src/domain/content/modules.rule';

/** Modules of items, which are the names of their list calls and of their rights. */
export const itemModules = (): readonly string[] => CONTENT_MODULES;
