import { makeResetStyles } from '@griffel/react';
import type { ComponentPropsWithoutRef } from 'react';
import { kantoorTokens as tokens } from '../theme/theme';

const useLink = makeResetStyles({
  'padding': 0,
  'border': 0,
  'fontSize': 'inherit',
  'lineHeight': 'inherit',
  'color': tokens.colorBrandForegroundLink,
  'backgroundColor': 'transparent',
  'textDecorationLine': 'underline',
  'textDecorationColor': `color-mix(in srgb, currentColor 35%, transparent)`,
  'textUnderlineOffset': '2px',
  'cursor': 'pointer',
  '&:hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationColor: 'currentColor' },
});

export const LinkText = (props: Omit<ComponentPropsWithoutRef<'a'>, 'className'>) => (
  <a {...props} className={useLink()} />
);

/** A button that looks like a link. */
export const LinkButton = (props: Omit<ComponentPropsWithoutRef<'button'>, 'className'>) => (
  <button type="button" {...props} className={useLink()} />
);
