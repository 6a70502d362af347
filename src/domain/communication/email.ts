import type { PictureReference } from '../library/published/picture-reference';
import {
  custom,
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

export interface EmailCategory {
  readonly id: Id;
  readonly label: string;
}

/** A library file with its name in the mail. */
export type EmailAttachment = AttachedFile & {
  readonly fileId: Id;
  /** Library path; null when the file was deleted or is hidden from the user. */
  readonly path: PictureReference['path'] | null;
  /** The file exists, but the user may not see it. */
  readonly isHidden?: boolean;
};

export const emailTable = {
  ...emailFields,
  category: { ...custom<EmailCategory | null>(null), listed: true },
  attachments: custom<readonly EmailAttachment[]>([]),
} as const satisfies FieldTable;

export type EmailRow = RowOf<typeof emailTable>;
export type EmailDraft = DraftOf<typeof emailTable>;
export type Email = RecordOf<typeof emailTable>;

/** Without a category, the list is not filtered. */
export type EmailFilter = FilterOf<typeof emailTable> & { readonly category: readonly Id[] };
export type EmailKind = KindOf<typeof emailTable, EmailFilter>;

/** Adds library files as attachments, each file once. */
export const withFiles = (
  attachments: readonly EmailAttachment[],
  files: readonly EmailAttachment[],
): readonly EmailAttachment[] => [
  ...attachments,
  ...files.filter(
    ({ fileId }, place) => ![...attachments, ...files.slice(0, place)].some((attached) => attached.fileId === fileId),
  ),
];

/** E-mails that the websites send to customers. */
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
