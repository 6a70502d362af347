import { useState } from 'react';
import { MissingDialog } from '../shared/overlays/part-not-loaded';
import { loadable, Loaded } from '../shared/runtime/loadable';
import type { DrawerSheetProps } from './drawer-sheet';

const drawerSheet = loadable(() =>
  import(/* webpackChunkName: "widgets" */ './drawer-sheet').then(({ DrawerSheet }) => DrawerSheet),
);

/**
 * The navigation where the drawer has no room. It stays after its first opening: Fluent shows the page again only
 * while it is rendered.
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
