import { FluentProvider, PortalMountNodeProvider, type Theme } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useState, type ReactNode } from 'react';
import { POPUPS, THEME_ROOT } from './theme-root';

/**
 * Tokens that only Fluent's widgets use; the others are inherited from `ThemeRoot`. Their chunk loads after the first
 * list.
 */
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
  colorNeutralForeground1Hover: 'light-dark(#152022, #EEF3F3)',
  colorNeutralForeground1Pressed: 'light-dark(#152022, #EEF3F3)',
  colorNeutralForeground1Selected: 'light-dark(#152022, #EEF3F3)',
  colorNeutralForeground2Hover: 'light-dark(#152022, #EEF3F3)',
  colorNeutralForeground2Pressed: 'light-dark(#152022, #EEF3F3)',
  colorNeutralForeground2Selected: 'light-dark(#152022, #EEF3F3)',
  colorNeutralForeground2BrandHover: 'light-dark(#006F74, #60C1C6)',
  colorNeutralForeground2BrandPressed: 'light-dark(#005459, #3CAEB4)',
  colorNeutralForeground2BrandSelected: 'light-dark(#006F74, #60C1C6)',
  colorNeutralForeground3Hover: 'light-dark(#384648, #CCD6D7)',
  colorNeutralForeground3Pressed: 'light-dark(#384648, #CCD6D7)',
  colorNeutralBackground2Hover: 'light-dark(#F0F5F5, #1E2729)',
  colorNeutralBackground2Pressed: 'light-dark(#E5ECEC, #11181A)',
  colorNeutralBackground2Selected: 'light-dark(#E4F1F2, #173236)',
  colorNeutralBackground3Hover: 'light-dark(#E9EFEF, #1B2426)',
  colorNeutralBackground3Pressed: 'light-dark(#DEE6E6, #0E1415)',
  colorNeutralBackground3Selected: 'light-dark(#E4F1F2, #173236)',
  colorNeutralBackground4Pressed: 'light-dark(#D5DEDE, #0A0F10)',
  colorNeutralBackground4Selected: 'light-dark(#FFFFFF, #192022)',
  colorNeutralBackgroundDisabled: 'light-dark(#F3F6F6, #121819)',
  colorNeutralCardBackgroundHover: 'light-dark(#F9FBFB, #242E30)',
  colorNeutralCardBackgroundPressed: 'light-dark(#F3F6F6, #1A2123)',
  colorNeutralCardBackgroundSelected: 'light-dark(#E4F1F2, #173236)',
  colorSubtleBackgroundSelected: 'light-dark(#E4F1F2, #173236)',
  colorNeutralStencil2: 'light-dark(#F3F6F6, #1E2628)',
  colorNeutralStroke1Pressed: 'light-dark(#93A2A4, #6B7A7C)',
  colorNeutralStroke1Selected: 'light-dark(#AAB7B8, #5C6B6D)',
  colorNeutralStrokeAccessiblePressed: 'light-dark(#384648, #CCD6D7)',
  colorBrandForegroundLinkPressed: 'light-dark(#003A3D, #3CAEB4)',
  colorCompoundBrandBackgroundHover: 'light-dark(#006267, #60C1C6)',
  colorCompoundBrandBackgroundPressed: 'light-dark(#005459, #1F999F)',
  colorCompoundBrandForeground1Hover: 'light-dark(#006267, #60C1C6)',
  colorCompoundBrandForeground1Pressed: 'light-dark(#005459, #1F999F)',
  colorCompoundBrandStrokeHover: 'light-dark(#006267, #60C1C6)',
  colorCompoundBrandStrokePressed: 'light-dark(#005459, #1F999F)',
  colorBrandBackgroundSelected: '#005459',
  colorBrandBackground2Pressed: 'light-dark(#B0E2E5, #001213)',
};

const useStyles = makeStyles({ root: { backgroundColor: 'transparent' } });

const noBox = { display: 'contents' };

interface FluentRootProps {
  /** The element beside which a popup opens; without it, the children render in a second pass. */
  readonly near?: HTMLElement;
  readonly children: ReactNode;
}

/**
 * Where popups mount: in the open modal dialog, outside of which all is inert, else in the landmark for popups; both
 * inherit the tokens. Rule R-SHR-63.
 */
const mountNodeOf = (place: HTMLElement): HTMLElement => {
  const root = place.closest<HTMLElement>(`dialog, [${THEME_ROOT}]`);
  return root?.querySelector<HTMLElement>(`[${POPUPS}]`) ?? root ?? place.ownerDocument.body;
};

/** Fluent's provider and portal mount node. */
export const FluentRoot = ({ near, children }: FluentRootProps) => {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const place = near ?? root;
  return (
    // An inline style: portals copy the classes of the provider and need a box.
    <FluentProvider ref={setRoot} theme={widgetTokens} className={useStyles().root} style={noBox}>
      {place && <PortalMountNodeProvider value={mountNodeOf(place)}>{children}</PortalMountNodeProvider>}
    </FluentProvider>
  );
};
