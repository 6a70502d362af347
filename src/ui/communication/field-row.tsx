import { makeStyles, mergeClasses } from '@griffel/react';
import { memo, useId } from 'react';
import type { FormField } from '../../domain/communication/form';
import type { Part } from '../../domain/shared/parts/part';
import { WebsiteText } from '../shared/controls/website-text';
import { Icon } from '../shared/icons/icon';
import { warning } from '../shared/icons/shapes';
import { PartTag, type PartMark } from '../shared/record/part-tag';
import { PartTools } from '../shared/record/part-tools';
import { useChoiceText } from '../shared/runtime/use-dynamic-text';
import { useText } from '../shared/runtime/use-text';
import { SortHandle } from '../shared/sorting/sort-handle';
import type { HandleEvents } from '../shared/sorting/use-list-sorting';
import { sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { FieldFields } from './field-fields';

const useStyles = makeStyles({
  row: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  open: { backgroundColor: tokens.colorNeutralBackground2 },
  lifted: { boxShadow: tokens.shadow16 },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: sizes.touch },
  words: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  struck: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
});

interface FieldRowProps {
  readonly part: Part<FormField>;
  readonly index: number;
  readonly mark: PartMark | null;
  readonly isOpen: boolean;
  readonly isLifted: boolean;
  readonly isRepeated: boolean;
  readonly editing: boolean;
  /** Each callback keeps its identity. */
  readonly onToggle: (key: string) => void;
  readonly onRemove: (key: string) => void;
  readonly onRestore: (key: string) => void;
  readonly handle: HandleEvents;
}

/** A field of a form: a summary line, and its properties while expanded. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { part, index, mark, isOpen, isLifted, isRepeated, editing, onToggle, onRemove, onRestore, handle } = props;
  const styles = useStyles();
  const [text, choiceText, id] = [useText(), useChoiceText(), useId()];
  const { key, state, value } = part;
  const isMarked = state === 'marked';
  const label = value.label === '' ? text('communication.field.unnamed') : value.label;
  const named = { field: label };
  return (
    <li
      className={mergeClasses(styles.row, isOpen && !isMarked && styles.open, isLifted && styles.lifted)}
      data-key={key}
    >
      <div className={styles.line}>
        {editing && <SortHandle name={label} isLifted={isLifted} handle={handle} />}
        <span className={mergeClasses(styles.words, isMarked && styles.struck)}>
          {value.label === '' ? label : <WebsiteText>{label}</WebsiteText>}
          {value.required && ' *'}{' '}
          <span className={styles.quiet}>{choiceText('communication.fieldTypes', value.type)}</span>
        </span>
        {isRepeated && !isMarked && (
          <Icon icon={warning} size={16} className={styles.warning} label={text('communication.field.repeated')} />
        )}
        {mark !== null && <PartTag mark={mark} />}
        <PartTools
          partKey={key}
          isMarked={isMarked}
          editing={editing}
          removeLabel={text('communication.fields.remove', named)}
          restoreLabel={text('communication.fields.restore', named)}
          restoreText={text('parts.restore')}
          opening={{
            isOpen,
            isWrong: mark === 'wrong',
            controls: id,
            label: text(isOpen ? 'communication.fields.close' : 'communication.fields.open', named),
            onToggle,
          }}
          onRemove={onRemove}
          onRestore={onRestore}
        />
      </div>
      {isOpen && !isMarked && (
        <div id={id}>
          <FieldFields path={`parts.${index}.value`} partKey={key} field={value} isRepeated={isRepeated} />
        </div>
      )}
    </li>
  );
});
