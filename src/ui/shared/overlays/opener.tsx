import type { PositioningProps } from '@fluentui/react-components';
import { useImperativeHandle, type Ref } from 'react';

/** Stands for the button of a menu or popover, which is drawn before Fluent has arrived. The child of its trigger. */
export const Opener = ({ opener, ref }: { readonly opener: HTMLElement; readonly ref?: Ref<HTMLElement> }) => {
  useImperativeHandle(ref, () => opener, [opener]);
  return null;
};

/** How far from the edge of the window what opens stays, in px. */
const GAP = 8;

/** Where a menu or popover opens: also beyond the edge of a dialog or of a part that scrolls; its height is limited. */
export const placed: PositioningProps = { strategy: 'fixed', autoSize: 'height', overflowBoundaryPadding: GAP };
