import type { ComponentProps } from 'react';
import { Router } from 'wouter';
import { SignInDialogView } from '../session/sign-in-dialog.view';
import { useGuardedLocation } from '../shared/record/leaving.bridge';
import { ShellView } from './shell.view';

/** The shell with navigation that asks before unsaved changes are lost. */
export const GuardedShell = (props: ComponentProps<typeof ShellView>) => (
  <Router hook={useGuardedLocation}>
    <ShellView {...props} />
    <SignInDialogView />
  </Router>
);
