import {
  FormikProvider,
  useFormik,
  useFormikContext,
  type FieldConfig,
  type FormikContextType,
  type FormikHandlers,
} from 'formik';
import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { isDirty, type FormValues } from '../../../application/shared/form-values';
import type { DraftEvent } from '../../../domain/shared/drafts/draft';
import type { Fields } from '../../../domain/shared/merge';
import type { Rule } from '../../../domain/shared/rule';
import { useFlush } from './unsaved.bridge';

/** The values of a Formik form, for code outside React. */
export interface FormikValues<Draft> extends FormValues<Draft> {
  readonly initial: Draft;
  /** Called by `FormikForm`, which owns the values from then on. */
  readonly attach: (owner: Pick<FormValues<Draft>, 'read' | 'fill'>) => void;
  /** Called by `FormikForm` when the shown values change. */
  readonly changed: (shown: Draft) => void;
}

const formikValues = <Draft,>(initial: Draft): FormikValues<Draft> => {
  let owner: Pick<FormValues<Draft>, 'read' | 'fill'> | null = null;
  let filled = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => owner?.read() ?? filled,
    fill: (draft) => {
      filled = draft;
      owner?.fill(draft);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    attach: (formik) => {
      owner = formik;
      if (filled !== initial) formik.fill(filled);
    },
    changed: (shown) => {
      if (shown !== filled) for (const listener of listeners) listener();
    },
  };
};

/** The form values, starting from `initial`; the same object while the screen is mounted. */
export const useFormikValues = <Draft,>(initial: Draft): FormikValues<Draft> =>
  useState(() => formikValues(initial))[0];

/**
 * Formik renders twice per key, the second time for `isValidating` only. Keeps the identity of the context unless
 * values, errors or touched fields change.
 */
const useSteady = <Draft,>(form: FormikContextType<Draft>): FormikContextType<Draft> => {
  const [held, setHeld] = useState(form);
  const isSame = (['values', 'errors', 'touched', 'initialValues'] as const).every((part) => held[part] === form[part]);
  if (!isSame) setHeld(form);
  return isSame ? held : form;
};

/** Formik's blur handler, called only if `holds()`. */
const blurWhere = (onBlur: FormikHandlers['handleBlur'], holds: () => boolean): FormikHandlers['handleBlur'] => {
  function leave(event: FocusEvent): void;
  function leave<Part>(event: Part): Part extends string ? (event: FocusEvent) => void : undefined;
  function leave(event: FocusEvent): undefined {
    if (holds()) onBlur(event);
    return undefined;
  }
  return leave;
};

const topOf = (name: string): string => name.split('.', 1)[0] ?? name;

/** The form, with blur touching only fields that have changed. Rule R-SHR-43. */
const useTouchedIfChanged = <Draft,>(
  form: FormikContextType<Draft>,
  isChanged: (name: string) => boolean,
): FormikContextType<Draft> =>
  useMemo(
    () => ({
      ...form,
      getFieldProps: <Value,>(field: string | FieldConfig<Value>) => {
        const props = form.getFieldProps<Value>(field);
        return { ...props, onBlur: blurWhere(props.onBlur, () => isChanged(props.name)) };
      },
      // A blur passes no value.
      setFieldTouched: (name, isTouched, validate) =>
        isTouched === true || isChanged(name) ? form.setFieldTouched(name, isTouched, validate) : Promise.resolve(),
    }),
    [form, isChanged],
  );

/** Formik's required `onSubmit`: the machine saves, Formik only validates and marks fields as touched. */
const nothing = (): void => undefined;

const JudgeContext = createContext<(() => object) | null>(null);

/**
 * The problems of the values on screen. Formik's own errors lag behind until it validates again: after a move their
 * indexes point at other parts.
 */
export const useShownProblems = (): object => {
  const judge = useContext(JudgeContext);
  const { errors } = useFormikContext<Fields>();
  return useMemo(() => judge?.() ?? errors, [errors, judge]);
};

interface FormikFormProps<Draft> {
  readonly values: FormikValues<Draft>;
  readonly rule: Rule<Draft>;
  readonly children: ReactNode;
}

/** Wraps the fields in Formik and synchronises its values with `values`, which machines read. */
export const FormikForm = <Draft extends Fields>({ values, rule, children }: FormikFormProps<Draft>) => {
  // Formik clones its initial values on every render: start with few, then reset to the complete values.
  const form = useFormik<Draft>({ initialValues: values.initial, validate: rule, onSubmit: nothing });
  const { resetForm, setFormikState } = form;
  const shown = useRef(form.values);
  const changed = useRef(new Set<string>());
  const isChanged = useCallback((name: string) => changed.current.has(topOf(name)), []);
  useLayoutEffect(() => {
    values.attach({
      read: () => {
        let current = values.initial;
        // Formik's state is ahead of its last render. Returning the same object avoids a render.
        setFormikState((state) => {
          current = state.values;
          return state;
        });
        return current;
      },
      fill: (draft) => {
        resetForm({ values: draft });
      },
    });
  }, [resetForm, setFormikState, values]);
  // In the layout phase, before the next key event: an Esc right after a key must see the form as dirty.
  useLayoutEffect(() => {
    if (shown.current === form.values) return;
    // The form was just filled: nothing has changed.
    if (form.values === form.initialValues) changed.current.clear();
    else
      for (const [name, value] of Object.entries(form.values))
        if (value !== shown.current[name]) changed.current.add(name);
    shown.current = form.values;
    values.changed(form.values);
  }, [form.initialValues, form.values, values]);
  const judge = useCallback(() => rule(form.values), [form.values, rule]);
  return (
    <FormikProvider value={useTouchedIfChanged(useSteady(form), isChanged)}>
      <JudgeContext value={judge}>{children}</JudgeContext>
    </FormikProvider>
  );
};

/** A form and its machine, for a screen. */
export interface BoundForm<Draft> {
  readonly form: FormValues<Draft>;
  readonly dirty: boolean;
  /** Stores a pending draft at once. */
  readonly flush: () => void;
  readonly resume: () => void;
  readonly discard: () => void;
}

/**
 * Binds a form to its machine: reports whether the form is dirty, and stores its draft when the page is hidden or
 * closed.
 * @param base the record at the start of the edit; `null` while not editing
 */
export const useRecordForm = <Draft extends Fields>(
  form: FormValues<Draft>,
  machine: { readonly send: (event: DraftEvent) => void },
  base: Draft | null,
): BoundForm<Draft> => {
  const dirty = useSyncExternalStore(form.subscribe, () => base !== null && isDirty(base, form.read()));
  const flush = useCallback(() => {
    machine.send({ type: 'draft.flushed' });
  }, [machine]);
  const resume = useCallback(() => {
    machine.send({ type: 'draft.resumed' });
  }, [machine]);
  const discard = useCallback(() => {
    machine.send({ type: 'draft.discarded' });
  }, [machine]);
  useFlush(
    useCallback(() => {
      machine.send({ type: 'draft.flushed', all: true });
    }, [machine]),
  );
  return { form, dirty, flush, resume, discard };
};
