import { useSupport } from '../session/published/use-support';
import { Loaded } from '../shared/loadable';
import { MissingDialog } from '../shared/missing-part';
import type { ThemeChoice } from '../shared/theme-root';
import { PaletteView } from './palette.view';
import { ShortcutsDialog } from './shortcuts-dialog';

/** What lies over the desk: one thing at a time. The menu is the sheet of a phone. */
export type Overlay = 'palette' | 'shortcuts' | 'support' | 'menu' | null;

interface DeskOverlaysProps {
  readonly overlay: Overlay;
  readonly theme: ThemeChoice;
  readonly onTheme: (choice: ThemeChoice) => void;
  readonly onNavigate: (path: string) => void;
  readonly onShortcuts: () => void;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

export const DeskOverlays = ({ overlay, onClose, ...palette }: DeskOverlaysProps) => {
  const support = useSupport();
  if (overlay === 'palette') return <PaletteView {...palette} onClose={onClose} />;
  if (overlay === 'shortcuts') return <ShortcutsDialog onClose={onClose} />;
  if (overlay === 'support') return <Loaded part={support} props={{ onClose }} missing={(onRetry) => <MissingDialog onRetry={onRetry} onClose={onClose} />} />;
  return null;
};
