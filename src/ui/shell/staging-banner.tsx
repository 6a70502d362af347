import { makeResetStyles } from '@griffel/react';
import { Icon } from '../shared/icons/icon';
import { sizes } from '../shared/theme/sizes';
import { info } from '../shared/icons/shapes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';

const useBanner = makeResetStyles({
  gridRow: 1,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.spacingHorizontalS,
  minHeight: sizes.staging,
  padding: '0 16px',
  borderBottom: `1px solid ${tokens.colorStatusWarningBorder1}`,
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
  color: tokens.colorStatusWarningForeground1,
  backgroundColor: tokens.colorStatusWarningBackground1,
});

/** Shown while the active website is a staging one. */
export const StagingBanner = () => {
  const banner = useBanner();
  const text = useText();
  return (
    <p className={banner} role="status">
      <Icon icon={info} size={16} />
      {text('shell.staging')}
    </p>
  );
};
