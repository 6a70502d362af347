import { makeResetStyles } from '@griffel/react';
import { forcedColors } from '../shared/theme/sizes';

const useDrawing = makeResetStyles({
  flex: 'none',
  width: '24px',
  height: '24px',
  backgroundColor: 'currentColor',
  maskPosition: 'center',
  maskRepeat: 'no-repeat',
  maskSize: 'contain',
  [forcedColors]: { backgroundColor: 'CanvasText' },
});

/**
 * An icon in the colour of the text. As a mask its markup cannot run, load or style anything. Rule R-SPA-03.
 * @param svg empty: its place, until it is known
 */
export const IconDrawing = ({ svg }: { readonly svg: string }) => (
  <span
    aria-hidden
    className={useDrawing()}
    // Inline: the API's drawing is known at run time only.
    style={{ maskImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")` }}
  />
);
