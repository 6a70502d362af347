import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import type { FileKind } from '../../../domain/library/file-type.rule';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import type { Fields } from '../../../domain/shared/merge';
import { Button } from '../../shared/controls/button';
import { Field, type FieldTexts } from '../../shared/controls/field';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import { useEditing, useFieldError, useFieldHead, type RecordFieldProps } from '../../shared/record/record-fields';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { FilePicker } from './file-picker';

interface FileFieldProps extends FieldTexts {
  readonly name?: string;
  readonly kind: FileKind;
  readonly value: PictureReference | null;
  readonly onChange: (value: PictureReference | null) => void;
  readonly readOnly?: boolean;
}

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM, minHeight: '56px' },
  picture: {
    'display': 'grid',
    'placeItems': 'center',
    'flex': 'none',
    'width': '84px',
    'height': '56px',
    'overflow': 'hidden',
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground3,
    'backgroundColor': tokens.colorNeutralBackground3,
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  name: { flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
  acts: { display: 'flex', gap: tokens.spacingHorizontalSNudge },
});

/** A file reference in a form: preview, name, choose and clear. Rule R-LIB-11. */
export const FileField = ({ name, kind, value, onChange, readOnly = false, ...texts }: FileFieldProps) => {
  const styles = useStyles();
  const text = useText();
  const [picking, setPicking] = useState(false);
  // Close the picker when the edit ends, so that the next edit starts without it.
  if (readOnly && picking) setPicking(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setPicking(false);
  };
  const [broken, setBroken] = useState<string | null>(null);
  const picture = value?.thumbnail === broken ? null : (value?.thumbnail ?? null);
  return (
    <Field {...texts} name={name} shape="file" required={texts.required === true && !readOnly}>
      {(tie) => (
        <div className={styles.line}>
          <span className={styles.picture}>
            {picture === null ? (
              <Icon icon={kind === 'image' ? shellShapes.image : shellShapes.document} />
            ) : (
              <img
                src={picture}
                alt=""
                onError={() => {
                  setBroken(picture);
                }}
              />
            )}
          </span>
          <span className={value === null ? styles.quiet : styles.name} data-tooltip={value?.path}>
            {value?.name ?? text('library.overview.none')}
          </span>
          {!readOnly && (
            <span className={styles.acts}>
              <Button
                ref={opener}
                {...tie}
                // A button cannot be required; the mark at the label shows it.
                aria-required={undefined}
                aria-label={text(value === null ? 'library.picker.chooseFor' : 'library.picker.changeFor', {
                  field: texts.label,
                })}
                // Prevent the blur of another field: its message would move the button from under the pointer.
                onMouseDown={(event) => {
                  event.preventDefault();
                }}
                onClick={() => {
                  opener.current?.focus();
                  setPicking(true);
                }}
              >
                {text(value === null ? 'library.picker.choose' : 'library.picker.change')}
              </Button>
              {value !== null && (
                <Button
                  variant="subtle"
                  aria-label={text('library.picker.clearFor', { field: texts.label })}
                  onClick={() => {
                    onChange(null);
                    opener.current?.focus();
                  }}
                >
                  {text('library.picker.clear')}
                </Button>
              )}
            </span>
          )}
          {picking && (
            <FilePicker
              kind={kind}
              start={value?.path}
              onClose={close}
              onSelect={([file]) => {
                if (file !== undefined) onChange({ path: file.path, name: file.name, thumbnail: file.thumbnail });
                close();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
};

/** `FileField` for a record form; the value is a `PictureReference` or `null`. */
export const RecordFileField = <Draft = never,>({
  kind,
  ...field
}: RecordFieldProps<Draft> & Pick<FileFieldProps, 'kind'>) => {
  const { name } = field;
  const editing = useEditing();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  return (
    <FileField
      {...field}
      {...useFieldHead(field)}
      kind={kind}
      value={getFieldProps<PictureReference | null>(name).value}
      onChange={(value) => {
        void setFieldValue(name, value);
      }}
      readOnly={!editing}
      error={useFieldError(name)}
    />
  );
};
