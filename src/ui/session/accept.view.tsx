import { use } from 'react';
import { useLocation } from 'wouter';
import { LoadAccepting } from '../../application/session/accept.service';
import { Dictionary } from '../../application/session/ports/dictionary.port';
import { PageTitle } from '../shared/page-title.bridge';
import type { ThemeChoice } from '../shared/theme-root';
import { useService } from '../shared/use-service';
import { useText } from '../shared/use-text';
import { AcceptSteps } from './accept-steps';

interface AcceptViewProps {
  /** What stands in the address. */
  readonly params: { readonly email?: string; readonly code?: string };
  readonly theme: ThemeChoice;
  readonly onTheme: (choice: ThemeChoice) => void;
  /** The words of the page are in another language now. */
  readonly onSpoken: () => void;
  /** The account is being made: what its first page needs can be fetched already. */
  readonly onAccepting: () => void;
}

/** The screen behind the link of an invitation. */
export const AcceptView = ({ params: { email = '', code = '' }, onSpoken, ...props }: AcceptViewProps) => {
  const text = useText();
  const { machine, speak } = use(useService(LoadAccepting)());
  const dictionary = useService(Dictionary);
  const [, navigate] = useLocation();
  return (
    <>
      <PageTitle title={text('shell.routes.accept')} />
      <AcceptSteps
        {...props}
        machine={machine}
        link={{ email, code }}
        language={dictionary.language()}
        onLanguage={(language) => { void speak(language).then(onSpoken); }}
        onNavigate={(to) => { navigate(to, { replace: true }); }}
      />
    </>
  );
};
