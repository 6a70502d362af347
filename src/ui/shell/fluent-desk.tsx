import type { ComponentProps } from 'react';
import { FluentRoot } from '../shared/fluent-root';
import { DeskView } from './desk.view';

/** The desk with Fluent's provider around it, which the pages before sign-in do without: it is 5 KB of their script. */
export const FluentDesk = (props: ComponentProps<typeof DeskView>) => <FluentRoot choice={props.theme}><DeskView {...props} /></FluentRoot>;
