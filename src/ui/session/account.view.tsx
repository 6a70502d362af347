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
  /** What stands in the address. */
  readonly params: { readonly email?: string; readonly code?: string };
  /** The address that was typed at the sign-in page. */
  readonly typed: string;
  readonly theme: ThemeChoice;
  readonly onTheme: (choice: ThemeChoice) => void;
  /** The words of the page are in another language now. */
  readonly onSpoken: () => void;
  /** The account is being made: what its first page needs can be fetched already. */
  readonly onAccepting: () => void;
}

/** The screens of a visitor who has no account yet, or no password any more. */
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
  // A link that was used must not come back with the back button.
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
