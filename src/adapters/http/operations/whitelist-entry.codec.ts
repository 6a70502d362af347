import * as t from 'io-ts';
import type { WhitelistEntry, WhitelistKind, WhitelistRow } from '../../../domain/operations/whitelist-entry';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Id, mapped, optional, UtcDateTime } from '../shared/wire';
import { Word } from '../shared/wire-fields';

const WireRow = t.type({
  id: Id,
  source: t.string,
  datetime: optional(UtcDateTime),
  type: Word,
});
const WireEntry = t.intersection([WireRow, t.type({ comments: defaulted(t.string, '') })]);

/** The whitelist on the wire; when an entry was added is only read. */
export const whitelistEntryCodec: ResourceCodec<WhitelistKind> = {
  endpoint: 'whitelist',
  plural: 'whitelists',
  singular: 'whitelist',
  row: mapped(WireRow, 'whitelist row', (wire): WhitelistRow => wire),
  detail: mapped(WireEntry, 'whitelist entry', ({ id, source, datetime, type, comments }): WhitelistEntry => ({
    id,
    source,
    datetime,
    type,
    comments,
  })),
  write: ({ type, source, comments }) => ({ type, source: source.trim(), comments }),
};
