import type { ComponentType } from 'react';
import { ButtonEditor } from './button-editor';
import { CheckboxEditor, DateTimeEditor, PickerEditor, RadioEditor, SelectEditor } from './choice-editors';
import type { FieldEditorProps, FieldType } from './field-editor';
import { FilesEditor, ImageFieldEditor } from './file-editors';
import { HighlightEditor } from './highlight-editor';
import { HtmlEditor, LinesEditor, TextEditor } from './text-editors';
import { SlideshowEditor } from './slideshow-editor';
import { UnknownField } from './unknown-field';

export type Editors = { readonly [Type in FieldType]: ComponentType<FieldEditorProps<Type>> };

/** Editors by field type; a new type is one line here. */
export const EDITORS: Editors = {
  'text': TextEditor,
  'textarea': LinesEditor,
  'editor': HtmlEditor,
  'select': SelectEditor,
  'radio': RadioEditor,
  'checkbox': CheckboxEditor,
  'datetime': DateTimeEditor,
  'image': ImageFieldEditor,
  'files': FilesEditor,
  'slideshow': SlideshowEditor,
  'button': ButtonEditor,
  'autocomplete': PickerEditor,
  'custom-autocomplete': PickerEditor,
  'categories': HighlightEditor,
  'branches': HighlightEditor,
  'unknown': UnknownField,
};
