import { passwordRequirements, PASSWORD_MINIMUM, type PasswordRequirement } from '../../domain/session/password.rule';
import { listIn } from '../../domain/shared/format-text';
import type { Language } from '../../domain/shared/locale';
import { Icon } from '../shared/icons/icon';
import { circle, success } from '../shared/icons/shapes';
import { useText } from '../shared/runtime/use-text';
import { useChecklistStyles } from './accept.styles';

const EVERY: readonly PasswordRequirement[] = ['length', 'uppercase', 'lowercase', 'digits', 'special'];

interface PasswordChecklistProps {
  readonly password: string;
  readonly language: Language;
  /** All requirements by default. */
  readonly demands?: readonly PasswordRequirement[];
}

/** The password requirements with live state; unmet ones are announced. Rule R-SES-02. */
export const PasswordChecklist = ({ password, language, demands = EVERY }: PasswordChecklistProps) => {
  const styles = useChecklistStyles();
  const text = useText();
  const met = passwordRequirements(password);
  const nameOf = (demand: PasswordRequirement): string =>
    text(`session.newPassword.demands.${demand}`, { number: PASSWORD_MINIMUM[demand] });
  const missing = demands.filter((demand) => !met[demand]);
  const announcement =
    password === ''
      ? ''
      : missing.length === 0
        ? text('session.newPassword.demands.complete')
        : text('session.newPassword.demands.missing', { list: listIn(language, missing.map(nameOf)) });
  return (
    <div>
      <ul className={styles.list} aria-label={text('session.newPassword.demands.label')}>
        {demands.map((demand) => (
          <li key={demand} className={styles.demand}>
            <Icon
              icon={met[demand] ? success : circle}
              size={16}
              className={met[demand] ? styles.met : styles.unmet}
              label={text(met[demand] ? 'session.newPassword.demands.met' : 'session.newPassword.demands.unmet')}
            />
            {nameOf(demand)}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.visuallyHidden}>
        {announcement}
      </p>
    </div>
  );
};
