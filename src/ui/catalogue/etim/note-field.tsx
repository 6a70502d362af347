import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { FeatureLookup } from '../../../application/catalogue/wire-etim';
import type { FoundFeature } from '../../../application/catalogue/ports/etim-choices.port';
import type { EtimCombinationDraft } from '../../../domain/catalogue/etim-combination';
import { Button } from '../../shared/controls/button';
import { Field } from '../../shared/controls/field';
import { InputBox } from '../../shared/controls/input-box';
import { close } from '../../shared/icons/shapes';
import { useFieldError, useHint, useRecordFields } from '../../shared/record/record-fields';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { LookupBox } from './lookup-box';

const useStyles = makeStyles({
  code: {
    flex: 'none',
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground3,
  },
  none: { color: tokens.colorNeutralForeground3 },
});

/** The field for the feature whose value is shown after the text. */
export const NoteField = ({ isChosen }: { readonly isChosen: (feature: FoundFeature) => boolean }) => {
  const styles = useStyles();
  const text = useText();
  const { editing, labelOf } = useRecordFields();
  const { values, setFieldValue } = useFormikContext<EtimCombinationDraft>();
  const { note } = values;
  const label = labelOf('note');
  return (
    <Field
      name="note"
      label={label}
      hint={useHint(text('catalogue.etimCombination.noteHint'))}
      error={useFieldError('note')}
    >
      {(tie) =>
        note === null && editing ? (
          <LookupBox
            tie={tie}
            label={label}
            machine={FeatureLookup}
            isChosen={isChosen}
            onChoose={({ id, label: name, code }) => {
              void setFieldValue('note', { id, label: name, code });
            }}
          />
        ) : (
          <InputBox readOnly={!editing}>
            {note !== null && <span className={styles.code}>{note.code}</span>}
            <input {...tie} type="text" readOnly value={note?.label ?? text('catalogue.etimCombination.noteNone')} />
            {editing && (
              <Button
                size="small"
                variant="subtle"
                icon={close}
                aria-label={text('catalogue.etimCombination.noteRemove')}
                onClick={() => {
                  void setFieldValue('note', null);
                }}
              />
            )}
          </InputBox>
        )
      }
    </Field>
  );
};
