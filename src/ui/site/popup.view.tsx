import { useMemo } from 'react';
import type { PictureReference } from '../../domain/library/published/picture-reference';
import type { TypedMoment } from '../../domain/shared/typed-moment';
import { popups, type PopupFilter, type PopupRow } from '../../domain/site/popup';
import { RecordFileField } from '../library/published/file-field';
import { PictureChooser } from '../library/published/picture-chooser';
import { useFormat } from '../shared/runtime/use-session';
import type { FieldColumn } from '../shared/table/field-columns';
import type { FilterField } from '../shared/list/filter-fields';
import { RecordToggle } from '../shared/record/plain-fields';
import { PlainList } from '../shared/list/plain-list';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordMoment } from '../shared/record/record-day';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import { RecordRichText } from '../shared/record/record-rich-text';
import { NOTICE_TOOLS, type Tool } from '../shared/rich-text/tools/tools';
import type { ScreenProps } from '../shared/page/screen';
import { useText } from '../shared/runtime/use-text';

const COLUMNS: readonly FieldColumn<PopupRow>[] = [
  { key: 'title', phone: 'title' },
  { key: 'content', kind: 'html', fold: 'medium', quiet: true, phone: 'detail' },
  { key: 'start', kind: 'moment', phone: 'hidden' },
  { key: 'popup', kind: 'toggle', width: 92, phone: 'named' },
  { key: 'showOnce', kind: 'toggle', width: 120, phone: 'detail' },
];
const FILTERS: readonly FilterField<PopupFilter>[] = [
  { kind: 'text', name: 'title' },
  { kind: 'yesNo', name: 'popup' },
  { kind: 'yesNo', name: 'showOnce' },
  { kind: 'yesNo', name: 'login' },
];
const HTML = ['content'] as const;
const TOOLS: readonly Tool[] = [...NOTICE_TOOLS, 'video', 'buttons'];
const nameOf = ({ title }: Pick<PopupRow, 'title'>): string => title;

const PopupFields = ({ hasImage }: { readonly hasImage: boolean }) => {
  const text = useText();
  return (
    <RecordLayout
      rail={
        <RailSection handlesPending>
          <RecordToggle name="popup" />
          <RecordToggle name="showOnce" />
          <RecordToggle name="login" />
        </RailSection>
      }
    >
      <FieldGrid>
        <Wide>
          <RecordTextField name="title" required />
        </Wide>
        <RecordMoment name="start" hint={text('site.popup.hint.start')} pattern="in24Hours" />
        <RecordMoment
          name="end"
          hint={text('site.popup.hint.end')}
          notValid={text('shared.fields.tooEarly')}
          pattern="in24Hours"
        />
        {hasImage && (
          <Wide>
            <RecordFileField name="image" kind="image" />
          </Wide>
        )}
        <Wide>
          <RecordRichText name="content" pictures={PictureChooser} tools={TOOLS} />
        </Wide>
      </FieldGrid>
    </RecordLayout>
  );
};

const PopupRecord = (props: ScreenProps) => {
  const format = useFormat();
  const words = useMemo(() => {
    const moment = (value: TypedMoment): string => (typeof value === 'number' ? format.dateTime(value) : '');
    return {
      start: moment,
      end: moment,
      image: (picture: PictureReference | null | undefined): string => picture?.name ?? '',
    };
  }, [format]);
  return (
    <PlainRecord {...props} resource={popups} nameOf={nameOf} words={words} html={HTML} deletable="editing">
      {(popup) => <PopupFields hasImage={popup === null || popup.image !== undefined} />}
    </PlainRecord>
  );
};

export const popupViews = {
  list: () => <PlainList resource={popups} strings="site.popups" columns={COLUMNS} filters={FILTERS} nameOf={nameOf} />,
  record: PopupRecord,
};
