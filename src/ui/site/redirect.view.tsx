import { useFormikContext } from 'formik';
import { useCallback } from 'react';
import { redirects, type RedirectDraft, type RedirectRow } from '../../domain/site/redirect';
import { redirectRisks } from '../../domain/site/redirect-check.rule';
import { redirectFields } from '../../domain/site/redirect.rule';
import { LinkTarget } from '../shared/controls/link-target';
import { RecordSelect, RecordTextArea, RecordToggle } from '../shared/record/plain-fields';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import { PlainRecord } from '../shared/record/plain-record';
import { RecordTextField } from '../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../shared/record/record-layout';
import type { SaveQuestion } from '../shared/record/save.bridge';
import type { ScreenProps } from '../shared/page/screen';
import { useSession } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { RedirectCheckCommand, RedirectCheckSection } from './redirect-check.view';

const COLUMNS = columnsOf(redirectFields, {
  from: { phone: 'title' },
  to: { phone: 'detail' },
  datetime: { fold: 'medium', quiet: true, phone: 'hidden' },
  status: { width: 148, phone: 'detail' },
  catchAll: { width: 112, fold: 'medium', phone: 'hidden' },
});
const FILTERS = filtersOf(redirectFields);
const nameOf = ({ from }: Pick<RedirectRow, 'from'>): string => from;

const RedirectFields = ({ id }: { readonly id: string | null }) => {
  const text = useText();
  const { from, to } = useFormikContext<RedirectDraft>().values;
  // The check shows catch-alls with a star, so people type one.
  const hint = text(from.includes('*') ? 'site.redirect.hint.star' : 'site.redirect.hint.from');
  return (
    <RecordLayout
      rail={
        <>
          <RailSection handlesPending>
            <RecordToggle<RedirectDraft> name="catchAll" />
          </RailSection>
          <RedirectCheckSection id={id} />
        </>
      }
    >
      <FieldGrid>
        <Wide>
          <RecordTextField<RedirectDraft> name="from" pattern={text('site.redirect.pattern.from')} hint={hint} />
        </Wide>
        <Wide>
          <RecordTextField<RedirectDraft>
            name="to"
            pattern={text('site.redirect.pattern.to')}
            hint={text('site.redirect.hint.to')}
          />
          <LinkTarget address={to} />
        </Wide>
        <RecordSelect<RedirectDraft> name="status" />
        <Wide>
          <RecordTextArea<RedirectDraft> name="comments" />
        </Wide>
      </FieldGrid>
    </RecordLayout>
  );
};

const RedirectRecord = (props: ScreenProps) => {
  const text = useText();
  const website = useSession().website?.url ?? '';
  const askBefore = useCallback(
    (draft: RedirectDraft): SaveQuestion | null => {
      const [first, ...more] = redirectRisks(draft, website);
      return first === undefined
        ? null
        : {
            title: text(`site.redirect.ask.title.${first}`),
            body: [first, ...more].map((risk) => text(`site.redirect.ask.body.${risk}`)).join(' '),
            confirm: text('site.redirect.ask.confirm'),
            names: [],
          };
    },
    [text, website],
  );
  return (
    <PlainRecord {...props} resource={redirects} nameOf={nameOf} deletable askBefore={askBefore}>
      {() => <RedirectFields id={props.params['id'] ?? null} />}
    </PlainRecord>
  );
};

export const redirectViews = {
  list: () => (
    <PlainList
      resource={redirects}
      strings="site.redirects"
      columns={COLUMNS}
      filters={FILTERS}
      nameOf={nameOf}
      commands={<RedirectCheckCommand />}
    />
  ),
  record: RedirectRecord,
};
