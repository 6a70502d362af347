import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { measures, phone } from './measures';
import { kantoorTokens as tokens } from './theme';
import { useText } from './use-text';

/** One field that both people changed, with both values ready to read. */
export interface ConflictField {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly stored: string;
}

interface ConflictDialogProps {
  readonly fields: readonly ConflictField[];
  /** Names of the fields whose stored value wins. */
  readonly onSettle: (takeStored: readonly string[]) => void;
  readonly onCancel: () => void;
}

const useStyles = makeStyles({
  field: { marginTop: tokens.spacingVerticalM },
  legend: { padding: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200, color: tokens.colorNeutralForeground3 },
  choice: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: measures.control,
    cursor: 'pointer',
    [phone]: { minHeight: measures.touch },
  },
  radio: {
    appearance: 'none',
    flex: 'none',
    width: '16px',
    height: '16px',
    margin: 0,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    ':checked': { border: `5px solid ${tokens.colorCompoundBrandBackground}` },
  },
  value: { flex: '1', minWidth: 0, overflowWrap: 'anywhere' },
  whose: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** Someone saved first: for every field that both changed, a person chooses which value stays. Rule R-SHR-07. */
export const ConflictDialog = ({ fields, onSettle, onCancel }: ConflictDialogProps) => {
  const styles = useStyles();
  const text = useText();
  const group = useId();
  const [takeStored, setTakeStored] = useState<readonly string[]>([]);
  const choose = (field: string, stored: boolean) =>
    setTakeStored(stored ? [...takeStored, field] : takeStored.filter((name) => name !== field));
  const body = fields.length === 0 ? text('shared.dialogs.conflict.none') : text('shared.dialogs.conflict.body', { count: fields.length });
  return (
    <Dialog
      title={text('shared.dialogs.conflict.title')}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{text('shared.dialogs.conflict.cancel')}</Button>
          <Button look="primary" data-focus={fields.length === 0 ? '' : undefined} onClick={() => onSettle(takeStored)}>
            {text('shared.dialogs.conflict.save')}
          </Button>
        </>
      }
    >
      <p>{body}</p>
      {fields.map(({ field, label, mine, stored }, index) => (
        <fieldset key={field} className={styles.field}>
          <legend className={styles.legend}>{label}</legend>
          {([false, true] as const).map((isStored) => (
            <label key={String(isStored)} className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={`${group}-${field}`}
                checked={takeStored.includes(field) === isStored}
                onChange={() => choose(field, isStored)}
                data-focus={index === 0 && !isStored ? '' : undefined}
              />
              <span className={styles.value}>{(isStored ? stored : mine) || text('shared.dialogs.conflict.empty')}</span>
              <span className={styles.whose}>{text(isStored ? 'shared.dialogs.conflict.stored' : 'shared.dialogs.conflict.mine')}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
};
