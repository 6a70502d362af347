import { useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { BrowserPage } from '../../application/session/ports/page.port';
import { Dictionary } from '../../application/shared/ports/dictionary.port';
import { findOutsideRoute, SIGN_IN } from '../../application/session/outside-routes';
import { PrefetchPage } from '../../application/session/prefetch-page';
import { Contexts } from '../../application/shared/contexts';
import { PreferenceStore } from '../../application/shared/ports/preferences.port';
import { BootScreen } from '../session/boot-screen';
import { SignInView } from '../session/sign-in.view';
import { useSignInForm } from '../session/sign-in-form.bridge';
import type { ThemeChoice } from '../shared/theme/theme-root';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';
import { shellOf } from './loadable-shell';
import { loadable, Loaded } from '../shared/runtime/loadable';
import { PageTitle, shownScreen } from '../shared/page/page-title.bridge';
import { useWantedPath, useWantedScreen } from './wanted-path';

export interface OutsideViewProps {
  readonly theme: ThemeChoice;
  readonly onTheme: (choice: ThemeChoice) => void;
  /** The language has changed. */
  readonly onSpoken: () => void;
}

/** Rarely needed, so in its own chunk. */
const accountView = loadable(() =>
  import(/* webpackChunkName: "account" */ '../session/account.view').then(({ AccountView }) => AccountView),
);

const ACCOUNT_SCREENS = {
  '/accept/:email/:code': 'accept',
  '/reset': 'request',
  '/reset/:email/:code': 'reset',
} as const;

/** All screens before sign-in. Paths that require a session lead here; sign-in returns to them. */
export const OutsideView = ({ theme, onTheme, onSpoken }: OutsideViewProps) => {
  const text = useText();
  const dictionary = useService(Dictionary);
  const preferences = useService(PreferenceStore);
  const page = useService(BrowserPage);
  const shell = shellOf(useService(Contexts));
  const path = usePathname();
  const [, navigate] = useLocation();
  const search = useSearch();
  const form = useSignInForm();
  const found = findOutsideRoute(path);
  const wanted = useWantedPath();
  const screen = useWantedScreen();
  const [typed, setTyped] = useState('');
  const prefetchPage = useService(PrefetchPage);

  if (found === null || path === '/')
    return (
      <Redirect
        to={SIGN_IN}
        replace
        state={{ wanted: path === '/' ? null : `${path}${search}`, screen: shownScreen() }}
      />
    );
  if (found.route !== '/login') {
    return (
      <Loaded
        key={path}
        part={accountView}
        props={{
          screen: ACCOUNT_SCREENS[found.route],
          params: found.params,
          typed,
          theme,
          onTheme,
          onSpoken,
          onAccepting: shell.load,
        }}
        missing={(onRetry) => <BootScreen state="missing" language={dictionary.language()} onRetry={onRetry} />}
      >
        <BootScreen state="loading" language={dictionary.language()} onRetry={onSpoken} />
      </Loaded>
    );
  }
  return (
    <>
      <PageTitle title={text('shell.routes.login')} />
      <SignInView
        language={dictionary.language()}
        theme={theme}
        {...form}
        again={
          wanted === null
            ? null
            : screen === null
              ? text('session.signIn.again')
              : text('session.signIn.againAt', { screen })
        }
        email={typed}
        onEmail={(email) => {
          setTyped(email);
          prefetchPage(wanted);
        }}
        onSubmit={(credentials) => {
          shell.load();
          form.onSubmit(credentials);
        }}
        onLanguage={(language) => {
          preferences.change({ language });
          // Without a session, the restart leads here again, with the requested path.
          page.restartAt(wanted ?? SIGN_IN);
        }}
        onTheme={onTheme}
        onNavigate={navigate}
      />
    </>
  );
};
