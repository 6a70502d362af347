import { use } from 'react';
import { useLocation } from 'wouter';
import { LoadAccount } from '../../application/session/account.service';
import { Dictionary } from '../../application/shared/ports/dictionary.port';
import { PageTitle } from '../shared/page/page-title.bridge';
import type { ThemeChoice } from '../shared/theme/theme-root';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';
import { AcceptSteps } from './accept-steps';
import { ResetRequest } from './reset-request';
import { ResetSteps } from './reset-steps';

interface AccountViewProps {
  readonly screen: 'accept' | 'request' | 'reset';
  /** Route parameters. */
  readonly params: { readonly email?: string; readonly code?: string };
  /** The e-mail address from the sign-in page. */
  readonly typed: string;
  readonly theme: ThemeChoice;
  readonly onTheme: (choice: ThemeChoice) => void;
  /** The language has changed. */
  readonly onSpoken: () => void;
  /** Starts prefetching the first page. */
  readonly onAccepting: () => void;
}

/** Screens for accepting an invitation and resetting a password. */
export const AccountView = ({
  screen,
  params: { email = '', code = '' },
  typed,
  onSpoken,
  onAccepting,
  ...look
}: AccountViewProps) => {
  const text = useText();
  const account = use(useService(LoadAccount)());
  const dictionary = useService(Dictionary);
  const [, navigate] = useLocation();
  const frame = {
    ...look,
    language: dictionary.language(),
    onLanguage: (language: 'en' | 'nl') => {
      void account.speak(language).then(onSpoken);
    },
  };
  // Replaced: a used link must not return with the back button.
  const lead = (to: string): void => {
    navigate(to, { replace: true });
  };
  return (
    <>
      <PageTitle title={text(screen === 'accept' ? 'shell.routes.accept' : 'shell.routes.reset')} />
      {screen === 'accept' && (
        <AcceptSteps
          {...frame}
          machine={account.accept}
          link={{ email, code }}
          onAccepting={onAccepting}
          onNavigate={lead}
        />
      )}
      {screen === 'request' && (
        <ResetRequest {...frame} machine={account.request} typed={typed} onNavigate={navigate} />
      )}
      {screen === 'reset' && <ResetSteps {...frame} machine={account.reset} link={{ email, code }} onNavigate={lead} />}
    </>
  );
};
