import { useId, type ReactNode } from 'react';
import { Button } from '../shared/controls/button';
import { useSignInStyles } from './sign-in.styles';

interface SubmitLinkedProps {
  /** What the form still requires; `null` when it can be submitted. */
  readonly reason: string | null;
  readonly disabled: boolean;
  readonly children: ReactNode;
}

/** The submit button of a mailed link's form: off until the form is valid, with the reason. */
export const SubmitLinked = ({ reason, disabled, children }: SubmitLinkedProps) => {
  const styles = useSignInStyles();
  const id = useId();
  return (
    <div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={disabled}
        // Stays in the tab order, so that the reason can be read; a press focuses the field.
        aria-disabled={reason !== null}
        aria-describedby={id}
      >
        {children}
      </Button>
      <p id={id} className={styles.reason}>
        {reason}
      </p>
    </div>
  );
};
