import * as t from 'io-ts';
import { formatUtc } from '../../../domain/shared/instant';
import type { TypedMoment } from '../../../domain/shared/typed-moment';
import type { Popup, PopupKind, PopupRow } from '../../../domain/site/popup';
import { Picture, writePicture } from '../library/published/picture-reference.codec';
import { unlessEmpty } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, extra, Flag, Id, mapped, optional, UtcDateTime } from '../shared/wire';

const WireRow = t.type({
  id: Id,
  title: t.string,
  content: defaulted(t.string, ''),
  datetime_start: optional(UtcDateTime),
  popup: defaulted(Flag, false),
  show_once: defaulted(Flag, false),
});
const WirePopup = t.intersection([
  WireRow,
  t.type({ datetime_end: optional(UtcDateTime), login: defaulted(Flag, false), image: extra(Picture) }),
]);

const rowOf = ({ id, title, content, datetime_start, popup, show_once }: t.TypeOf<typeof WireRow>): PopupRow => ({
  id,
  title,
  content,
  start: datetime_start,
  popup,
  showOnce: show_once,
});

/** The rule of a popup lets nothing through that is no moment; empty is none. */
const writeMoment = (moment: TypedMoment): string => (typeof moment === 'number' ? formatUtc(moment) : '');

/** Popups on the wire: moments in UTC; empty values are left out, emptied ones are not. */
export const popupCodec: ResourceCodec<PopupKind> = {
  endpoint: 'popup',
  plural: 'popups',
  singular: 'popup',
  row: mapped(WireRow, 'popup row', rowOf),
  detail: mapped(WirePopup, 'popup', (wire): Popup => ({
    ...rowOf(wire),
    end: wire.datetime_end,
    login: wire.login,
    image: wire.image,
  })),
  write: ({ title, content, popup, showOnce, login, start, end, image }, before) => ({
    title: title.trim(),
    popup,
    show_once: showOnce,
    login,
    content: unlessEmpty(content, before.content),
    datetime_start: unlessEmpty(writeMoment(start), writeMoment(before.start)),
    image: image === undefined ? undefined : writePicture(image, before.image ?? null),
    datetime_end: unlessEmpty(writeMoment(end), writeMoment(before.end)),
  }),
  wireNames: { start: 'datetime_start', end: 'datetime_end', showOnce: 'show_once' },
};
