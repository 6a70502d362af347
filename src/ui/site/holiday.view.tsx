import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { holidays, withNotice, type HolidayDraft, type HolidayRow } from '../../domain/site/holiday';
import { DAYS_BEFORE, holidayFields } from '../../domain/site/holiday.rule';
import { useFormat } from '../shared/runtime/use-session';
import { RecordSelect } from '../shared/record/plain-fields';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordDay } from '../shared/record/record-day';
import { RecordTextField, useEditing } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import { RecordRichText } from '../shared/record/record-rich-text';
import type { ScreenProps } from '../shared/page/screen';
import { ToggleRow } from '../shared/controls/toggle';
import { useText } from '../shared/runtime/use-text';

const COLUMNS = columnsOf(holidayFields, { date: { phone: 'detail' }, reason: { phone: 'title' } });
const FILTERS = filtersOf(holidayFields);
const nameOf = ({ reason }: Pick<HolidayRow, 'reason'>): string => reason;
const DAYS = Array.from({ length: DAYS_BEFORE.most - DAYS_BEFORE.least + 1 }, (_, index) => DAYS_BEFORE.least + index);

/** The notice switch. Turning it off discards the notice. */
const NoticeToggle = () => {
  const text = useText();
  const editing = useEditing();
  const { values, setValues } = useFormikContext<HolidayDraft>();
  return (
    <ToggleRow
      checked={values.notice !== null}
      disabled={!editing}
      onChange={({ target }) => {
        void setValues(withNotice(values, target.checked));
      }}
    >
      {text('site.holiday.notification')}
    </ToggleRow>
  );
};

const HolidayFields = () => {
  const text = useText();
  const format = useFormat();
  const { values } = useFormikContext<HolidayDraft>();
  return (
    <RecordLayout
      rail={
        <RailSection handlesPending title={text('site.holiday.notice.title')}>
          <NoticeToggle />
        </RailSection>
      }
    >
      <FieldGrid>
        <RecordDay<HolidayDraft> name="date" />
        <Wide>
          <RecordTextField<HolidayDraft> name="reason" />
        </Wide>
        {values.notice !== null && (
          <>
            <RecordSelect<HolidayDraft>
              name="notice.daysBefore"
              choices={DAYS.map((days) => ({ value: days, label: format.number(days) }))}
              required
            />
            <Wide>
              <RecordRichText<HolidayDraft> name="notice.text" />
            </Wide>
          </>
        )}
      </FieldGrid>
    </RecordLayout>
  );
};

const NAMES = { notice: 'site.holiday.notice.title' } as const;
const HTML = ['notice'] as const;

const HolidayRecord = (props: ScreenProps) => {
  const text = useText();
  const words = useMemo(
    () => ({
      notice: (notice: HolidayDraft['notice']): string =>
        notice === null ? '' : text('site.holiday.notice.said', { count: notice.daysBefore, text: notice.text }),
    }),
    [text],
  );
  return (
    <PlainRecord {...props} resource={holidays} nameOf={nameOf} words={words} names={NAMES} html={HTML} deletable>
      {() => <HolidayFields />}
    </PlainRecord>
  );
};

export const holidayViews = {
  list: () => (
    <PlainList resource={holidays} strings="site.holidays" columns={COLUMNS} filters={FILTERS} nameOf={nameOf} />
  ),
  record: HolidayRecord,
};
