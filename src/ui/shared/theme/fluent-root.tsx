import { FluentProvider, PortalMountNodeProvider, type Theme } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useState, type ReactNode } from 'react';
import { THEME_ROOT } from './theme-root';

/** Tokens used by Fluent's widgets only; the others are inherited from ThemeRoot. */
const widgetTokens: Partial<Theme> = {
  colorBrandForeground2Hover: 'var(--colorBrandForeground2)',
  colorBrandForeground2Pressed: 'var(--colorBrandForeground2)',
  colorNeutralStrokeOnBrand: 'var(--colorNeutralForegroundOnBrand)',
  colorNeutralStrokeOnBrand2: 'var(--colorNeutralForegroundOnBrand)',
  colorSubtleBackground: 'transparent',
  colorTransparentBackground: 'transparent',
  colorTransparentBackgroundHover: 'transparent',
  colorTransparentBackgroundPressed: 'transparent',
  colorTransparentBackgroundSelected: 'transparent',
  colorTransparentStroke: 'transparent',
  colorTransparentStrokeDisabled: 'transparent',
  colorTransparentStrokeInteractive: 'transparent',
  curveAccelerateMid: 'cubic-bezier(1, 0, 1, 1)',
  curveDecelerateMax: 'cubic-bezier(0.1, 0.9, 0.2, 1)',
  curveDecelerateMin: 'cubic-bezier(0.33, 0, 0.1, 1)',
  curveEasyEase: 'cubic-bezier(0.33, 0, 0.67, 1)',
  curveEasyEaseMax: 'cubic-bezier(0.8, 0, 0.2, 1)',
  curveLinear: 'cubic-bezier(0, 0, 1, 1)',
  durationSlow: '300ms',
  durationSlower: '400ms',
  durationUltraFast: '50ms',
  shadow8: 'var(--shadow16)',
  shadow28: 'var(--shadow64)',
  spacingHorizontalNone: '0',
  spacingVerticalNone: '0',
  strokeWidthThickest: '4px',
};

const useStyles = makeStyles({ root: { backgroundColor: 'transparent' } });

const noBox = { display: 'contents' };

interface FluentRootProps {
  /** The element beside which a popup opens; else the children are drawn in a second pass. */
  readonly near?: HTMLElement;
  readonly children: ReactNode;
}

/**
 * Fluent's provider. Portals stay inside the open modal dialog, else inside ThemeRoot, to inherit tokens and not be
 * inert.
 */
export const FluentRoot = ({ near, children }: FluentRootProps) => {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const place = near ?? root;
  const mountNode = place?.closest<HTMLElement>(`dialog, [${THEME_ROOT}]`) ?? place?.ownerDocument.body;
  return (
    // Inline: portals get the classes of the provider too, and need a box.
    <FluentProvider ref={setRoot} theme={widgetTokens} className={useStyles().root} style={noBox}>
      {mountNode !== undefined && <PortalMountNodeProvider value={mountNode}>{children}</PortalMountNodeProvider>}
    </FluentProvider>
  );
};
