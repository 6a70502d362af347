import { useState } from 'react';
import { itemLabelOf } from '../../../domain/commerce/published/item-label';
import { ChoiceBox } from '../../content/published/choices/choice-box';
import { Field, type ErrorLayout, type FieldTexts } from '../../shared/controls/field';
import { useText } from '../../shared/runtime/use-text';
import { useFoundItem } from './found-item.bridge';

/** Says which item a code is, or that it is none. */
const FoundItem = ({ code }: { readonly code: string }) => {
  const [text, item] = [useText(), useFoundItem(code)];
  return (
    <p role="status">
      {item === null ? text('operations.jobs.options.noItem') : item !== undefined && itemLabelOf(item)}
    </p>
  );
};

export interface ItemCodeFieldProps extends FieldTexts, ErrorLayout {
  /** A code, chosen or typed; empty without one. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onLeave: () => void;
}

interface ChosenItem {
  readonly id: string;
  readonly label: string;
  readonly code: string;
}

/** The code of an item, found by code or name; a code that is typed in full counts as well. Rules R-CON-16 and R-JOB-03. */
export const ItemCodeField = ({ value, onChange, onLeave, ...texts }: ItemCodeFieldProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<ChosenItem | null>(null);
  const [typed, setTyped] = useState('');
  /** A typed code that is looked up. */
  const [left, setLeft] = useState('');
  const shown = chosen?.code === value ? chosen : { id: value, label: value };
  return (
    <div>
      <Field {...texts}>
        {(tie) => (
          <ChoiceBox
            tie={tie}
            label={texts.label}
            source="item"
            chosen={value === '' || value === typed ? [] : [shown]}
            placeholder={text('content.choices.placeholder')}
            onChoose={({ id, label, code = label }) => {
              setChosen({ id, label: itemLabelOf({ code, label }), code });
              setLeft('');
              onChange(code);
            }}
            onRemove={() => {
              onChange('');
            }}
            onLeave={() => {
              setLeft(value === typed ? typed : '');
              onLeave();
            }}
            onFreeText={(next) => {
              setTyped(next.trim());
              setLeft('');
              onChange(next.trim());
            }}
          />
        )}
      </Field>
      {left !== '' && texts.error === undefined && <FoundItem key={left} code={left} />}
    </div>
  );
};
