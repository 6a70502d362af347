import { useState } from 'react';
import { itemLabelOf } from '../../../domain/commerce/published/item-label';
import { ChoiceBox } from '../../content/published/choices/choice-box';
import { Field, type ErrorLayout, type FieldTexts } from '../../shared/controls/field';
import { useText } from '../../shared/runtime/use-text';
import { useFoundItem } from './found-item.bridge';

/** Names the item of a code, or states that there is none. */
const FoundItem = ({ code }: { readonly code: string }) => {
  const [text, item] = [useText(), useFoundItem(code)];
  return (
    <p role="status">
      {item === null ? text('operations.jobs.options.noItem') : item !== undefined && itemLabelOf(item)}
    </p>
  );
};

export interface ItemCodeFieldProps extends FieldTexts, ErrorLayout {
  /** The chosen or typed code; empty for none. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onLeave: () => void;
}

interface ChosenItem {
  readonly id: string;
  readonly label: string;
  readonly code: string;
}

/** An item code, found by code or name; a code typed in full is accepted too. Rules R-CON-16 and R-JOB-03. */
export const ItemCodeField = ({ value, onChange, onLeave, ...texts }: ItemCodeFieldProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<ChosenItem | null>(null);
  const [typed, setTyped] = useState('');
  /** The typed code at the last blur, for the lookup. */
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
