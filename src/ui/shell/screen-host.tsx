import { useMemo } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { Found } from '../../application/session/match-route';
import { findOutsideRoute, HOME } from '../../application/session/outside-routes';
import { mayEnter } from '../../domain/shared/modules/module-entry.rule';
import { titleOf, type Route } from '../../application/session/routes';
import { fallbackAddress } from '../../application/session/fallback-address';
import { Contexts } from '../../application/shared/contexts';
import { Dictionary } from '../../application/shared/ports/dictionary.port';
import { Reports } from '../../application/shared/ports/reports.port';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';
import { languageOf } from '../shared/runtime/language-of';
import { WebsiteLanguage } from '../shared/runtime/website-language';
import { useSession } from '../shared/runtime/use-session';
import { MissingState } from '../shared/overlays/part-not-loaded';
import { NotFoundState } from '../shared/page/screen-states';
import { useService } from '../shared/runtime/use-service';
import { CrashGuard } from './crash-guard';
import { Loaded } from '../shared/runtime/loadable';
import { GuardRefusal } from '../shared/page/guard-refusal.bridge';
import { PageTitle, usePageFocus } from '../shared/page/page-title.bridge';
import { usePrefetch } from '../shared/runtime/prefetch.bridge';
import { refusalOf } from './refusal';
import { ScreenSkeleton } from './screen-skeleton';
import { screensOf } from './loadable-screens';
import { useWantedPath } from './wanted-path';

interface ScreenHostProps {
  readonly path: string;
  readonly found: Found<Route> | null;
  readonly onSearch: () => void;
}

/** The path of the screen without its tab: the tabs (`/statistics/orders`) share one screen, which stays mounted. */
const pageOf = (path: string, found: Found<Route> | null): string =>
  found?.params['activeTab'] === undefined ? path : path.slice(0, path.lastIndexOf('/'));

/** The screen at a path: guarded and lazily loaded, or an error page. */
export const ScreenHost = ({ path, found, onSearch }: ScreenHostProps) => {
  const session = useSession();
  const { me } = session;
  const [, navigate] = useLocation();
  const wanted = useWantedPath();
  const page = pageOf(path, found);
  usePageFocus(page === '/' ? HOME : page);
  const contexts = useService(Contexts);
  const dictionary = useService(Dictionary);
  const translate = useDynamicText();
  const screens = useMemo(() => screensOf(contexts), [contexts]);
  const reports = useService(Reports);
  const onCrash = (error: unknown): void => {
    reports.report(`Crash: ${error instanceof Error ? error.message : 'unknown'}`);
  };
  const home = (): void => {
    navigate(HOME);
  };
  usePrefetch(screens.get(`${found?.route.path ?? ''}/:id`));

  if (path === '/' || (found === null && findOutsideRoute(path) !== null))
    return <Redirect to={wanted ?? HOME} replace />;
  const screen = found === null ? undefined : screens.get(found.route.path);
  if (found === null || screen === undefined) {
    return (
      <>
        <PageTitle title={translate('shell.routes.notFound')} />
        <NotFoundState path={path} onDashboard={home} onSearch={onSearch} />
      </>
    );
  }
  const { route, params } = found;
  const refusal = refusalOf(route, dictionary);
  if (!mayEnter(me, route)) {
    const instead = fallbackAddress(me, found);
    return instead === null ? <GuardRefusal said={refusal} /> : <Redirect to={instead} replace />;
  }
  const title = translate(titleOf(route));
  const action = route.action === null ? undefined : translate(`shell.actions.${route.action}`);
  return (
    <>
      <PageTitle isScreen title={action === undefined ? title : translate('shell.palette.action', { title, action })} />
      <CrashGuard key={page} inside language={me.settings.language} onCrash={onCrash}>
        <WebsiteLanguage value={languageOf(session, route.module)}>
          <Loaded
            part={screen}
            props={{ params, title, action, refusal: dictionary.translate(refusal.key, refusal.values) }}
            missing={(onRetry) => <MissingState level={1} onRetry={onRetry} />}
          >
            <ScreenSkeleton />
          </Loaded>
        </WebsiteLanguage>
      </CrashGuard>
    </>
  );
};
