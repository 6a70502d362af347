import { useId, type ReactNode } from 'react';
import { Loaded } from '../runtime/loadable';
import type { MenuEntry } from './menu-entry';
import { MissingDialog } from './part-not-loaded';
import { useOpener, type PopupButtonProps } from './use-opener';
import { menuPopup } from './widgets';

interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Renders the button with the attributes that link it to the menu. */
  readonly trigger: (tie: MenuButtonProps) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  /** Shown above the entries, such as the signed-in person. */
  readonly head?: ReactNode;
}

export interface MenuButtonProps extends PopupButtonProps {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-controls': string | undefined;
}

/** A button with a menu. */
export const Menu = ({ label, entries, trigger, align = 'start', head }: MenuProps) => {
  const id = useId();
  const { opener, keys, close, tie } = useOpener(menuPopup);
  return (
    <>
      {trigger({ ...tie, 'aria-haspopup': 'menu', 'aria-controls': opener === null ? undefined : id })}
      {opener !== null && (
        <Loaded
          part={menuPopup}
          props={{ id, label, entries, align, head, opener, keys, onClose: close }}
          missing={(retry) => <MissingDialog onRetry={retry} onClose={close} />}
        />
      )}
    </>
  );
};
