import { makeResetStyles } from '@griffel/react';
import { BrandMark } from '../shared/brand-mark';
import { Button } from '../shared/button';
import { kantoorTokens as tokens } from '../shared/theme';
import { useText } from '../shared/use-text';

const usePage = makeResetStyles({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.spacingVerticalM,
  minHeight: '100dvh',
  padding: '30dvh 24px 24px',
  textAlign: 'center',
  '& > h1': { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  '& > p': { maxWidth: '400px', color: tokens.colorNeutralForeground3 },
});

/** A screen for visitors that this version does not have yet; says so and leads back. */
export const ArrivingView = ({ onSignIn }: { readonly onSignIn: () => void }) => {
  const page = usePage();
  const text = useText();
  return (
    <main className={page}>
      <BrandMark />
      <h1>{text('session.arriving.title')}</h1>
      <p>{text('session.arriving.body')}</p>
      <Button look="primary" onClick={onSignIn}>{text('session.arriving.back')}</Button>
    </main>
  );
};
