import type { ReactNode } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { findOutsideRoute } from '../../application/session/find-route';
import { Contexts } from '../../application/shared/contexts';
import { Loaded } from '../shared/runtime/loadable';
import { useService } from '../shared/runtime/use-service';
import { deskOf } from './desk';
import { OutsideView, type OutsideViewProps } from './outside.view';

interface InsideViewProps extends OutsideViewProps {
  /** These stand in for the desk until it is there, and when it does not come. */
  readonly waiting: ReactNode;
  readonly missing: (retry: () => void) => ReactNode;
}

/** What somebody sees who is signed in: the desk, but behind a mailed link the way out and into what it leads to. */
export const InsideView = ({ waiting, missing, ...props }: InsideViewProps) => {
  const path = usePathname();
  const desk = deskOf(useService(Contexts));
  const outside = findOutsideRoute(path)?.route;
  if (outside === '/accept/:email/:code' || outside === '/reset/:email/:code') return <OutsideView {...props} />;
  return (
    <Loaded part={desk} props={{ theme: props.theme, onTheme: props.onTheme }} missing={missing}>
      {waiting}
    </Loaded>
  );
};
