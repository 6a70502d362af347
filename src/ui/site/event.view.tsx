import { useMemo } from 'react';
import type { TypedMoment } from '../../domain/shared/typed-moment';
import { events, type EventDraft, type EventFilter, type EventRow } from '../../domain/site/event';
import { EVENT_STATUSES } from '../../domain/site/event.rule';
import { RecordChoices, RecordTargets } from '../content/published/choices/record-choices';
import type { FilterField } from '../shared/list/filter-fields';
import { PlainList } from '../shared/list/plain-list';
import type { ScreenProps } from '../shared/page/screen';
import { RecordSelect, RecordTextArea, RecordToggle } from '../shared/record/plain-fields';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordMoment } from '../shared/record/record-day';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import { useFormat } from '../shared/runtime/use-session';
import { useChoiceText } from '../shared/runtime/use-dynamic-text';
import { useText } from '../shared/runtime/use-text';
import type { FieldColumn } from '../shared/table/field-columns';

const COLUMNS: readonly FieldColumn<EventRow>[] = [
  { key: 'title', phone: 'title' },
  { key: 'status', kind: 'choice', width: 184, phone: 'detail' },
  { key: 'online', kind: 'moment', fold: 'medium', quiet: true, phone: 'hidden' },
  { key: 'start', kind: 'moment', phone: 'detail' },
  { key: 'end', kind: 'moment', fold: 'medium', phone: 'hidden' },
];
const FILTERS: readonly FilterField<EventFilter>[] = [
  { kind: 'text', name: 'title' },
  { kind: 'choice', name: 'status', values: EVENT_STATUSES },
  { kind: 'yesNo', name: 'internal' },
];
const nameOf = ({ title }: Pick<EventRow, 'title'>): string => title;

const EventFields = () => {
  const text = useText();
  return (
    <RecordLayout
      rail={
        <>
          <RailSection handlesPending>
            <RecordSelect
              name="status"
              choices={EVENT_STATUSES.map((status) => ({
                value: status,
                label: text(`event.events.choices.status.${status}`),
              }))}
            />
          </RailSection>
          <RailSection handlesPending>
            <RecordToggle name="internal" />
          </RailSection>
        </>
      }
    >
      <FieldGrid>
        <Wide>
          <RecordTextField name="title" required />
        </Wide>
        <Wide>
          <RecordTextArea name="description" required />
        </Wide>
        <Wide>
          <RecordMoment name="online" notValid={text('event.event.past')} />
        </Wide>
        <RecordMoment
          name="start"

          hint={text('event.event.startHint')}
          tooEarly={text('event.event.beforeOnline')}
          notValid={text('event.event.beforeOnline')}
        />
        <RecordMoment name="end" notValid={text('shared.fields.tooEarly')} />
        <Wide>
          <RecordChoices source="category" name="categories" required />
        </Wide>
        <Wide>
          <RecordTargets name="targets" required />
        </Wide>
      </FieldGrid>
    </RecordLayout>
  );
};

const EventRecord = (props: ScreenProps) => {
  const [choice, format] = [useChoiceText(), useFormat()];
  const words = useMemo(() => {
    const moment = (value: TypedMoment): string => (typeof value === 'number' ? format.dateTime(value) : '');
    const labels = (chosen: EventDraft['categories']): string => chosen.map(({ label }) => label).join(', ');
    return {
      online: moment,
      start: moment,
      end: moment,
      categories: labels,
      targets: labels,
      status: (status: EventDraft['status']) => choice('event.events.choices.status', status),
    };
  }, [choice, format]);
  return (
    <PlainRecord {...props} resource={events} nameOf={nameOf} words={words} saveOff="invalid" deletable>
      {() => <EventFields />}
    </PlainRecord>
  );
};

export const eventViews = {
  list: () => (
    <PlainList resource={events} strings="event.events" columns={COLUMNS} filters={FILTERS} nameOf={nameOf} />
  ),
  record: EventRecord,
};
