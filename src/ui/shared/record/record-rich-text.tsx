import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import type { Fields } from '../../../domain/shared/merge';
import { useFieldError, useFieldHead, useRecordFields, type RecordFieldProps } from './record-fields';
import { RichTextField } from '../rich-text/rich-text-field';
import type { RichTextOptions } from '../rich-text/rich-text-editor';

/** A rich-text field (headings, lists, links) of a record form; its value is HTML. */
export const RecordRichText = <Draft = never,>(field: RecordFieldProps<Draft> & RichTextOptions) => {
  const { name } = field;
  const { editing, isReadOnly = false } = useRecordFields();
  const { getFieldProps, setFieldValue, setFieldTouched } = useFormikContext<Fields>();
  const change = useCallback(
    (html: string) => {
      void setFieldValue(name, html);
    },
    [name, setFieldValue],
  );
  return (
    <RichTextField
      {...field}
      {...useFieldHead(field)}
      value={getFieldProps<string>(name).value}
      onChange={change}
      onBlur={() => {
        void setFieldTouched(name);
      }}
      readOnly={!editing && !isReadOnly}
      isReadOnly={isReadOnly}
      error={useFieldError(name)}
    />
  );
};
