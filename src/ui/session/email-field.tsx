import type { ComponentProps } from 'react';
import { TextField } from '../shared/controls/text-field';
import { focusOnMount } from '../shared/focus/take-focus';
import { useText } from '../shared/runtime/use-text';

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'size' | 'defaultValue' | 'error' | 'readOnly' | 'onBlur'
>;

/** The e-mail address of the sign-in; focused on mount. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    required
    ref={focusOnMount}
    type="email"
    name="email"
    autoComplete="username"
    inputMode="email"
    spellCheck={false}
    label={useText()('session.signIn.email')}
    {...props}
  />
);
