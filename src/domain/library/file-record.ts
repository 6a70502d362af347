import { defineResource, type Identified, type Kind } from '../shared/resource';
import type { FileDetail, FileDraft } from './library';
import { fileRule } from './file-record.rule';
import { stemOf } from './name.rule';

/** The name has no extension: the form does not edit it. */
export interface FileRecord extends FileDraft, Identified {
  readonly file: FileDetail;
}

/** The name loses its extension, which the form does not edit. */
export const fileRecordOf = (file: FileDetail): FileRecord => {
  const { path, name, title, alt, caption, description, noIndex } = file;
  return { id: path, name: stemOf(name), title, alt, caption, description, noIndex, file };
};

export interface FileRecordKind extends Kind {
  detail: FileRecord;
  draft: FileDraft;
}

/** Resource of the file form; files have no record list. */
export const files = defineResource<FileRecordKind>({
  key: 'library',
  right: 'library',
  strings: { one: 'library.file', many: 'library.file.removal' },
  sortable: [],
  noFilter: {},
  blank: { name: '', title: '', alt: '', caption: '', description: '', noIndex: false },
  rule: fileRule,
});
