import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { Field } from './field';
import { Icon } from '../icons/icon';
import { InputBox } from './input-box';
import { sizes, phone } from '../theme/sizes';
import * as shapes from '../icons/shapes';
import type { TextFieldProps } from './text-field';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';

const useStyles = makeStyles({
  eye: {
    'display': 'grid',
    'placeItems': 'center',
    'width': sizes.controlSmall,
    'height': sizes.controlSmall,
    'marginRight': '-4px',
    'padding': 0,
    'border': '0',
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground3,
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [phone]: { width: sizes.phoneControl, height: sizes.phoneControl, marginRight: '-10px' },
  },
});

/** A password field with a show button. */
export const PasswordField = ({ label, hint, error, required, size = 'medium', ...input }: TextFieldProps) => {
  const styles = useStyles();
  const text = useText();
  const [shown, setShown] = useState(false);
  const eyeName = text(shown ? 'session.signIn.hidePassword' : 'session.signIn.showPassword');
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(tie) => (
        <InputBox size={size} invalid={error !== undefined}>
          <input {...input} {...tie} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
          <button
            type="button"
            className={styles.eye}
            aria-label={eyeName}
            aria-controls={tie.id}
            // Native `title`: the sign-in page has no tooltips.
            title={eyeName}
            onClick={() => setShown(!shown)}
          >
            <Icon icon={shown ? shapes.eyeOff : shapes.eye} size={16} />
          </button>
        </InputBox>
      )}
    </Field>
  );
};
