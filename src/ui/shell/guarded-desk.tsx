import type { ComponentProps } from 'react';
import { Router } from 'wouter';
import { useGuardedLocation } from '../shared/record/leaving.bridge';
import { DeskView } from './desk.view';

/** The desk, whose navigation asks before unsaved work is left. */
export const GuardedDesk = (props: ComponentProps<typeof DeskView>) => (
  <Router hook={useGuardedLocation}>
    <DeskView {...props} />
  </Router>
);
