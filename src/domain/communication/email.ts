import type { PictureReference } from '../library/published/picture-reference';
import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import { emailRule, type AttachedFile } from './email.rule';
import type { VariableValues } from './mail-variables.rule';

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

export interface EmailRow {
  readonly id: Id;
  /** By which the websites name it. */
  readonly code: string;
  readonly subject: string;
  readonly category: EmailCategory | null;
  /** Whether the websites send it. */
  readonly active: boolean;
}

export type EmailDraft = Omit<EmailRow, 'id'> & {
  /** HTML. */
  readonly content: string;
  /** Names that the websites fill in. */
  readonly variables: readonly string[];
  /** Sample values, and values of variables that only this template has. */
  readonly values: VariableValues;
  /** Addresses, separated by commas. */
  readonly bcc: string;
  readonly attachments: readonly EmailAttachment[];
};

export type Email = EmailRow & EmailDraft;

/** Empty text, none and null do not filter. */
export type EmailFilter = {
  readonly subject: string;
  readonly category: readonly Id[];
  readonly active: boolean | null;
};

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

export interface EmailKind extends Kind {
  row: EmailRow;
  detail: Email;
  draft: EmailDraft;
  filter: EmailFilter;
}

/** Mails that the websites send to customers. */
export const emails = defineResource<EmailKind>({
  key: 'emails',
  right: 'emails',
  perWebsite: true,
  strings: { one: 'communication.email', many: 'communication.emails' },
  sortable: ['code', 'subject', 'active'],
  order: { field: 'code', order: 'asc' },
  noFilter: { subject: '', category: [], active: null },
  blank: {
    code: '',
    subject: '',
    category: null,
    active: false,
    content: '',
    variables: [],
    values: {},
    bcc: '',
    attachments: [],
  },
  rule: emailRule,
});
