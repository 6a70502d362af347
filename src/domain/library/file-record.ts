import type { Identified } from '../shared/resource';
import { defineResource } from '../shared/resource';
import type { FileDetail, FileDraft } from './library';
import { fileRule } from './file-record.rule';
import { stemOf } from './name.rule';
import type { FilterShape } from '../shared/list-query';

/** A file as a record: what a person writes about it, and all that is known of it. Its id is its path. */
export interface FileRecord extends FileDraft, Identified {
  readonly file: FileDetail;
}

/** A file as the record that its form edits: named without its extension, which nobody changes there. */
export const fileRecordOf = (file: FileDetail): FileRecord => {
  const { path, name, title, alt, caption, description, noIndex } = file;
  return { id: path, name: stemOf(name), title, alt, caption, description, noIndex, file };
};

/** Files of the library, as the form of one knows them; they are never listed as records are. */
export const files = defineResource<Identified, FileRecord, FileDraft, FilterShape>({
  key: 'library',
  right: 'library',
  strings: { one: 'library.file', many: 'library.file.removal' },
  sortable: [],
  noFilter: {},
  blank: { name: '', title: '', alt: '', caption: '', description: '', noIndex: false },
  rule: fileRule,
});
