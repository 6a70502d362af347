import { useFormikContext } from 'formik';
import type { AddableSource, ChoiceSource } from '../../../../application/content/ports/choices.port';
import type { Choice } from '../../../../domain/content/block';
import type { Id } from '../../../../domain/shared/id';
import type { Fields } from '../../../../domain/shared/merge';
import {
  useEditing,
  useFieldError,
  useFieldHead,
  useIsReadOnly,
  useHint,
  type RecordFieldProps,
} from '../../../shared/record/record-fields';
import { ChoiceField, ChosenField } from './choice-field';
import { TargetTicks } from './target-ticks';

interface RecordChoicesProps<Draft> extends RecordFieldProps<Draft> {
  readonly source: ChoiceSource;
  readonly addable?: AddableSource;
  /** Id of the record that has this field; it is excluded from the suggestions. */
  readonly chooser?: Id | null;
  /** Maximum number of suggestions; the default limit without it. */
  readonly limit?: number;
  /** Message of a value that the server refuses, if there is only one possible cause. */
  readonly notValid?: string;
}

const useChoices = <Value,>({
  hint,
  notValid,
  ...field
}: Pick<RecordChoicesProps<unknown>, 'label' | 'required' | 'hint' | 'notValid'> & { readonly name: string }) => {
  const { name } = field;
  const { getFieldProps, setFieldValue, setFieldTouched } = useFormikContext<Fields>();
  const texts = {
    ...useFieldHead(field),
    hint: useHint(hint),
    error: useFieldError(name, undefined, notValid),
  };
  return {
    texts,
    editing: useEditing(),
    value: getFieldProps<Value>(name).value,
    change: (value: Value): void => {
      void setFieldValue(name, value);
    },
    leave: (): void => {
      void setFieldTouched(name);
    },
  };
};

/** A multiple-choice field of a record form; its value is an array. */
export const RecordChoices = <Draft = never,>({ source, addable, ...field }: RecordChoicesProps<Draft>) => {
  const { texts, editing, value, change, leave } = useChoices<readonly Choice[]>(field);
  return (
    <ChoiceField
      {...texts}
      source={source}
      addable={addable}
      value={value}
      readOnly={!editing}
      onChange={change}
      onLeave={leave}
    />
  );
};

/** A single-choice field of a record form; its value is a choice or `null`. */
export const RecordChoice = <Draft = never,>({
  source,
  addable,
  chooser,
  limit,
  ...field
}: RecordChoicesProps<Draft>) => {
  const { texts, editing, value, change, leave } = useChoices<Choice | null>(field);
  return (
    <ChoiceField
      {...texts}
      source={source}
      addable={addable}
      chooser={chooser}
      limit={limit}
      multiple={false}
      value={value === null ? [] : [value]}
      readOnly={!editing}
      onChange={([chosen]) => {
        change(chosen ?? null);
      }}
      onLeave={leave}
    />
  );
};

/** A checkbox for each target group, in a record form. */
export const RecordTargets = <Draft = never,>(field: RecordFieldProps<Draft>) => {
  const { texts, editing, value, change, leave } = useChoices<readonly Choice[]>(field);
  const isReadOnly = useIsReadOnly();
  return editing || isReadOnly ? (
    <TargetTicks {...texts} value={value} onChange={change} onLeave={leave} />
  ) : (
    <ChosenField {...texts} value={value} />
  );
};
