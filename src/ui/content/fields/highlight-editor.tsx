import { makeStyles } from '@griffel/react';
import { useCallback, useId } from 'react';
import type { Choice, Highlight } from '../../../domain/content/block';
import { MAX_HIGHLIGHTS } from '../../../domain/content/block.rule';
import { withChoice } from '../../../domain/content/choices';
import { partLabelOf } from '../../../domain/content/field-part';
import { Toggle } from '../../shared/controls/toggle';
import { WebsiteText } from '../../shared/controls/website-text';
import { useText } from '../../shared/runtime/use-text';
import { ChoiceBox } from '../published/choices/choice-box';
import { EntriesField } from './entries-field';
import { useFieldParts } from './field-parts.bridge';
import { textsOf, type FieldEditorProps } from './field-editor';

const useStyles = makeStyles({
  name: { flex: '1', minWidth: 0, overflowWrap: 'anywhere' },
  box: { width: '100%' },
});

/** The suggestion call of each type. */
const SOURCES = { categories: 'category', branches: 'branch' } as const;

const nameOf = ({ label }: Highlight): string => label;

/** Up to four categories or branches, each normal or highlighted. Rule R-CON-05. */
export const HighlightEditor = (props: FieldEditorProps<'categories' | 'branches'>) => {
  const { field, readOnly, onChange } = props;
  const styles = useStyles();
  const text = useText();
  const id = useId();
  const parts = useFieldParts(field.type);
  const change = (value: readonly Highlight[]): void => {
    onChange({ ...field, value });
  };
  const choose = useCallback(
    ({ id, label }: Choice) => {
      onChange({ ...field, value: withChoice(field.value, { id, label, highlight: false }, true) });
    },
    [field, onChange],
  );
  const full = field.value.length >= MAX_HIGHLIGHTS;
  return (
    <EntriesField
      {...textsOf(props)}
      entries={field.value}
      nameOf={nameOf}
      onChange={change}
      readOnly={readOnly}
      add={
        <div className={styles.box}>
          <ChoiceBox
            tie={{
              id,
              'aria-describedby': undefined,
              'aria-invalid': props.error !== undefined || undefined,
              'aria-required': undefined,
            }}
            label={field.label}
            source={SOURCES[field.type]}
            chosen={field.value}
            placeholder={
              full ? text('content.choices.full', { count: MAX_HIGHLIGHTS }) : text('content.choices.placeholder')
            }
            full={full}
            onChoose={choose}
          />
        </div>
      }
    >
      {({ id: known, label, highlight }) => (
        <>
          <span className={styles.name}>
            <WebsiteText>{label}</WebsiteText>
          </span>
          <Toggle
            checked={highlight}
            disabled={readOnly}
            aria-label={text('content.fields.highlight', { label })}
            onChange={({ target }) => {
              change(
                field.value.map((entry) => (entry.id === known ? { ...entry, highlight: target.checked } : entry)),
              );
            }}
          >
            {partLabelOf(parts, 'highlight', text('content.fields.highlighted'))}
          </Toggle>
        </>
      )}
    </EntriesField>
  );
};
