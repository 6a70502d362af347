import { makeStyles } from '@griffel/react';
import { useId, type ReactNode } from 'react';
import { MAX_TERM_LENGTH } from '../../../domain/shared/list-query';
import { CommandButton } from '../commands/command-button';
import { usePermitted } from '../commands/command.bridge';
import type { ButtonProps } from '../controls/button';
import { CountButton } from '../controls/count-button';
import * as shellShapes from '../icons/shell-shapes';
import { InputBox } from '../controls/input-box';
import { sizes, narrow, phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';

interface FilterStripProps {
  readonly onReset: () => void;
  readonly canReset: boolean;
  readonly children: ReactNode;
  /** For `aria-controls` of the toggle button. */
  readonly id?: string;
}

const useStyles = makeStyles({
  strip: {
    'display': 'grid',
    'gridAutoFlow': 'column',
    'gridAutoColumns': 'minmax(0, 1fr)',
    'gridTemplateColumns': 'minmax(0, 1fr)',
    'flex': 'none',
    'gap': tokens.spacingHorizontalS,
    'margin': `0 ${sizes.sheetPadding} ${tokens.spacingVerticalS}`,
    'padding': tokens.spacingHorizontalSNudge,
    'borderRadius': tokens.borderRadiusLarge,
    'backgroundColor': tokens.colorNeutralBackground3,
    '& > :last-child': { justifySelf: 'end' },
    [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', margin: `0 ${sizes.phonePadding} ${tokens.spacingVerticalS}` },
  },
  label: { flex: 'none', color: tokens.colorNeutralForeground3 },
  select: {
    'appearance': 'none',
    'flex': '1',
    'minWidth': 0,
    'height': '100%',
    'paddingRight': '30px',
    'border': '0',
    'outlineStyle': 'none',
    'color': 'inherit',
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    ':focus-visible': { outlineStyle: 'none' },
    '& > option': { backgroundColor: tokens.colorNeutralBackground1 },
  },
});

interface FilterSwitchProps {
  /** Number of active filters. */
  readonly count: number;
  readonly isOpen: boolean;
  /** Id of the strip. */
  readonly panel: string;
  readonly onToggle: () => void;
}

/** Shows and hides the filter strip. */
export const FilterSwitch = ({ count, isOpen, panel, onToggle }: FilterSwitchProps) => {
  const text = useText();
  usePermitted([
    {
      key: 'filters',
      label: 'shared.list.filters',
      icon: shellShapes.filter,
      on: isOpen,
      disabledReason: null,
      run: onToggle,
    },
  ]);
  return (
    <CountButton
      icon={shellShapes.filter}
      count={count}
      countLabel={text('shared.list.filtersOn', { count })}
      aria-expanded={isOpen}
      aria-controls={panel}
      onClick={onToggle}
    >
      {text('shared.list.filters')}
    </CountButton>
  );
};

interface FilterResetProps extends Pick<ButtonProps, 'size'> {
  readonly canReset: boolean;
  readonly onReset: () => void;
}

/** Resets all filters. */
export const FilterReset = ({ canReset, onReset, ...look }: FilterResetProps) => (
  <CommandButton
    {...look}
    variant="subtle"
    command={{
      key: 'resetFilters',
      label: 'shared.filter.reset',
      icon: shellShapes.reset,
      disabledReason: canReset ? null : { key: 'shared.list.off.filters' },
      run: onReset,
    }}
  />
);

/** The filter panel below the commands, with Reset at its end. */
export const FilterStrip = ({ onReset, canReset, children, id }: FilterStripProps) => {
  const styles = useStyles();
  const text = useText();
  return (
    <div id={id} role="group" aria-label={text('shared.filter.panel')} className={styles.strip}>
      {children}
      <FilterReset canReset={canReset} onReset={onReset} />
    </div>
  );
};

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter: applies the filter at once. */
  readonly onSubmit: () => void;
}

/** A text filter with the label inside the field. */
export const TextFilter = ({ label, value, onChange, onSubmit }: TextFilterProps) => {
  const styles = useStyles();
  const text = useText();
  const id = useId();
  return (
    <InputBox>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        value={value}
        placeholder={text('shared.filter.contains')}
        autoComplete="off"
        maxLength={MAX_TERM_LENGTH}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) onSubmit();
        }}
      />
    </InputBox>
  );
};

interface ChoiceFilterProps {
  readonly label: string;
  /** Null means all. */
  readonly value: string | null;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | null) => void;
}

interface SelectFilterProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export const SelectFilter = ({ label, value, choices, onChange }: SelectFilterProps) => {
  const styles = useStyles();
  const id = useId();
  return (
    <InputBox>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </InputBox>
  );
};

export const ChoiceFilter = ({ label, value, choices, onChange }: ChoiceFilterProps) => {
  const text = useText();
  return (
    <SelectFilter
      label={label}
      value={value ?? ''}
      choices={[{ value: '', label: text('shared.filter.any') }, ...choices]}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  );
};

interface TriStateFilterProps {
  readonly label: string;
  /** Null means all. */
  readonly value: boolean | null;
  readonly onChange: (value: boolean | null) => void;
  readonly yes: string;
  readonly no: string;
}

export const TriStateFilter = ({ value, onChange, yes, no, ...filter }: TriStateFilterProps) => (
  <ChoiceFilter
    {...filter}
    value={value === null ? null : String(value)}
    choices={[
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ]}
    onChange={(chosen) => onChange(chosen === null ? null : chosen === 'true')}
  />
);
