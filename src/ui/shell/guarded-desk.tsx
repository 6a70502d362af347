import type { ComponentProps } from 'react';
import { Router } from 'wouter';
import { SignInDialogView } from '../session/sign-in-dialog.view';
import { useGuardedLocation } from '../shared/record/leaving.bridge';
import { DeskView } from './desk.view';

/** The shell with navigation that asks before unsaved changes are lost. */
export const GuardedDesk = (props: ComponentProps<typeof DeskView>) => (
  <Router hook={useGuardedLocation}>
    <DeskView {...props} />
    <SignInDialogView />
  </Router>
);
