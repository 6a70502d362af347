import * as t from 'io-ts';
import { popupTable } from '../../../domain/site/popup';
import { Picture, writePicture } from '../library/published/picture-reference.codec';
import { tableCodec } from '../shared/table.codec';
import { extra, mapped } from '../shared/wire';

export const popupCodec = tableCodec(popupTable, {
  endpoint: 'popup',
  plural: 'popups',
  singular: 'popup',
  wireNames: { start: 'datetime_start', end: 'datetime_end', showOnce: 'show_once' },
  byHand: {
    image: {
      reader: mapped(t.type({ image: extra(Picture) }), 'popup', ({ image }) => image),
      write: (image, before) => ({ image: image === undefined ? undefined : writePicture(image, before ?? null) }),
    },
  },
});
