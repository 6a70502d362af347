import { events, type EventDraft, type EventRow } from '../../domain/site/event';
import { eventFields } from '../../domain/site/event.rule';
import { RecordChoices, RecordTargets } from '../content/published/choices/record-choices';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import type { ScreenProps } from '../shared/page/screen';
import { RecordSelect, RecordTextArea, RecordToggle } from '../shared/record/plain-fields';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordMoment } from '../shared/record/record-day';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import { useText } from '../shared/runtime/use-text';

const COLUMNS = columnsOf(eventFields, {
  title: { phone: 'title' },
  status: { width: 184, phone: 'detail' },
  online: { fold: 'medium', quiet: true, phone: 'hidden' },
  start: { phone: 'detail' },
  end: { fold: 'medium', phone: 'hidden' },
});
const FILTERS = filtersOf(eventFields);
const nameOf = ({ title }: Pick<EventRow, 'title'>): string => title;

const EventFields = () => {
  const text = useText();
  return (
    <RecordLayout
      rail={
        <>
          <RailSection handlesPending>
            <RecordSelect<EventDraft> name="status" />
          </RailSection>
          <RailSection handlesPending>
            <RecordToggle<EventDraft> name="internal" />
          </RailSection>
        </>
      }
    >
      <FieldGrid>
        <Wide>
          <RecordTextField<EventDraft> name="title" />
        </Wide>
        <Wide>
          <RecordTextArea<EventDraft> name="description" />
        </Wide>
        <Wide>
          <RecordMoment<EventDraft> name="online" notValid={text('event.event.past')} />
        </Wide>
        <RecordMoment<EventDraft>
          name="start"

          hint={text('event.event.startHint')}
          tooEarly={text('event.event.beforeOnline')}
          notValid={text('event.event.beforeOnline')}
        />
        <RecordMoment<EventDraft> name="end" notValid={text('shared.fields.tooEarly')} />
        <Wide>
          <RecordChoices<EventDraft> source="category" name="categories" />
        </Wide>
        <Wide>
          <RecordTargets<EventDraft> name="targets" />
        </Wide>
      </FieldGrid>
    </RecordLayout>
  );
};

const labels = (chosen: EventDraft['categories']): string => chosen.map(({ label }) => label).join(', ');
const WORDS = { categories: labels, targets: labels };

const EventRecord = (props: ScreenProps) => (
  <PlainRecord {...props} resource={events} nameOf={nameOf} words={WORDS} saveDisabledReason="invalid" deletable>
    {() => <EventFields />}
  </PlainRecord>
);

export const eventViews = {
  list: () => (
    <PlainList resource={events} strings="event.events" columns={COLUMNS} filters={FILTERS} nameOf={nameOf} />
  ),
  record: EventRecord,
};
