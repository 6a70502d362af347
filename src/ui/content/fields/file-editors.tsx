import { makeStyles } from '@griffel/react';
import { MAX_ENTRIES } from '../../../domain/content/block.rule';
import { extensionOf } from '../../../domain/library/published/extension';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import { FileField } from '../../library/published/file-field';
import { FileThumb } from '../../library/published/file-thumb';
import { useText } from '../../shared/runtime/use-text';
import { AddFiles } from './add-files';
import { EntriesField } from './entries-field';
import { textsOf, type FieldEditorProps } from './field-editor';

const useStyles = makeStyles({ name: { minWidth: 0, overflowWrap: 'anywhere' } });

export const ImageFieldEditor = (props: FieldEditorProps<'image'>) => {
  const { field, readOnly, onChange } = props;
  return (
    <FileField
      {...textsOf(props)}
      kind="image"
      value={field.value}
      readOnly={readOnly}
      onChange={(value) => {
        onChange({ ...field, value });
      }}
    />
  );
};

const nameOf = ({ name }: PictureReference): string => name;

/** An ordered list of library files without duplicates. */
export const FilesEditor = (props: FieldEditorProps<'files'>) => {
  const { field, readOnly, onChange } = props;
  const styles = useStyles();
  const text = useText();
  // Files beyond the limit are kept with an error, so that no choice is dropped silently.
  const change = (value: readonly PictureReference[]): void => {
    onChange({ ...field, value });
  };
  const add = (files: readonly PictureReference[]): void => {
    change([...field.value, ...files.filter(({ path }) => field.value.every((known) => known.path !== path))]);
  };
  return (
    <EntriesField
      {...textsOf(props)}
      entries={field.value}
      nameOf={nameOf}
      onChange={change}
      readOnly={readOnly}
      add={
        <AddFiles
          kind="any"
          word={text('content.fields.files.add')}
          name={text('content.fields.files.addFor', { field: field.label })}
          full={field.value.length >= MAX_ENTRIES}
          onAdd={add}
        />
      }
    >
      {({ name, path, thumbnail }) => (
        <>
          <FileThumb extension={extensionOf(name)} thumbnail={thumbnail} />
          <span className={styles.name} data-tooltip={path}>
            {name}
          </span>
        </>
      )}
    </EntriesField>
  );
};
