import type { ComponentProps } from 'react';
import { Router } from 'wouter';
import { FluentRoot } from '../shared/theme/fluent-root';
import { useGuardedLocation } from '../shared/record/leaving.bridge';
import { DeskView } from './desk.view';

/**
 * The desk with what the pages before sign-in do without: Fluent's provider, which is 5 KB of script, and the question
 * before unsaved work is left.
 */
export const FluentDesk = (props: ComponentProps<typeof DeskView>) => (
  <FluentRoot choice={props.theme}>
    <Router hook={useGuardedLocation}>
      <DeskView {...props} />
    </Router>
  </FluentRoot>
);
