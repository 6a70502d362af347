import { errorCodeName, errorCodes, type ErrorCodeDraft, type ErrorCodeRow } from '../../domain/operations/error-code';
import { errorCodeFields } from '../../domain/operations/error-code.rule';
import { RecordSelect, RecordTextArea, RecordToggle } from '../shared/record/plain-fields';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import type { ScreenProps } from '../shared/page/screen';

const COLUMNS = columnsOf(errorCodeFields, {
  code: { phone: 'title' },
  source: { phone: 'detail' },
  standard: { width: 148, phone: 'detail' },
  inverter: { width: 148, phone: 'detail' },
});
const FILTERS = filtersOf(errorCodeFields);
const nameOf = ({ code }: Pick<ErrorCodeRow, 'code'>): string => code;

const ErrorCodeFields = () => (
  <RecordLayout
    rail={
      <RailSection handlesPending>
        <RecordToggle<ErrorCodeDraft> name="standard" />
        <RecordToggle<ErrorCodeDraft> name="inverter" />
      </RailSection>
    }
  >
    <FieldGrid>
      <RecordTextField<ErrorCodeDraft> name="code" />
      <RecordSelect<ErrorCodeDraft> name="source" />
      <Wide>
        <RecordTextArea<ErrorCodeDraft> name="description" />
      </Wide>
      <Wide>
        <RecordTextArea<ErrorCodeDraft> name="control" />
      </Wide>
    </FieldGrid>
  </RecordLayout>
);

export const errorCodeViews = {
  list: () => (
    <PlainList
      resource={errorCodes}
      strings="operations.errorCodes"
      columns={COLUMNS}
      filters={FILTERS}
      nameOf={nameOf}
    />
  ),
  record: (props: ScreenProps) => (
    <PlainRecord {...props} resource={errorCodes} nameOf={errorCodeName} deletable>
      {() => <ErrorCodeFields />}
    </PlainRecord>
  ),
};
