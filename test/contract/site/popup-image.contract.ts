import { popups } from '../../../src/domain/site/popup';
import { shownPictureContract } from '../shared/picture-reference.contract';
import { EVERYTHING } from '../support/offer';
import type { TestBackend } from '../support/backend';

const imageContract = shownPictureContract({
  resource: popups,
  field: 'image',
  titled: (title) => ({ ...popups.blank, title }),
  called: (title) => ({ title }),
  imageIn: ({ image }) => image ?? null,
  withImage: (popup, image) => ({ ...popup, image }),
});

/** The image of a popup, which only an API with extras has. */
export const popupImageContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  if (offer.extras) imageContract(world, make, offer);
};
