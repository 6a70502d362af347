import { useFormikContext } from 'formik';
import type { ContentDraft } from '../../domain/content/content-item';
import { onlineSince } from '../../domain/content/first-online.rule';
import { publicationAfter } from '../../domain/content/publication.machine';
import { statusesFor } from '../../domain/content/publication.rule';
import type { Instant } from '../../domain/shared/instant';
import { knownIn } from '../../domain/shared/known-value';
import { useNow } from '../shared/dates/current-moment.bridge';
import { RecordFieldsProvider, useFieldError, useRecordFields } from '../shared/record/record-fields';
import { RecordMoment } from '../shared/record/record-day';
import { SelectField, withStored } from '../shared/controls/select-field';
import { useChoiceText } from '../shared/runtime/use-dynamic-text';
import { useText } from '../shared/runtime/use-text';

/** Status and publication moment; the moment can be edited while published. Rules R-CON-03 and R-SHR-60. */
export const PublicationFields = ({ firstOnline }: { readonly firstOnline: Instant | null }) => {
  const text = useText();
  const choiceText = useChoiceText();
  const moment = useNow();
  const form = useRecordFields();
  const { values, initialValues: stored, setValues } = useFormikContext<ContentDraft>();
  const wasOnline = onlineSince(firstOnline, moment());
  const statuses = statusesFor(wasOnline);
  const choose = (value: string): void => {
    const status = knownIn(statuses, value);
    const now = moment();
    void setValues({
      ...values,
      ...(status === 'published' && values.status !== status && { publishedNow: now }),
      ...publicationAfter(
        { status: values.status, online: values.online, firstOnline: wasOnline },
        status === undefined
          ? { type: 'other.chosen', stored }
          : status === 'published'
            ? { type: 'published.chosen', now }
            : { type: `${status}.chosen` },
      ),
    });
  };
  return (
    <>
      <SelectField
        name="status"
        label={form.labelOf('status')}
        required
        readOnly={!form.editing}
        value={values.status}
        choices={withStored<string>(
          statuses.map((status) => ({ value: status, label: text(`content.item.statuses.${status}`) })),
          stored.status,
          (status) => choiceText('content.item.statuses', status),
        )}
        error={useFieldError('status')}
        onChange={({ target }) => {
          choose(target.value);
        }}
      />
      {(values.status !== 'draft' || !form.editing) && (
        <RecordFieldsProvider value={{ ...form, editing: form.editing && values.status === 'published' }}>
          <RecordMoment<ContentDraft>
            name="online"
            required={values.status === 'published'}
            hint={text('content.item.hints.online')}
          />
        </RecordFieldsProvider>
      )}
    </>
  );
};
