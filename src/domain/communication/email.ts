import type { PictureReference } from '../library/published/picture-reference';
import {
  odd,
  type DraftOf,
  type FieldTable,
  type FilterOf,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import type { Id } from '../shared/id';
import { defineResource } from '../shared/resource';
import { emailFields, emailRule, type AttachedFile } from './email.rule';

/** A category of e-mail templates. */
export interface EmailCategory {
  readonly id: Id;
  readonly label: string;
}

/** A file of the library under the name that a mail gives it. */
export type EmailAttachment = AttachedFile & {
  readonly fileId: Id;
  /** Where the file is in the library; null when it is no longer there, or hidden. */
  readonly path: PictureReference['path'] | null;
  /** The file is there, but the person cannot be offered it. */
  readonly isHidden?: boolean;
};

export const emailTable = {
  ...emailFields,
  category: { ...odd<EmailCategory | null>(null), listed: true },
  attachments: odd<readonly EmailAttachment[]>([]),
} as const satisfies FieldTable;

export type EmailRow = RowOf<typeof emailTable>;
export type EmailDraft = DraftOf<typeof emailTable>;
export type Email = RecordOf<typeof emailTable>;

/** No category does not filter. */
export type EmailFilter = FilterOf<typeof emailTable> & { readonly category: readonly Id[] };
export type EmailKind = KindOf<typeof emailTable, EmailFilter>;

/** The attachments with more of the library, each file once. */
export const withFiles = (
  attachments: readonly EmailAttachment[],
  files: readonly EmailAttachment[],
): readonly EmailAttachment[] => [
  ...attachments,
  ...files.filter(
    ({ fileId }, place) => ![...attachments, ...files.slice(0, place)].some((attached) => attached.fileId === fileId),
  ),
];

/** Mails that the websites send to customers. */
export const emails = defineResource<EmailKind>({
  ...valuesOf(emailTable),
  key: 'emails',
  right: 'emails',
  perWebsite: true,
  strings: { one: 'communication.email', many: 'communication.emails' },
  order: { field: 'code', order: 'asc' },
  noFilter: { subject: '', category: [], active: null },
  rule: emailRule,
});
