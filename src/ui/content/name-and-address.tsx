import { useFormikContext } from 'formik';
import type { FocusEvent } from 'react';
import { cleanSlug, followedUrl } from '../../domain/content/slug.rule';
import { useFieldError, useHint, useRecordForm } from '../shared/record-fields';
import { TextField } from '../shared/text-field';
import { useText } from '../shared/use-text';

interface Named {
  readonly name: string;
  readonly url: string;
}

interface NameAndAddressProps {
  /** A stored address leads somewhere already: only one that was emptied follows the name. */
  readonly isNew: boolean;
  /** Whether somebody has to write the address; else the server makes one. */
  readonly addressRequired?: boolean;
}

/** The name of a page and its address, which follows the name until somebody writes one of their own. Rule R-CON-02. */
export const NameAndAddress = ({ isNew, addressRequired = false }: NameAndAddressProps) => {
  const text = useText();
  const { editing, labelOf } = useRecordForm();
  const { values, getFieldProps, setValues, setFieldValue } = useFormikContext<Named>();
  const [name, address] = [getFieldProps<string>('name'), getFieldProps<string>('url')];
  const hint = useHint(text(isNew ? 'content.address.hint' : 'content.address.stored'));
  const rename = (typed: string): void => {
    void setValues({ ...values, name: typed, url: followedUrl(typed, isNew ? values.name : '', values.url) });
  };
  const clean = (event: FocusEvent<HTMLInputElement>): void => {
    address.onBlur(event);
    const cleaned = cleanSlug(values.url === '' ? values.name : values.url);
    if (editing && cleaned !== values.url) void setFieldValue('url', cleaned);
  };
  return (
    <>
      <TextField {...name} label={labelOf('name')} autoComplete="off" readOnly={!editing} error={useFieldError('name')} onChange={({ target }) => { rename(target.value); }} required />
      <TextField
        {...address}
        label={labelOf('url')}
        autoComplete="off"
        spellCheck={false}
        readOnly={!editing}
        hint={hint}
        error={useFieldError('url', text('content.address.pattern'))}
        onBlur={clean}
        required={addressRequired}
      />
    </>
  );
};
