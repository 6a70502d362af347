import { makeStyles } from '@griffel/react';
import { useFormik } from 'formik';
import { useCallback, useId, useState } from 'react';
import type { JobParameter, JobTask } from '../../../domain/operations/job';
import { MAX_JOB_PARAMETER, parameterProblem } from '../../../domain/operations/job.rule';
import type { Failure } from '../../../domain/shared/failure';
import { Button } from '../../shared/controls/button';
import type { ErrorLayout, FieldTexts } from '../../shared/controls/field';
import { SelectField } from '../../shared/controls/select-field';
import { TextField } from '../../shared/controls/text-field';
import { Dialog } from '../../shared/overlays/dialog';
import { Loaded } from '../../shared/runtime/loadable';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { start } from './job-shapes';
import { useStartOutcome, type BoundJobs } from './jobs.bridge';
import { useItemCodeField } from './item-code.bridge';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: tokens.spacingVerticalM, marginTop: tokens.spacingVerticalM },
});

type Values = Readonly<Record<string, string>>;

interface StartDialogProps {
  readonly task: JobTask;
  readonly jobs: Pick<BoundJobs, 'actor' | 'act' | 'ask'>;
  readonly onClose: () => void;
}

const textsOf = ({ label, hint, error, required, wrapsError }: FieldTexts & ErrorLayout): FieldTexts & ErrorLayout => ({
  label,
  hint,
  error,
  required,
  wrapsError,
});

const valuesAtFirst = ({ parameters }: JobTask): Values =>
  Object.fromEntries(parameters.map(({ name, default: fallback }) => [name, fallback ?? '']));

const problemsIn = ({ parameters }: JobTask, values: Values): Record<string, 'required' | 'invalid'> =>
  Object.fromEntries(
    parameters.flatMap((own) => {
      const problem = parameterProblem({ ...own, default: own.default ?? undefined }, values[own.name] ?? '');
      return problem === null ? [] : [[own.name, problem] as const];
    }),
  );

/**
 * The options of a task. The dialog stays open until the run is queued, so that typed values are kept. Rule R-JOB-03.
 */
export const StartDialog = ({ task, jobs: { actor, act, ask }, onClose }: StartDialogProps) => {
  const styles = useStyles();
  const text = useText();
  const form = useId();
  const itemCode = useItemCodeField();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const formik = useFormik<Values>({
    initialValues: valuesAtFirst(task),
    validate: (values) => problemsIn(task, values),
    onSubmit: (values) => {
      ask({ kind: 'start', task, parameters: values });
    },
  });
  useStartOutcome(actor, {
    onStarted: onClose,
    onRefused: useCallback((failure: Failure | null) => {
      setRefused(failure?.kind === 'FieldsRejected' ? Object.keys(failure.fields) : []);
    }, []),
  });
  const change = (name: string, value: string): void => {
    setRefused((names) => names.filter((other) => other !== name));
    void formik.setFieldValue(name, value);
  };
  const errorOf = ({ name, type, description }: JobParameter): string | undefined => {
    const problem = formik.touched[name] === true ? formik.errors[name] : undefined;
    if (problem === 'required') return text('operations.jobs.options.required');
    if (problem !== 'invalid' && !refused.includes(name)) return undefined;
    if (type === 'item-code') return text('operations.jobs.options.noItem');
    // The error includes the hint, which names the valid values, because it covers the hint.
    return [text('operations.jobs.options.invalid'), description].filter((sentence) => sentence !== '').join(' ');
  };
  return (
    <Dialog
      title={task.label}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('shared.actions.cancel')}</Button>
          <Button variant="primary" icon={start} type="submit" form={form} disabled={act !== null}>
            {text('operations.jobs.start')}
          </Button>
        </>
      }
    >
      {task.description !== '' && <p>{task.description}</p>}
      <form id={form} className={styles.fields} noValidate onSubmit={formik.handleSubmit}>
        {task.parameters.map((own, place) => {
          const shared = {
            ...formik.getFieldProps(own.name),
            label: own.label,
            hint: own.description === '' ? undefined : own.description,
            error: errorOf(own),
            required: own.default === null,
            wrapsError: true,
            ...(place === 0 && { 'data-focus': '' }),
            onChange: (event: { readonly target: { readonly value: string } }) => {
              change(own.name, event.target.value);
            },
          };
          const value = formik.values[own.name] ?? '';
          const line = <TextField key={own.name} {...shared} maxLength={MAX_JOB_PARAMETER} />;
          switch (own.type) {
            case 'select':
              return <SelectField key={own.name} {...shared} value={value} readOnly={false} choices={own.items} />;
            case 'item-code':
              return (
                <Loaded
                  key={own.name}
                  part={itemCode}
                  props={{
                    ...textsOf(shared),
                    value,
                    onChange: (code) => {
                      change(own.name, code);
                    },
                    onLeave: () => {
                      void formik.setFieldTouched(own.name);
                    },
                  }}
                  // If the suggestions fail to load, the code is typed.
                  missing={() => line}
                >
                  {line}
                </Loaded>
              );
            // Text, and types unknown to the console. Rule R-SHR-60.
            default:
              return line;
          }
        })}
      </form>
    </Dialog>
  );
};
