import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useReducer, useSyncExternalStore } from 'react';
import { Dictionary } from '../../application/shared/ports/dictionary.port';
import { BrowserPage } from '../../application/session/ports/page.port';
import { SessionActor } from '../../application/session/session.service';
import { PreferenceStore } from '../../application/shared/ports/preferences.port';
import { Reports } from '../../application/shared/ports/reports.port';
import type { Failure } from '../../domain/shared/failure';
import type { Language } from '../../domain/shared/locale';
import { BootScreen } from '../session/boot-screen';
// Must be the first listener of the window's history.
import '../shared/record/popstate-guard';
import { usePageLanguage } from '../shared/page/page-title.bridge';
import { ThemeRoot, type ThemeChoice } from '../shared/theme/theme-root';
import { useService } from '../shared/runtime/use-service';
import { TextProvider, type Translate } from '../shared/runtime/use-text';
import { CrashGuard } from './crash-guard';
import { InsideView } from './inside.view';
import { NoticesView } from './notices.view';
import { OutsideView } from './outside.view';

/** Makes a new function for each language, so that all texts are rendered again. */
const translateIn =
  (dictionary: Dictionary, _language: Language): Translate =>
  (key, values) =>
    dictionary.translate(key, values);

/** The failure at startup, for the boot screen. Rule R-SES-28. */
const troubleOf = (failure: Failure | null) => {
  const answer = failure?.atStart;
  if (failure?.kind === 'Malformed')
    return { state: 'broken', detail: answer ? `${answer.call}: ${failure.path}` : failure.path } as const;
  return answer
    ? ({ state: 'refused', detail: `${answer.call}: ${String(answer.status)}` } as const)
    : ({ state: 'unreachable' } as const);
};

/** The console: booting, signed out, or signed in. */
export const AppView = () => {
  const session = useService(SessionActor);
  const dictionary = useService(Dictionary);
  const preferences = useService(PreferenceStore);
  const reports = useService(Reports);
  const theme = useSyncExternalStore(preferences.watch, () => preferences.read().theme);
  const failure = useSelector(session, ({ context }) => context.failure);
  const stage = useSelector(session, (state) =>
    state.matches('signedIn')
      ? 'inside'
      : state.matches('replaced') || (state.matches('opening') && state.context.failure === null)
        ? 'opening'
        : state.matches('unreachable') || state.matches('opening')
          ? 'unreachable'
          : 'outside',
  );
  // Strings are applied before the stage or the person's language changes, so this re-render shows them.
  useSelector(session, ({ context }) => context.session?.me.settings.language);
  const [, look] = useReducer((times: number) => times + 1, 0);
  const language = dictionary.language();
  usePageLanguage(useService(BrowserPage), language);
  const translate = useMemo(() => translateIn(dictionary, language), [dictionary, language]);
  const choose = useCallback(
    (choice: ThemeChoice): void => {
      preferences.change({ theme: choice });
    },
    [preferences],
  );
  const retry = (): void => {
    session.send({ type: 'retry.requested' });
  };
  const onCrash = (error: unknown): void => {
    reports.report(`Crash: ${error instanceof Error ? error.message : 'unknown'}`);
  };
  const missing = (onRetry: () => void) => <BootScreen state="missing" language={language} onRetry={onRetry} />;
  const waiting = <BootScreen state="loading" language={language} onRetry={retry} />;
  return (
    <ThemeRoot choice={theme}>
      <TextProvider translate={translate}>
        <CrashGuard language={language} onCrash={onCrash}>
          {stage === 'outside' && <OutsideView theme={theme} onTheme={choose} onSpoken={look} />}
          {stage === 'inside' && (
            <InsideView theme={theme} onTheme={choose} onSpoken={look} waiting={waiting} missing={missing} />
          )}
          {stage === 'opening' && waiting}
          {stage === 'unreachable' && <BootScreen {...troubleOf(failure)} language={language} onRetry={retry} />}
        </CrashGuard>
        <NoticesView />
      </TextProvider>
    </ThemeRoot>
  );
};
