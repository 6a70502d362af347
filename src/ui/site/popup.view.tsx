import type { PictureReference } from '../../domain/library/published/picture-reference';
import { popups, type PopupDraft, type PopupRow } from '../../domain/site/popup';
import { popupFields } from '../../domain/site/popup.rule';
import { RecordFileField } from '../library/published/file-field';
import { PictureChooser } from '../library/published/picture-chooser';
import { RecordToggle } from '../shared/record/plain-fields';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordMoment } from '../shared/record/record-day';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import { RecordRichText } from '../shared/record/record-rich-text';
import { NOTICE_TOOLS, type Tool } from '../shared/rich-text/tools/tools';
import type { ScreenProps } from '../shared/page/screen';
import { useText } from '../shared/runtime/use-text';

const COLUMNS = columnsOf(popupFields, {
  title: { phone: 'title' },
  content: { fold: 'medium', quiet: true, phone: 'detail' },
  start: { phone: 'hidden' },
  popup: { kind: 'toggle', width: 92, phone: 'named' },
  showOnce: { kind: 'toggle', width: 120, phone: 'detail' },
});
const FILTERS = filtersOf(popupFields);
const TOOLS: readonly Tool[] = [...NOTICE_TOOLS, 'video', 'buttons'];
const nameOf = ({ title }: Pick<PopupRow, 'title'>): string => title;

const PopupFields = ({ hasImage }: { readonly hasImage: boolean }) => {
  const text = useText();
  return (
    <RecordLayout
      rail={
        <RailSection handlesPending>
          <RecordToggle<PopupDraft> name="popup" />
          <RecordToggle<PopupDraft> name="showOnce" />
          <RecordToggle<PopupDraft> name="login" />
        </RailSection>
      }
    >
      <FieldGrid>
        <Wide>
          <RecordTextField<PopupDraft> name="title" />
        </Wide>
        <RecordMoment<PopupDraft> name="start" hint={text('site.popup.hint.start')} pattern="in24Hours" />
        <RecordMoment<PopupDraft>
          name="end"
          hint={text('site.popup.hint.end')}
          notValid={text('shared.fields.tooEarly')}
          pattern="in24Hours"
        />
        {hasImage && (
          <Wide>
            <RecordFileField<PopupDraft> name="image" kind="image" />
          </Wide>
        )}
        <Wide>
          <RecordRichText<PopupDraft> name="content" pictures={PictureChooser} tools={TOOLS} />
        </Wide>
      </FieldGrid>
    </RecordLayout>
  );
};

const WORDS = { image: (picture: PictureReference | null | undefined): string => picture?.name ?? '' };

const PopupRecord = (props: ScreenProps) => (
  <PlainRecord {...props} resource={popups} nameOf={nameOf} words={WORDS} deletable="editing">
    {(popup) => <PopupFields hasImage={popup === null || popup.image !== undefined} />}
  </PlainRecord>
);

export const popupViews = {
  list: () => <PlainList resource={popups} strings="site.popups" columns={COLUMNS} filters={FILTERS} nameOf={nameOf} />,
  record: PopupRecord,
};
