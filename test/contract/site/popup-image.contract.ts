import { popups } from '../../../src/domain/site/popup';
import { shownPictureContract } from '../shared/picture-reference.contract';

/** The picture of a popup. */
export const popupImageContract = shownPictureContract({
  resource: popups,
  field: 'image',
  titled: (title) => ({ ...popups.blank, title }),
  called: (title) => ({ title }),
  imageIn: ({ image }) => image ?? null,
  withImage: (popup, image) => ({ ...popup, image }),
});
