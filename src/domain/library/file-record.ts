import type { Identified } from '../shared/resource';
import { defineResource } from '../shared/resource';
import type { FileDetail, FileDraft } from './library';
import { fileRule } from './file-record.rule';
import { stemOf } from './name.rule';
import type { FilterShape } from '../shared/list-query';

/** A file as an editable record; its id is its path. */
export interface FileRecord extends FileDraft, Identified {
  readonly file: FileDetail;
}

/** The name loses its extension, which the form does not edit. */
export const fileRecordOf = (file: FileDetail): FileRecord => {
  const { path, name, title, alt, caption, description, noIndex } = file;
  return { id: path, name: stemOf(name), title, alt, caption, description, noIndex, file };
};

/** Resource of the file form; files have no record list. */
export const files = defineResource<Identified, FileRecord, FileDraft, FilterShape>({
  key: 'library',
  right: 'library',
  strings: { one: 'library.file', many: 'library.file.removal' },
  sortable: [],
  noFilter: {},
  blank: { name: '', title: '', alt: '', caption: '', description: '', noIndex: false },
  rule: fileRule,
});
