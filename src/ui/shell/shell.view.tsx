import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { findRoute } from '../../application/session/find-route';
import { HOME } from '../../application/session/outside-routes';
import { overviewOfModule } from '../../application/session/routes';
import { ChangeLanguage } from '../../application/session/change-language';
import { SessionActor } from '../../application/session/session.service';
import { Contexts } from '../../application/shared/contexts';
import { PreferenceStore } from '../../application/shared/ports/preferences.port';
import { fullName } from '../../domain/access/user';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';
import type { Language } from '../../domain/shared/locale';
import { Loaded } from '../shared/runtime/loadable';
import { useLeavingQuestion } from '../shared/record/leaving.bridge';
import { MissingDialog, MissingState } from '../shared/overlays/part-not-loaded';
import { useSession } from '../shared/runtime/use-session';
import type { ThemeChoice } from '../shared/theme/theme-root';
import { TextSkeleton } from '../shared/page/text-skeleton';
import { UnsavedDialog } from '../shared/record/unsaved-dialog';
import { narrowQuery } from '../shared/theme/sizes';
import { useMedia, usePhone } from '../shared/theme/use-media';
import { PopupRegion } from '../shared/overlays/popup-region';
import { Tooltips } from '../shared/overlays/tooltips.bridge';
import { useService } from '../shared/runtime/use-service';
import { ShellOverlays, helpDrawer, type Overlay } from './shell-overlays';
import { Drawer } from './drawer';
import { drawerGroups } from './drawer-groups';
import { helpPartOf } from './help-part';
import { useKeptFocus } from '../shared/focus/keep-focus.bridge';
import { usePageLeaving } from './page-leaving';
import { MenuSheet } from './menu-sheet';
import { ScreenHost } from './screen-host';
import { ShellFrame } from './shell-frame';
import { useShortcuts } from '../shared/focus/shortcuts.bridge';
import { StagingBanner } from './staging-banner';
import { TopBar } from './top-bar';
import { UploadSign } from './upload-sign';
import { UserMenu } from './user-menu';

interface ShellViewProps {
  readonly theme: ThemeChoice;
  readonly onTheme: (choice: ThemeChoice) => void;
}

/** The shell around every screen. */
export const ShellView = ({ theme, onTheme }: ShellViewProps) => {
  useKeptFocus();
  const translate = useDynamicText();
  const contexts = useService(Contexts);
  const helpPart = useMemo(() => helpPartOf(contexts), [contexts]);
  const session = useService(SessionActor);
  const { leavePage, question: pageQuestion } = usePageLeaving();
  const preferences = useService(PreferenceStore);
  const changeLanguage = useService(ChangeLanguage);
  const { me, menu, website } = useSession();
  const path = usePathname();
  const [, navigate] = useLocation();
  const [phone, narrow] = [usePhone(), useMedia(narrowQuery)];
  const question = useLeavingQuestion();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const [help, setHelp] = useState(false);
  const [collapsed, setCollapsed] = useState(() => preferences.read().drawerCollapsed);
  const [folds, setFolds] = useState(() => preferences.read().drawerFolds);

  const groups = useMemo(() => drawerGroups(menu, me, translate), [menu, me, translate]);
  const found = findRoute(path === '/' ? HOME : path);
  const goTo = useCallback(
    (to: string) => {
      setOverlay(null);
      navigate(to);
    },
    [navigate],
  );
  const collapse = useCallback(() => {
    setCollapsed((was) => {
      preferences.change({ drawerCollapsed: !was });
      return !was;
    });
  }, [preferences]);
  const fold = useCallback(
    (group: string, folded: boolean) => {
      setFolds((were) => {
        const now = { ...were, [group]: folded };
        preferences.change({ drawerFolds: now });
        return now;
      });
    },
    [preferences],
  );
  const openPalette = useCallback(() => {
    setOverlay('palette');
  }, []);
  const openMenu = useCallback(() => {
    setOverlay('menu');
  }, []);
  const openSupport = useCallback(() => {
    setOverlay('support');
  }, []);
  const openShortcuts = useCallback(() => {
    setOverlay('shortcuts');
  }, []);
  if (!narrow && overlay === 'menu') setOverlay(null);
  const closeOverlay = useCallback(() => {
    setOverlay(null);
  }, []);
  const toggleHelp = useCallback(() => {
    setHelp((was) => !was);
  }, []);
  const signOut = useCallback(() => {
    leavePage(() => {
      // The next person to sign in starts at the dashboard.
      navigate(HOME);
      session.send({ type: 'sign-out.requested' });
    });
  }, [leavePage, navigate, session]);
  const switchWebsite = useCallback(
    (id: string) => {
      leavePage(() => {
        session.send({ type: 'website.chosen', website: id });
      });
    },
    [leavePage, session],
  );
  const speak = useCallback(
    (language: Language) => {
      leavePage(() => {
        void changeLanguage(language, globalThis.location.pathname + globalThis.location.search);
      });
    },
    [changeLanguage, leavePage],
  );
  useShortcuts({ onPalette: openPalette, onShortcuts: openShortcuts, onHelp: toggleHelp });

  const websiteProps = useMemo(
    () => ({ website, websites: me.websites, onSwitch: switchWebsite }),
    [me.websites, switchWebsite, website],
  );
  const userMenu = useMemo(
    () => (
      <UserMenu
        name={fullName(me)}
        picture={me.avatar}
        detail={me.email}
        theme={theme}
        onProfile={() => {
          navigate('/profile');
        }}
        language={me.settings.language}
        onTheme={onTheme}
        onLanguage={speak}
        onShortcuts={openShortcuts}
        onSupport={openSupport}
        onSignOut={signOut}
      />
    ),
    [me, navigate, onTheme, openShortcuts, openSupport, signOut, speak, theme],
  );
  // The library shows uploads on its own screen.
  const seesUploads = path === overviewOfModule('library')?.path;
  const uploadSign = useMemo(() => (seesUploads ? null : <UploadSign />), [seesUploads]);
  const drawer = (inSheet: boolean) => (
    <Drawer
      groups={groups}
      current={found?.route.module ?? null}
      folds={folds}
      collapsed={(collapsed || narrow) && !inSheet}
      onNavigate={goTo}
      onFold={fold}
      {...(!inSheet && { onCollapse: narrow ? openMenu : collapse })}
    />
  );

  return (
    <>
      <ShellFrame
        banner={website?.environment === 'staging' && <StagingBanner />}
        bar={
          <TopBar
            home={HOME}
            website={websiteProps}
            userMenu={userMenu}
            uploads={uploadSign}
            helpOpen={help}
            onNavigate={goTo}
            onSearch={openPalette}
            onHelp={toggleHelp}
            onMenu={openMenu}
          />
        }
        drawer={!phone && drawer(false)}
        help={
          help &&
          found !== null && (
            <Loaded
              part={helpDrawer}
              props={{
                onSupport: openSupport,
                onClose: toggleHelp,
                children: (
                  <Loaded
                    part={helpPart}
                    props={{ helpKey: found.route.help, onNavigate: goTo }}
                    missing={(onRetry) => <MissingState level={2} onRetry={onRetry} />}
                  >
                    <TextSkeleton />
                  </Loaded>
                ),
              }}
              missing={(onRetry) => <MissingDialog onRetry={onRetry} onClose={toggleHelp} />}
            />
          )
        }
      >
        <ScreenHost path={path} found={found} onSearch={openPalette} />
      </ShellFrame>
      <MenuSheet
        open={narrow && overlay === 'menu'}
        website={websiteProps}
        onHelp={() => {
          closeOverlay();
          toggleHelp();
        }}
        onClose={closeOverlay}
      >
        {drawer(true)}
      </MenuSheet>
      <ShellOverlays
        overlay={overlay}
        theme={theme}
        onTheme={onTheme}
        onClose={closeOverlay}
        onNavigate={goTo}
        onShortcuts={openShortcuts}
        onSignOut={signOut}
      />
      {question.asking !== null && (
        <UnsavedDialog
          work={question.asking}
          onStay={question.cancel}
          onDiscard={question.confirm}
          onKeep={question.keep}
        />
      )}
      {pageQuestion}
      <Tooltips />
      <PopupRegion />
    </>
  );
};
