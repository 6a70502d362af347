import { can, canOpenModule } from '../../../src/domain/shared/permission';
import { missingRight } from '../../shared/check-access';
import type { Caller } from '../../shared/endpoint';
import { forbidden } from '../../shared/refusal';
import type { JobParameters, JobTask } from './job-task';

/** The right that a user lacks to start a task with these options; null if none. Rule R-JOB-16. */
const missingToStart = (task: JobTask, caller: Caller, parameters: JobParameters): string | null => {
  if (!can(caller, 'queue.start')) return 'queue.start';
  const effect = task.effect(parameters);
  return effect === undefined ? null : missingRight(effect, caller);
};

export const mayStart = (task: JobTask, caller: Caller, parameters: JobParameters): boolean =>
  missingToStart(task, caller, parameters) === null;

/** @throws 403 when the person may not start a task with these options. Rule R-JOB-16. */
export const checkMayStart = (task: JobTask, caller: Caller, parameters: JobParameters): void => {
  const missing = missingToStart(task, caller, parameters);
  if (missing !== null) throw forbidden(missing);
};

/** Whether a user may start the task with any options. Rule R-JOB-16. */
export const isOffered = (task: JobTask, caller: Caller): boolean =>
  mayStart(task, caller, {}) &&
  Object.values(task.parameters).every(({ items }) => items === undefined || items(caller).length > 0);

/** Whether a user may see the names in a task's runs; for removed tasks, superusers only. Rule R-JOB-17. */
export const mayReadNames = (task: JobTask | undefined, caller: Caller, parameters: JobParameters): boolean =>
  task === undefined ? caller.su : task.about(parameters).every((module) => canOpenModule(caller, module));
