import { useFormik, type FormikValues } from 'formik';
import { useState, type SubmitEvent } from 'react';
import type { Failure } from '../../domain/shared/failure';
import { maxLengthIn, type FieldProblem, type Problems } from '../../domain/shared/rule';
import { useRetryWait } from '../shared/runtime/retry-wait.bridge';
import { useText, type Translate } from '../shared/runtime/use-text';

interface LinkedFormOptions<Typed> {
  readonly empty: Typed;
  readonly check: (typed: Typed) => Problems;
  readonly busy: boolean;
  readonly failure: Failure | null;
  /** Error message of a field. */
  readonly formOf: (field: string) => string;
  readonly onSubmit: (typed: Typed) => void;
}

/** Why a form cannot be submitted yet, by its first problem. */
const reasonOf = ([field, problem]: readonly [string, FieldProblem], text: Translate): string => {
  if (field === 'password') return text('session.newPassword.off.password');
  if (field === 'repeat') return text(`session.newPassword.off.${problem === 'required' ? 'repeat' : 'notEqual'}`);
  return text(`session.newPassword.off.${problem === 'required' ? 'name' : 'nameForm'}`);
};

/** The form of a mailed link: rule errors appear after blur, server errors until the field changes. */
export const useLinkedForm = <Typed extends FormikValues>({
  empty,
  check,
  busy,
  failure,
  formOf,
  onSubmit,
}: LinkedFormOptions<Typed>) => {
  const text = useText();
  // Formik only marks fields as touched; the machine validates.
  const formik = useFormik<Typed>({ initialValues: empty, validate: check, onSubmit: () => undefined });
  const [sent, setSent] = useState<Typed | null>(null);
  const { values, touched } = formik;
  const problems = check(values);
  const wait = useRetryWait(failure);
  const [first] = Object.entries(problems);

  const problemText = (field: string, problem: FieldProblem): string => {
    const longest = maxLengthIn(problem);
    if (longest !== null) return text('shared.fields.tooLong', { longest });
    return problem === 'required' || problem === 'notEqual' ? text(`shared.fields.${problem}`) : formOf(field);
  };
  const errorOf = (field: keyof Typed & string): string | undefined => {
    const problem = problems[field];
    if (problem !== undefined) return touched[field] === undefined ? undefined : problemText(field, problem);
    const refused =
      failure?.kind === 'FieldsRejected' && sent?.[field] === values[field] ? failure.fields[field] : undefined;
    return refused === undefined ? undefined : text(`shared.fields.codes.${refused}`);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy || wait > 0) return;
    const [wrong] = Object.keys(problems);
    const first = wrong === undefined ? null : event.currentTarget.elements.namedItem(wrong);
    if (first instanceof HTMLElement) first.focus();
    void formik.submitForm();
    if (wrong !== undefined) return;
    setSent(values);
    onSubmit(values);
  };
  const line = (field: keyof Typed & string, label: string) => ({
    ...formik.getFieldProps(field),
    required: true,
    size: 'large' as const,
    label,
    error: errorOf(field),
    readOnly: busy,
  });
  const reason = first === undefined ? null : reasonOf(first, text);
  return { values, setFieldValue: formik.setFieldValue, errorOf, submit, line, wait, reason };
};
