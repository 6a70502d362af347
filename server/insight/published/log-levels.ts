/** The levels of every log. Rule R-INS-20. */
export { LOG_LEVELS } from '../../../src/domain/insight/published/log-entry.rule';
