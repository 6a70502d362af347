import { makeResetStyles } from '@griffel/react';
import { kantoorTokens as tokens } from './theme';

const useKey = makeResetStyles({
  padding: '0 5px',
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  borderBottomWidth: '2px',
  borderRadius: tokens.borderRadiusMedium,
  fontFamily: 'inherit',
  fontSize: tokens.fontSizeBase100,
  lineHeight: tokens.lineHeightBase200,
  whiteSpace: 'nowrap',
  color: tokens.colorNeutralForeground3,
  backgroundColor: tokens.colorNeutralBackground2,
});

/** A key of the keyboard. */
export const Kbd = ({ children }: { readonly children: string }) => {
  const key = useKey();
  return <kbd className={key}>{children}</kbd>;
};
