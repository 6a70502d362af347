import { useFormikContext } from 'formik';
import { readArea } from '../../domain/content/area.rule';
import type { Fields } from '../../domain/shared/merge';
import { useFormat } from '../shared/runtime/use-session';
import { useFieldError, useHint, useRecordFields } from '../shared/record/record-fields';
import { TextField } from '../shared/controls/text-field';
import { useTypedText } from '../shared/controls/use-typed-text';
import { useText } from '../shared/runtime/use-text';

const textOf = (area: number | string | null): string => (area === null ? '' : String(area));

/** An area in m², in the person's number format; invalid text stays as typed. Rule R-CON-01. */
export const AreaField = ({ name, hint }: { readonly name: string; readonly hint: string | undefined }) => {
  const [text, format] = [useText(), useFormat()];
  const { editing, labelOf } = useRecordFields();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<number | string | null>(name);
  const sign = format.decimals(0.5, 1).charAt(1);
  const write = (area: string): string => (typeof readArea(area) === 'number' ? area.replace('.', sign) : area);
  const typed = useTypedText(
    textOf(value),
    write,
    (written) => textOf(readArea(written)),
    (area) => {
      void setFieldValue(name, readArea(area));
    },
  );
  return (
    <TextField
      name={name}
      label={labelOf(name)}
      hint={useHint(hint)}
      error={useFieldError(name, text('content.item.hints.area'))}
      inputMode="decimal"
      autoComplete="off"
      readOnly={!editing}
      value={editing ? typed.text : write(textOf(value))}
      onChange={({ target }) => {
        typed.type(target.value);
      }}
      onBlur={(event) => {
        typed.forget();
        onBlur(event);
      }}
    />
  );
};
