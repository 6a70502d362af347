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
 * An icon in the text colour. Used as a mask, so that its markup cannot run, load or style anything. Rule R-SPA-03.
 * @param svg empty while loading: reserves the space
 */
export const IconDrawing = ({ svg }: { readonly svg: string }) => (
  <span
    aria-hidden
    className={useDrawing()}
    // An inline style, because the API's drawing is known only at run time.
    style={{ maskImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")` }}
  />
);
