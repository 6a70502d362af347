import * as t from 'io-ts';
import type { Email, EmailAttachment, EmailCategory, EmailKind, EmailRow } from '../../../domain/communication/email';
import { locationOf, pathOfLocation } from '../library/published/location';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, optional } from '../shared/wire';
import { JsonOf, Numeral } from '../shared/wire-fields';

const Text = defaulted(t.string, '');

export const WireEmailCategory = mapped(
  t.type({ id: Id, name: t.string }),
  'e-mail category',
  ({ id, name }): EmailCategory => ({ id, label: name }),
);

const WireRow = t.type({
  id: Id,
  code: t.string,
  subject: Text,
  category: optional(WireEmailCategory),
  sending_enabled: defaulted(Flag, false),
});

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

const WireEmail = t.intersection([
  WireRow,
  t.type({
    content: Text,
    variables: optional(t.union([Names, JsonOf(Names)])),
    custom_variables: optional(t.union([Values, JsonOf(Values)])),
    bcc: Text,
    attachments: optional(t.union([t.array(WireAttachment), JsonOf(t.array(WireAttachment))])),
  }),
]);

const rowOf = ({ id, code, subject, category, sending_enabled: active }: t.TypeOf<typeof WireRow>): EmailRow => ({
  id,
  code,
  subject,
  category,
  active,
});

const writeAttachment = ({ fileId, name, path, size }: EmailAttachment): object => ({
  lfi_id: fileId,
  filename: name.trim(),
  api_location: path === null ? '' : locationOf(path),
  size,
});

/** E-mail templates on the wire: a save sends the whole record. */
export const emailCodec: ResourceCodec<EmailKind> = {
  endpoint: 'emails',
  plural: 'emails',
  singular: 'emails',
  row: mapped(WireRow, 'e-mail row', rowOf),
  detail: mapped(
    WireEmail,
    'e-mail',
    ({ content, variables, custom_variables: values, bcc, attachments, ...row }): Email => ({
      ...rowOf(row),
      content,
      variables: variables ?? [],
      values: values ?? {},
      bcc,
      attachments: attachments ?? [],
    }),
  ),
  write: ({ code, subject, content, variables, values, bcc, active, category, attachments }) => ({
    code: code.trim(),
    subject: subject.trim(),
    content,
    variables: JSON.stringify(variables),
    custom_variables: JSON.stringify(values),
    bcc: bcc.trim(),
    sending_enabled: active,
    category_id: category?.id ?? '',
    attachments: JSON.stringify(attachments.map(writeAttachment)),
  }),
  wireNames: { active: 'sending_enabled', category: 'category_id', values: 'custom_variables' },
};
