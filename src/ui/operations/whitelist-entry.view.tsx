import {
  whitelist,
  type WhitelistEntry,
  type WhitelistFilter,
  type WhitelistRow,
} from '../../domain/operations/whitelist-entry';
import { WHITELIST_TYPES } from '../../domain/operations/whitelist-entry.rule';
import { useFormat } from '../shared/runtime/use-session';
import type { FieldColumn } from '../shared/table/field-columns';
import type { FilterField } from '../shared/list/filter-fields';
import { RecordSelect, RecordTextArea } from '../shared/record/plain-fields';
import { PlainList } from '../shared/list/plain-list';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import type { ScreenProps } from '../shared/page/screen';
import { useText } from '../shared/runtime/use-text';

const COLUMNS: readonly FieldColumn<WhitelistRow>[] = [
  { key: 'source', phone: 'title' },
  { key: 'datetime', kind: 'moment', quiet: true, phone: 'detail' },
  { key: 'type', kind: 'choice', width: 160, phone: 'detail' },
];
const FILTERS: readonly FilterField<WhitelistFilter>[] = [
  { kind: 'text', name: 'source' },
  { kind: 'text', name: 'comments' },
];
const nameOf = ({ source }: Pick<WhitelistRow, 'source'>): string => source;

const WhitelistFields = ({ entry }: { readonly entry: WhitelistEntry | null }) => {
  const text = useText();
  const format = useFormat();
  const added = entry?.datetime ?? null;
  return (
    <RecordLayout
      rail={
        <RailSection lines={1} title={text('operations.whitelistEntry.datetime')}>
          {added === null ? text('operations.whitelistEntry.whenSaved') : format.dateTime(added)}
        </RailSection>
      }
    >
      <FieldGrid>
        <RecordSelect
          name="type"
          choices={WHITELIST_TYPES.map((type) => ({
            value: type,
            label: text(`operations.whitelist.choices.type.${type}`),
          }))}
          required
        />
        <Wide>
          <RecordTextField
            name="source"
            pattern={text('operations.whitelistEntry.pattern.source')}
            hint={text('operations.whitelistEntry.hint.source')}
            required
          />
        </Wide>
        <Wide>
          <RecordTextArea name="comments" />
        </Wide>
      </FieldGrid>
    </RecordLayout>
  );
};

export const whitelistViews = {
  list: () => (
    <PlainList
      resource={whitelist}
      strings="operations.whitelist"
      columns={COLUMNS}
      filters={FILTERS}
      nameOf={nameOf}
    />
  ),
  record: (props: ScreenProps) => (
    <PlainRecord {...props} resource={whitelist} nameOf={nameOf} deletable>
      {(entry) => <WhitelistFields entry={entry} />}
    </PlainRecord>
  ),
};
