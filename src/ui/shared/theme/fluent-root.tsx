import { FluentProvider } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { darkTheme, lightTheme } from './theme';
import { useDark, type ThemeChoice } from './theme-root';

const useStyles = makeStyles({ root: { backgroundColor: 'transparent' } });

/** Our theme for Fluent's own widgets: what they draw outside this tree, their focus marks and their direction. */
export const FluentRoot = ({ choice, children }: { readonly choice: ThemeChoice; readonly children: ReactNode }) => (
  <FluentProvider theme={useDark(choice) ? darkTheme : lightTheme} className={useStyles().root}>
    {children}
  </FluentProvider>
);
