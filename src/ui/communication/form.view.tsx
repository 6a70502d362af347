import { useCallback } from 'react';
import { forms, formTable, type Form, type FormDraft, type FormRow } from '../../domain/communication/form';
import { hasOptions } from '../../domain/communication/form.rule';
import { keysOf } from '../../domain/shared/merge';
import { partOfPath } from '../../domain/shared/parts/merge-parts';
import { CommandButton } from '../shared/commands/command-button';
import { useSwitch } from '../shared/commands/command.bridge';
import { eye } from '../shared/icons/shapes';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import type { ScreenProps } from '../shared/page/screen';
import { PlainRecord } from '../shared/record/plain-record';
import type { PartTextOf } from '../shared/record/record-conflict';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RecordLayout, Wide } from '../shared/record/record-layout';
import { useChoiceText } from '../shared/runtime/use-dynamic-text';
import { useText } from '../shared/runtime/use-text';
import { FieldList } from './field-list';
import { FormPreview } from './form-preview';

const COLUMNS = columnsOf(formTable, { name: { phone: 'title' }, subject: { phone: 'detail' } });
const FILTERS = filtersOf(formTable);
const nameOf = ({ name }: Pick<FormRow, 'name'>): string => name;

const NO_FIELDS: Form['parts'] = [];

const FormRecord = (props: ScreenProps) => {
  const [text, choiceText] = [useText(), useChoiceText()];
  const [previews, preview] = useSwitch({ key: 'preview', label: 'communication.preview.title', icon: eye }, true);
  const partText = useCallback<PartTextOf<FormDraft>>(
    (path, { parts }) => {
      const { key: wanted, field } = partOfPath(path);
      const part = parts.find(({ key }) => key === wanted);
      if (part === undefined)
        return { label: text('communication.fields.title'), value: text('communication.field.gone') };
      const { type, label, name, required, options } = part.value;
      const called = label === '' ? text('communication.field.unnamed') : label;
      const choices = options.map((option) => `${option.label} (${option.value})`);
      const fields = {
        label,
        type: choiceText('communication.fieldTypes', type),
        name,
        required: text(required ? 'shared.yes' : 'shared.no'),
        options: choices.join(', '),
      };
      const own = keysOf(fields).find((one) => one === field);
      if (own !== undefined) return { label: `${called}: ${text(`communication.field.${own}`)}`, value: fields[own] };
      return {
        label: called,
        value:
          part.state === 'marked'
            ? text('parts.marks.marked')
            : [
                called,
                choiceText('communication.fieldTypes', type),
                name,
                ...(required ? [text('communication.field.required')] : []),
                ...(hasOptions(type) ? choices : []),
              ].join(', '),
      };
    },
    [choiceText, text],
  );
  return (
    <PlainRecord
      {...props}
      resource={forms}
      nameOf={nameOf}
      deletable
      partText={partText}
      view={<CommandButton command={preview} />}
    >
      {(form) => (
        <RecordLayout rail={previews ? <FormPreview /> : null} wideRail>
          <FieldGrid>
            <Wide>
              <RecordTextField<FormDraft> name="name" />
            </Wide>
            <RecordTextField<FormDraft> name="number" />
            <Wide>
              <RecordTextField<FormDraft> name="subject" />
            </Wide>
          </FieldGrid>
          <FieldList stored={form?.parts ?? NO_FIELDS} />
        </RecordLayout>
      )}
    </PlainRecord>
  );
};

/** The list of forms; rows can be opened, not selected. Rule R-FRM-07. */
export const formViews = {
  list: () => (
    <PlainList
      resource={forms}
      strings="communication.forms"
      columns={COLUMNS}
      filters={FILTERS}
      nameOf={nameOf}
      rowClick="open"
    />
  ),
  record: FormRecord,
};
