import type { PositioningProps } from '@fluentui/react-components';
import { useImperativeHandle, type Ref } from 'react';

/**
 * A stand-in for the trigger element of a Fluent menu or popover, because the button renders before Fluent has loaded.
 */
export const Opener = ({ opener, ref }: { readonly opener: HTMLElement; readonly ref?: Ref<HTMLElement> }) => {
  useImperativeHandle(ref, () => opener, [opener]);
  return null;
};

/** Minimum distance of a popup from the window edge, in px. */
const GAP = 8;

/** Positions a menu or popover: not clipped by dialogs or scrolling parts, with limited height. */
export const placed: PositioningProps = { strategy: 'fixed', autoSize: 'height', overflowBoundaryPadding: GAP };
