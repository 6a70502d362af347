import { makeStyles } from '@griffel/react';
import { Fragment, useId, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { excerptOf } from './html-text';
import { measures, phone } from './measures';
import { SafeHtml } from './safe-html';
import { kantoorTokens as tokens } from './theme';
import { useText } from './use-text';

/** One field that both people changed, with both values ready to read. */
export interface ConflictField {
  readonly field: string;
  readonly label: string;
  readonly mine: string;
  readonly stored: string;
  /** Both values are HTML, and are read as text. */
  readonly isHtml?: boolean;
}

interface ConflictDialogProps {
  readonly fields: readonly ConflictField[];
  /** The choice is saved at once; else it goes back into the form. */
  readonly saves?: boolean;
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
  text: {
    maxHeight: '28vh',
    overflow: 'auto',
    padding: `0 ${tokens.spacingHorizontalMNudge}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  whose: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
});

/** Someone saved first: for every field that both changed, a person chooses which value stays. Rule R-SHR-07. */
export const ConflictDialog = ({ fields, saves = true, onSettle, onCancel }: ConflictDialogProps) => {
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
            {text(saves ? 'shared.dialogs.conflict.save' : 'shared.dialogs.conflict.goOn')}
          </Button>
        </>
      }
    >
      <p>{body}</p>
      {fields.map(({ field, label, mine, stored, isHtml = false }, index) => (
        <fieldset key={field} className={styles.field}>
          <legend className={styles.legend}>{label}</legend>
          {([false, true] as const).map((isStored) => {
            const value = isStored ? stored : mine;
            const whose = text(isStored ? 'shared.dialogs.conflict.stored' : 'shared.dialogs.conflict.mine');
            const words = (isHtml ? excerptOf(value) : value) || text('shared.dialogs.conflict.empty');
            return (
              <Fragment key={String(isStored)}>
                <label className={styles.choice}>
                  <input
                    type="radio"
                    className={styles.radio}
                    name={`${group}-${field}`}
                    checked={takeStored.includes(field) === isStored}
                    onChange={() => choose(field, isStored)}
                    aria-label={isHtml ? `${words} ${whose}` : undefined}
                    data-focus={index === 0 && !isStored ? '' : undefined}
                  />
                  {!isHtml && <span className={styles.value}>{words}</span>}
                  <span className={styles.whose}>{whose}</span>
                </label>
                {isHtml && value !== '' && <div className={styles.text} role="group" aria-label={whose} tabIndex={0}><SafeHtml html={value} /></div>}
              </Fragment>
            );
          })}
        </fieldset>
      ))}
    </Dialog>
  );
};
