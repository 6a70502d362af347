import { makeStyles, mergeClasses } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useId, useMemo, useState } from 'react';
import type { EmailDraft } from '../../domain/communication/email';
import {
  isVariableName,
  MAX_VALUE,
  MAX_VARIABLES,
  valueOf,
  variablesIn,
  writeVariable,
} from '../../domain/communication/mail-variables.rule';
import { disabledReasonText, type Command, type DisabledReason } from '../shared/commands/command';
import { usePermitted, usePress } from '../shared/commands/command.bridge';
import { Button } from '../shared/controls/button';
import { TextField } from '../shared/controls/text-field';
import { InputBox } from '../shared/controls/input-box';
import { add } from '../shared/icons/shell-shapes';
import { close } from '../shared/icons/shapes';
import { useFieldError, useRecordFields } from '../shared/record/record-fields';
import { RailSection } from '../shared/record/record-layout';
import { useText } from '../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) minmax(72px, 1fr) auto auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    minHeight: '36px',
    padding: '2px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  tag: {
    'minWidth': 0,
    'minHeight': '24px',
    'padding': '1px 7px',
    'overflow': 'hidden',
    'textOverflow': 'ellipsis',
    'whiteSpace': 'nowrap',
    'border': `1px solid ${tokens.colorBrandStroke2}`,
    'borderRadius': tokens.borderRadiusMedium,
    'fontSize': tokens.fontSizeBase200,
    'color': tokens.colorBrandForeground2,
    'backgroundColor': tokens.colorBrandBackground2,
    '[aria-disabled]': { cursor: 'default' },
  },
  unused: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
  },
  missing: {
    border: `1px solid ${tokens.colorStatusWarningForeground1}`,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  value: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
  gap: { color: tokens.colorStatusWarningForeground1 },
  count: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  adding: { display: 'flex', alignItems: 'end', gap: tokens.spacingHorizontalS, marginTop: tokens.spacingVerticalS },
  name: { flex: '1', minWidth: 0 },
  wrong: { fontSize: tokens.fontSizeBase200, color: tokens.colorStatusDangerForeground1 },
});

/** Id of the field with the sample value of a variable. */
export const valueFieldId = (name: string): string => `sample-${name}`;

interface EmailVariablesProps {
  readonly names: readonly string[];
  /** Inserts a variable into the last edited text; `null` while not editing. */
  readonly onInsert: ((name: string) => void) | null;
}

/** All variables with sample values, and the number of uses of each. Rule R-EML-03. */
export const EmailVariables = ({ names, onInsert }: EmailVariablesProps) => {
  const styles = useStyles();
  const text = useText();
  const { editing } = useRecordFields();
  const { values, setFieldValue } = useFormikContext<EmailDraft>();
  const { subject, content, variables, values: samples } = values;
  const used = useMemo(() => [...variablesIn(subject), ...variablesIn(content)], [content, subject]);
  const error = useFieldError('values', text('communication.variables.nameForm'));
  const [name, setName] = useState('');
  const title = useId();
  const typed = name.trim();
  const isKnown = names.includes(typed);
  const wrong =
    typed === ''
      ? undefined
      : isKnown
        ? text('communication.variables.known')
        : isVariableName(typed)
          ? undefined
          : text('communication.variables.nameForm');
  const disabledReason: DisabledReason | null = onInsert === null ? { key: 'communication.variables.insertOff' } : null;
  const why = disabledReasonText(disabledReason, text);
  const press = usePress();
  const insertOf = (variable: string): Command => ({
    key: `insert.${variable}`,
    label: 'communication.variables.insert',
    values: { name: variable },
    disabledReason,
    run: () => onInsert?.(variable),
  });
  usePermitted(names.map(insertOf));
  const change = (next: EmailDraft['values']): void => {
    void setFieldValue('values', next);
  };
  const addOwn = (): void => {
    if (typed === '' || wrong !== undefined) return;
    change({ ...samples, [typed]: '' });
    setName('');
  };
  const rowOf = (variable: string) => {
    const [value, count] = [valueOf(samples, variable), used.filter((one) => one === variable).length];
    const isMissing = value === null && count > 0;
    return (
      <li key={variable} className={styles.row}>
        <button
          type="button"
          className={mergeClasses(styles.tag, count === 0 && styles.unused, isMissing && styles.missing)}
          aria-disabled={disabledReason !== null || undefined}
          aria-description={why}
          aria-label={text('communication.variables.insert', { name: variable })}
          data-tooltip={why ?? writeVariable(variable)}
          // Keep the caret in the text when a button is pressed.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            press(insertOf(variable));
          }}
        >
          {variable}
        </button>
        {editing ? (
          <InputBox size="medium">
            <input
              id={valueFieldId(variable)}
              type="text"
              value={samples[variable] ?? ''}
              maxLength={MAX_VALUE}
              autoComplete="off"
              aria-label={text('communication.variables.valueOf', { name: variable })}
              onChange={({ target }) => {
                change({ ...samples, [variable]: target.value });
              }}
            />
          </InputBox>
        ) : (
          <span className={mergeClasses(styles.value, isMissing && styles.gap)}>
            {value ?? text('communication.variables.noValue')}
          </span>
        )}
        <span className={styles.count}>
          {count === 0 ? text('communication.variables.unused') : text('communication.variables.used', { count })}
        </span>
        {editing && !variables.includes(variable) && (
          <Button
            variant="subtle"
            size="small"
            icon={close}
            aria-label={text('communication.variables.remove', { name: variable })}
            onClick={() => {
              change(Object.fromEntries(Object.entries(samples).filter(([known]) => known !== variable)));
            }}
          />
        )}
      </li>
    );
  };
  return (
    <RailSection
      title={text('communication.variables.title')}
      aside={text(onInsert === null ? 'communication.variables.count' : 'communication.variables.clickCount', {
        count: names.length,
      })}
    >
      {error !== undefined && <p className={styles.wrong}>{error}</p>}
      <ul className={styles.list} aria-labelledby={title} aria-label={text('communication.variables.title')}>
        {names.map(rowOf)}
      </ul>
      {names.length === 0 && <p className={styles.value}>{text('communication.variables.none')}</p>}
      {editing && names.length < MAX_VARIABLES && (
        <div className={styles.adding}>
          <div className={styles.name}>
            <TextField
              label={text('communication.variables.newName')}
              value={name}
              error={wrong}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setName(target.value);
              }}
              onKeyDown={(event) => {
                // Prevent Enter from saving the surrounding form.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                addOwn();
              }}
            />
          </div>
          <Button icon={add} onClick={addOwn}>
            {text('communication.variables.add')}
          </Button>
        </div>
      )}
    </RailSection>
  );
};
