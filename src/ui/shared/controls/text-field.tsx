import type { ComponentPropsWithRef } from 'react';
import { Field, type ErrorLayout, type FieldTexts } from './field';
import { useWebsiteLanguage } from '../runtime/website-language';
import { InputBox } from './input-box';

export interface TextFieldProps
  extends FieldTexts, ErrorLayout, Omit<ComponentPropsWithRef<'input'>, 'className' | 'size' | 'required'> {
  readonly size?: 'medium' | 'large';
}

/** A labelled text field. Takes Formik's `getFieldProps`; rules and server validate, not the browser. */
export const TextField = ({ label, hint, error, required, wrapsError, size = 'medium', ...input }: TextFieldProps) => {
  const lang = useWebsiteLanguage();
  return (
    <Field
      name={input.name}
      label={label}
      hint={hint}
      error={error}
      required={required === true && input.readOnly !== true}
      wrapsError={wrapsError}
    >
      {(tie) => (
        <InputBox size={size} invalid={error !== undefined} readOnly={input.readOnly === true}>
          <input type="text" lang={lang} {...input} {...tie} />
        </InputBox>
      )}
    </Field>
  );
};
