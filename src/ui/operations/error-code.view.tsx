import { errorCodeName, errorCodes, type ErrorCodeFilter, type ErrorCodeRow } from '../../domain/operations/error-code';
import { ERROR_SOURCES } from '../../domain/operations/error-code.rule';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';
import type { FieldColumn } from '../shared/table/field-columns';
import type { FilterField } from '../shared/list/filter-fields';
import { RecordSelect, RecordTextArea, RecordToggle } from '../shared/record/plain-fields';
import { PlainList } from '../shared/list/plain-list';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import type { ScreenProps } from '../shared/page/screen';

const STRINGS = 'operations.errorCodes';
const COLUMNS: readonly FieldColumn<ErrorCodeRow>[] = [
  { key: 'code', phone: 'title' },
  { key: 'source', kind: 'choice', phone: 'detail' },
  { key: 'standard', kind: 'yesNo', width: 148, phone: 'detail' },
  { key: 'inverter', kind: 'yesNo', width: 148, phone: 'detail' },
];
const FILTERS: readonly FilterField<ErrorCodeFilter>[] = [
  { kind: 'choices', name: 'source', values: ERROR_SOURCES },
  { kind: 'text', name: 'code' },
  { kind: 'text', name: 'description' },
];
const nameOf = ({ code }: Pick<ErrorCodeRow, 'code'>): string => code;

const ErrorCodeFields = () => {
  const text = useDynamicText();
  return (
    <RecordLayout
      rail={
        <RailSection handlesPending>
          <RecordToggle name="standard" />
          <RecordToggle name="inverter" />
        </RailSection>
      }
    >
      <FieldGrid>
        <RecordTextField name="code" required />
        <RecordSelect
          name="source"
          choices={ERROR_SOURCES.map((source) => ({
            value: source,
            label: text(`${STRINGS}.choices.source.${source}`),
          }))}
          required
        />
        <Wide>
          <RecordTextArea name="description" required />
        </Wide>
        <Wide>
          <RecordTextArea name="control" />
        </Wide>
      </FieldGrid>
    </RecordLayout>
  );
};

export const errorCodeViews = {
  list: () => <PlainList resource={errorCodes} strings={STRINGS} columns={COLUMNS} filters={FILTERS} nameOf={nameOf} />,
  record: (props: ScreenProps) => (
    <PlainRecord {...props} resource={errorCodes} nameOf={errorCodeName} deletable>
      {() => <ErrorCodeFields />}
    </PlainRecord>
  ),
};
