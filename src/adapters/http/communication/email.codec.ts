import * as t from 'io-ts';
import {
  emailTable,
  type EmailAttachment,
  type EmailCategory,
  type EmailKind,
} from '../../../domain/communication/email';
import { locationOf, pathOfLocation } from '../library/published/location';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, Flag, Id, mapped, optional } from '../shared/wire';
import { JsonOf, Numeral } from '../shared/wire-fields';

const Text = defaulted(t.string, '');

export const WireEmailCategory = mapped(
  t.type({ id: Id, name: t.string }),
  'e-mail category',
  ({ id, name }): EmailCategory => ({ id, label: name }),
);

const Names = t.array(t.string);
/** An API may send an empty map as an empty list. */
const Values = t.union([
  t.record(t.string, t.string),
  mapped(t.array(t.unknown), 'empty map', (): Record<string, string> => ({})),
]);

const WireAttachment = mapped(
  t.type({
    lfi_id: Id,
    filename: Text,
    api_location: Text,
    size: defaulted(Numeral, 0),
    is_hidden: defaulted(Flag, false),
  }),
  'attachment',
  ({ lfi_id: fileId, filename, api_location: location, size, is_hidden: isHidden }): EmailAttachment => {
    const path = location === '' ? null : pathOfLocation(location);
    return { fileId, name: filename, size, path, ...(isHidden && { isHidden }) };
  },
);

const writeAttachment = ({ fileId, name, path, size }: EmailAttachment): object => ({
  lfi_id: fileId,
  filename: name.trim(),
  api_location: path === null ? '' : locationOf(path),
  size,
});

/** An optional value that may be JSON text. */
const orJson = <A>(name: string, inner: t.Type<A, unknown>, absent: A): t.Type<A, unknown> =>
  mapped(optional(t.union([inner, JsonOf(inner)])), name, (found) => found ?? absent);

/** E-mails on the wire; a save sends the whole record. */
export const emailCodec: ResourceCodec<EmailKind> = tableCodec(emailTable, {
  endpoint: 'emails',
  plural: 'emails',
  singular: 'emails',
  wireNames: { active: 'sending_enabled', category: 'category_id', values: 'custom_variables' },
  byHand: {
    subject: { value: Text },
    variables: { value: orJson('names', Names, []), write: (names) => ({ variables: JSON.stringify(names) }) },
    values: { value: orJson('values', Values, {}), write: (values) => ({ custom_variables: JSON.stringify(values) }) },
    bcc: { write: (bcc) => ({ bcc: bcc.trim() }) },
    category: {
      reader: mapped(t.type({ category: optional(WireEmailCategory) }), 'e-mail', ({ category }) => category),
      write: (category) => ({ category_id: category?.id ?? '' }),
    },
    attachments: {
      value: orJson('attachments', t.array(WireAttachment), []),
      write: (files) => ({ attachments: JSON.stringify(files.map(writeAttachment)) }),
    },
  },
});
