import { useState } from 'react';
import { MissingDialog } from '../shared/overlays/part-not-loaded';
import { loadable, Loaded } from '../shared/runtime/loadable';
import type { DrawerSheetProps } from './drawer-sheet';

const drawerSheet = loadable(() =>
  import(/* webpackChunkName: "widgets" */ './drawer-sheet').then(({ DrawerSheet }) => DrawerSheet),
);

/**
 * The navigation as a sheet, where there is no room for the drawer. It stays mounted after the first opening, because
 * Fluent must be rendered to make the page accessible again.
 */
export const MenuSheet = (props: DrawerSheetProps) => {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Loaded
      part={drawerSheet}
      props={props}
      missing={(onRetry) => props.open && <MissingDialog onRetry={onRetry} onClose={props.onClose} />}
    />
  );
};
