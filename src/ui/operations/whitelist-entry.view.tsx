import {
  whitelist,
  type WhitelistDraft,
  type WhitelistEntry,
  type WhitelistRow,
} from '../../domain/operations/whitelist-entry';
import { whitelistFields } from '../../domain/operations/whitelist-entry.rule';
import { useFormat } from '../shared/runtime/use-session';
import { RecordSelect, RecordTextArea } from '../shared/record/plain-fields';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import type { ScreenProps } from '../shared/page/screen';
import { useText } from '../shared/runtime/use-text';

const COLUMNS = columnsOf(whitelistFields, {
  source: { phone: 'title' },
  datetime: { quiet: true, phone: 'detail' },
  type: { width: 160, phone: 'detail' },
});
const FILTERS = filtersOf(whitelistFields);
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
        <RecordSelect<WhitelistDraft> name="type" />
        <Wide>
          <RecordTextField<WhitelistDraft>
            name="source"
            pattern={text('operations.whitelistEntry.pattern.source')}
            hint={text('operations.whitelistEntry.hint.source')}
          />
        </Wide>
        <Wide>
          <RecordTextArea<WhitelistDraft> name="comments" />
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
