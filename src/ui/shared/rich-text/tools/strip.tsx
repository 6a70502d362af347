import { makeStyles, mergeClasses } from '@griffel/react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../controls/button';
import { InputBox } from '../../controls/input-box';
import { kantoorTokens as tokens } from '../../theme/theme';
import { Checkbox } from '../../controls/checkbox';
import { useText } from '../../runtime/use-text';

export interface StripField {
  readonly name: string;
  readonly label: string;
  readonly initial?: string;
  readonly suggestions?: readonly string[];
  readonly kind?: 'text' | 'url' | 'number';
}

interface StripProps {
  readonly title: string;
  readonly fields: readonly StripField[];
  /** An optional checkbox of the form. */
  readonly option?: { readonly label: string; readonly initial: boolean };
  readonly set: string;
  /** @returns the error text, or null if the answers were applied */
  readonly onSet: (answers: Readonly<Record<string, string>>, option: boolean) => string | null;
  readonly remove?: { readonly label: string; readonly onRemove: () => void } | undefined;
  /** Information about the answers, updated while a person types. */
  readonly about?: (answers: Readonly<Record<string, string>>) => ReactNode;
  readonly onClose: () => void;
}

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: '6px 8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  field: {
    'display': 'flex',
    'flex': '1 1 220px',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalS,
    'fontSize': tokens.fontSizeBase200,
    '& > :first-child': { whiteSpace: 'nowrap' },
  },
  figure: { flex: '0 0 130px', minWidth: 0 },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalSNudge,
    fontSize: tokens.fontSizeBase200,
  },
  problem: { flexBasis: '100%', fontSize: tokens.fontSizeBase200, color: tokens.colorStatusDangerForeground1 },
});

const select = (input: HTMLInputElement | null): void => {
  input?.select();
};

/** A small form between toolbar and text. It is inside the record's form, so Enter and Esc are handled here. */
export const Strip = ({ title, fields, option, set, onSet, remove, about, onClose }: StripProps) => {
  const styles = useStyles();
  const text = useText();
  const id = useId();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  );
  const [isOn, setOn] = useState(option?.initial ?? false);
  const [problem, setProblem] = useState<string | null>(null);
  const apply = (): void => {
    setProblem(onSet(answers, isOn));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else onClose();
  };
  const input = ({ name, kind = 'text', suggestions = [] }: StripField, isFirst: boolean) => (
    <InputBox invalid={problem !== null}>
      <input
        ref={isFirst ? select : undefined}
        value={answers[name] ?? ''}
        type={kind === 'number' ? 'number' : 'text'}
        inputMode={kind === 'url' ? 'url' : undefined}
        autoComplete="off"
        list={suggestions.length > 0 ? `${id}-${name}` : undefined}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : id}
        onChange={({ target }) => {
          setAnswers({ ...answers, [name]: target.value });
          setProblem(null);
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={`${id}-${name}`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </InputBox>
  );
  return (
    <div role="group" aria-label={title} data-unfinished="" className={styles.form} onKeyDown={onKeyDown}>
      {fields.map((field, index) => (
        <label key={field.name} className={mergeClasses(styles.field, field.kind === 'number' && styles.figure)}>
          <span>{field.label}</span>
          {input(field, index === 0)}
        </label>
      ))}
      {option !== undefined && (
        <label className={styles.option}>
          <Checkbox
            checked={isOn}
            onChange={({ target }) => {
              setOn(target.checked);
            }}
          />
          {option.label}
        </label>
      )}
      <Button size="small" onClick={apply}>
        {set}
      </Button>
      {remove !== undefined && (
        <Button size="small" variant="subtleDanger" onClick={remove.onRemove}>
          {remove.label}
        </Button>
      )}
      <Button size="small" variant="subtle" onClick={onClose}>
        {text('richText.link.cancel')}
      </Button>
      {about?.(answers)}
      {problem !== null && (
        <p id={id} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
};
