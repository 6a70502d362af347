import { useCallback, useContext } from 'react';
import { PictureChooser } from '../../library/published/picture-chooser';
import { useIsReadOnly } from '../../shared/record/record-fields';
import { RichTextField } from '../../shared/rich-text/rich-text-field';
import { CONTENT_TOOLS } from '../../shared/rich-text/tools/tools';
import { TextArea } from '../../shared/controls/text-area';
import { TextField } from '../../shared/controls/text-field';
import { textsOf, type FieldEditorProps } from './field-editor';
import { BlockTextHeight } from './text-height';
import { useTextTemplates } from './text-templates';

export const TextEditor = (props: FieldEditorProps<'text'>) => {
  const { field, readOnly, onChange } = props;
  return (
    <TextField
      {...textsOf(props)}
      value={field.value}
      autoComplete="off"
      readOnly={readOnly}
      onChange={({ target }) => {
        onChange({ ...field, value: target.value });
      }}
    />
  );
};

export const LinesEditor = (props: FieldEditorProps<'textarea'>) => {
  const { field, readOnly, onChange } = props;
  return (
    <TextArea
      {...textsOf(props)}
      value={field.value}
      readOnly={readOnly}
      onChange={({ target }) => {
        onChange({ ...field, value: target.value });
      }}
    />
  );
};

/** Rich text with all tools of pages. */
export const HtmlEditor = (props: FieldEditorProps<'editor'>) => {
  const { field, readOnly, onChange } = props;
  const templates = useTextTemplates();
  const isReadOnly = useIsReadOnly();
  const change = useCallback(
    (value: string) => {
      onChange({ ...field, value });
    },
    [field, onChange],
  );
  return (
    <RichTextField
      {...textsOf(props)}
      value={field.value}
      height={useContext(BlockTextHeight)}
      tools={CONTENT_TOOLS}
      templates={templates}
      pictures={PictureChooser}
      readOnly={readOnly && !isReadOnly}
      isReadOnly={isReadOnly}
      onChange={change}
    />
  );
};
