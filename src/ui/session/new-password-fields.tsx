import { MAX_PASSWORD_LENGTH } from '../../domain/session/password.rule';
import type { Language } from '../../domain/shared/locale';
import { PasswordField } from '../shared/controls/password-field';
import type { TextFieldProps } from '../shared/controls/text-field';
import { PasswordChecklist } from './password-checklist';

interface NewPasswordFieldsProps {
  /** For password managers. */
  readonly email: string;
  readonly language: Language;
  readonly typed: string;
  readonly password: TextFieldProps;
  readonly repeat: TextFieldProps;
}

/** A new password with its requirements, and its repeat. */
export const NewPasswordFields = ({ email, language, typed, password, repeat }: NewPasswordFieldsProps) => (
  <>
    {/* Password managers store the password under this address. */}
    <input hidden readOnly type="email" name="email" autoComplete="username" value={email} />
    <div>
      <PasswordField {...password} autoComplete="new-password" maxLength={MAX_PASSWORD_LENGTH} />
      <PasswordChecklist language={language} password={typed} />
    </div>
    <PasswordField {...repeat} autoComplete="new-password" maxLength={MAX_PASSWORD_LENGTH} />
  </>
);
