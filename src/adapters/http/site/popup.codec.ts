import { popupTable } from '../../../domain/site/popup';
import { Picture, writePicture } from '../library/published/picture-reference.codec';
import { tableCodec } from '../shared/table.codec';
import { extra } from '../shared/wire';

export const popupCodec = tableCodec(popupTable, {
  endpoint: 'popup',
  plural: 'popups',
  singular: 'popup',
  wireNames: { start: 'datetime_start', end: 'datetime_end', showOnce: 'show_once' },
  byHand: {
    image: {
      value: extra(Picture),
      write: (image, before) => ({ image: image === undefined ? undefined : writePicture(image, before ?? null) }),
    },
  },
});
