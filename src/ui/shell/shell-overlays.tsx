import { useSupport } from '../session/published/use-support';
import { stateDrawing } from '../shared/icons/state-drawings';
import { tooltipHost } from '../shared/overlays/widgets';
import { loadable, Loaded } from '../shared/runtime/loadable';
import { MissingDialog } from '../shared/overlays/part-not-loaded';
import { usePrefetch } from '../shared/runtime/prefetch.bridge';
import type { ThemeChoice } from '../shared/theme/theme-root';

/** The open overlay; only one at a time. `menu` is the navigation sheet. */
export type Overlay = 'palette' | 'shortcuts' | 'support' | 'menu' | null;

interface ShellOverlaysProps {
  readonly overlay: Overlay;
  readonly theme: ThemeChoice;
  readonly onTheme: (choice: ThemeChoice) => void;
  readonly onNavigate: (path: string) => void;
  readonly onShortcuts: () => void;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

export const helpDrawer = loadable(() =>
  import(/* webpackChunkName: "widgets" */ './help-drawer').then(({ HelpDrawer }) => HelpDrawer),
);
const paletteView = loadable(() =>
  import(/* webpackChunkName: "palette" */ './palette.view').then(({ PaletteView }) => PaletteView),
);
const shortcutsDialog = loadable(() =>
  import(/* webpackChunkName: "palette" */ './shortcuts-dialog').then(({ ShortcutsDialog }) => ShortcutsDialog),
);

export const ShellOverlays = ({ overlay, onClose, ...palette }: ShellOverlaysProps) => {
  const support = useSupport();
  // Both are in one chunk.
  usePrefetch(paletteView);
  // Also loads the drawers, which are in the same chunk.
  usePrefetch(tooltipHost);
  usePrefetch(stateDrawing);
  const missing = (onRetry: () => void) => <MissingDialog onRetry={onRetry} onClose={onClose} />;
  if (overlay === 'palette') return <Loaded part={paletteView} props={{ ...palette, onClose }} missing={missing} />;
  if (overlay === 'shortcuts') return <Loaded part={shortcutsDialog} props={{ onClose }} missing={missing} />;
  if (overlay === 'support') return <Loaded part={support} props={{ onClose }} missing={missing} />;
  return null;
};
