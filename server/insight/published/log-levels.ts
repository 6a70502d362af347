/** Log levels, shared by all logs. Rule R-INS-20. */
export { LOG_LEVELS } from '../../../src/domain/insight/published/log-entry.rule';
