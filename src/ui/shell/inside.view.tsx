import type { ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { findOutsideRoute } from '../../application/session/outside-routes';
import { Contexts } from '../../application/shared/contexts';
import { Loaded } from '../shared/runtime/loadable';
import { useService } from '../shared/runtime/use-service';
import { shellOf } from './loadable-shell';
import { OutsideView, type OutsideViewProps } from './outside.view';

interface InsideViewProps extends OutsideViewProps {
  /** Shown until the shell is loaded, and if loading fails. */
  readonly waiting: ReactNode;
  readonly missing: (retry: () => void) => ReactNode;
}

/** The shell for a signed-in person; a mailed link signs out first. */
export const InsideView = ({ waiting, missing, ...props }: InsideViewProps) => {
  const path = usePathname();
  const shell = shellOf(useService(Contexts));
  const outside = findOutsideRoute(path)?.route;
  if (outside === '/accept/:email/:code' || outside === '/reset/:email/:code') return <OutsideView {...props} />;
  return (
    <Loaded part={shell} props={{ theme: props.theme, onTheme: props.onTheme }} missing={missing}>
      {waiting}
    </Loaded>
  );
};
