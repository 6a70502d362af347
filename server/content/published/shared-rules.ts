/** Limits of content that other modules with locks and suggestions use too. Rules R-CON-07 and R-CON-16. */
export { isLockAlive } from '../../../src/domain/content/lock.rule';
export { isSuggestible, MAX_SUGGESTIONS } from '../../../src/domain/content/choice.rule';
