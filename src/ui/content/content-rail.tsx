import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { memo, useMemo } from 'react';
import type { ContentDraft, ContentItem } from '../../domain/content/content-item';
import {
  hasField,
  isRecommended,
  IMPLEMENTATION_YEARS,
  requires,
  type ContentField,
  type ContentModule,
} from '../../domain/content/modules.rule';
import { RecordFileField } from '../library/published/file-field';
import { Skeleton } from '../shared/controls/skeleton';
import { useDates } from '../shared/dates/use-dates';
import { usePending } from '../shared/runtime/pending';
import { useFormat } from '../shared/runtime/use-session';
import { RecordSelect, RecordTextArea, RecordToggle } from '../shared/record/plain-fields';
import { RecordDay } from '../shared/record/record-day';
import { RecordTextField, useEditing } from '../shared/record/record-fields';
import { RailSection } from '../shared/record/record-layout';
import { sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import { AreaField } from './area-field';
import { RecordChoice, RecordChoices, RecordTargets } from './published/choices/record-choices';
import type { ContentTab } from './content-tab';
import { MetaFields } from './published/meta-fields';
import { NameAndAddress } from './published/name-and-address';
import { PublicationFields } from './publication-fields';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: sizes.fieldGap, minWidth: 0 },
  times: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
  },
});

/** Creation and last save of an item: time and person. */
const Times = ({ item }: { readonly item: ContentItem | null }) => {
  const [styles, text, format, isPending] = [useStyles(), useText(), useFormat(), usePending()];
  if (item === null)
    return (
      isPending && (
        <div className={styles.times}>
          <p>
            <Skeleton />
          </p>
          <p>
            <Skeleton />
          </p>
        </div>
      )
    );
  const { added, addedBy, updated } = item;
  if (added === null) return null;
  const when = format.dateTime(added);
  return (
    <div className={styles.times}>
      <p>
        {addedBy === '' ? text('content.item.added', { when }) : text('content.item.addedBy', { when, name: addedBy })}
      </p>
      {updated !== null && <p>{text('content.item.changed', { when: format.dateTime(updated) })}</p>}
    </div>
  );
};

const ADDRESS = ['street', 'streetnumber', 'zipcode', 'city'] as const;
const DETAILS = [
  'client',
  'architect',
  'architecturalDesign',
  'contractor',
  'installer',
  'counselor',
  'consultant',
  'orderNumber',
  'buildingCode',
] as const;
const FLAGS = ['internal', 'isOnline', 'map', 'lightbox', 'readConfirmation'] as const;

interface ContentRailProps {
  readonly module: ContentModule;
  /** `null` for a new item, and until the item has loaded. */
  readonly item: ContentItem | null;
  /** The visible tab; null shows all sections. */
  readonly tab: ContentTab | null;
}

/** All fields of an item except blocks, in sections; name and URL only on a tab. Rule R-CON-01. */
export const ContentRail = memo(({ module, item, tab }: ContentRailProps) => {
  const isPending = usePending();
  const styles = useStyles();
  const text = useText();
  const isOut = (part: ContentTab): boolean => tab !== null && tab !== part;
  const editing = useEditing();
  const year = Number(useDates().today().slice(0, 4));
  const { values } = useFormikContext<ContentDraft>();
  const has = (field: ContentField): boolean => hasField(module, field);
  const flags = FLAGS.filter(has);
  const isRequired = (field: ContentField): boolean => requires(module, field);
  const hint = (field: ContentField): string | undefined => {
    const value: unknown = values[field];
    return editing && isRecommended(module, field) && (value === '' || value === null)
      ? text('content.item.hints.notEmpty')
      : undefined;
  };
  const line = (field: (typeof ADDRESS)[number] | (typeof DETAILS)[number]) =>
    has(field) ? (
      <RecordTextField<ContentDraft> key={field} name={field} required={isRequired(field)} hint={hint(field)} />
    ) : null;
  const page = useMemo(
    () => ({ name: values.name, path: `/${module}/${values.url}`, description: values.recap, image: values.image }),
    [module, values.image, values.name, values.recap, values.url],
  );
  const years = useMemo(
    () =>
      Array.from(
        { length: IMPLEMENTATION_YEARS.before + IMPLEMENTATION_YEARS.after + 1 },
        (_, place) => year - IMPLEMENTATION_YEARS.before + place,
      ),
    [year],
  );
  const known =
    values.implementation === null || years.includes(values.implementation) ? years : [values.implementation, ...years];
  return (
    <>
      <RailSection
        handlesPending
        title={text('content.item.sections.general')}
        hidden={
          isOut('general') || (tab === null && item === null && !isPending && flags.length === 0 && !has('parent'))
        }
      >
        <div className={styles.fields}>
          {tab !== null && <NameAndAddress module={module} isNew={item === null} addressRequired />}
          {flags.map((flag) => (
            <RecordToggle<ContentDraft> key={flag} name={flag} />
          ))}
          {has('parent') && (
            <RecordChoice<ContentDraft>
              name="parent"
              source="page"
              chooser={item?.id ?? null}
              notValid={text('content.item.hints.parent')}
            />
          )}
          <Times item={item} />
        </div>
      </RailSection>
      {(has('image') || has('cover')) && (
        <RailSection handlesPending title={text('content.item.sections.image')} hidden={isOut('general')}>
          <div className={styles.fields}>
            {has('image') && <RecordFileField<ContentDraft> name="image" kind="image" required={isRequired('image')} />}
            {has('cover') && <RecordFileField<ContentDraft> name="cover" kind="image" hint={hint('cover')} />}
          </div>
        </RailSection>
      )}
      {has('status') && (
        <RailSection handlesPending title={text('content.item.sections.publication')} hidden={isOut('publication')}>
          <div className={styles.fields}>
            <PublicationFields firstOnline={item?.firstOnline ?? null} />
          </div>
        </RailSection>
      )}
      <RailSection handlesPending title={text('content.item.sections.audience')} hidden={isOut('general')}>
        <div className={styles.fields}>
          <RecordTargets<ContentDraft>
            name="targets"
            required={isRequired('targets') && !(has('internal') && values.internal)}
          />
          {has('branches') && (
            <RecordChoices<ContentDraft> name="branches" source="branch" required={isRequired('branches')} />
          )}
        </div>
      </RailSection>
      {(has('categories') || has('tags') || has('author')) && (
        <RailSection handlesPending title={text('content.item.sections.sorting')} hidden={isOut('general')}>
          <div className={styles.fields}>
            {has('categories') && (
              <RecordChoices<ContentDraft>
                name="categories"
                source="category"
                addable="category"
                required={isRequired('categories')}
              />
            )}
            {has('tags') && <RecordChoices<ContentDraft> name="tags" source="tag" addable="tag" />}
            {has('author') && <RecordChoice<ContentDraft> name="author" source="resource" />}
          </div>
        </RailSection>
      )}
      {has('implementation') && (
        <RailSection handlesPending title={text('content.item.sections.details')} hidden={isOut('general')}>
          <div className={styles.fields}>
            <RecordSelect<ContentDraft>
              name="implementation"
              choices={known.map((one) => ({ value: one, label: String(one) }))}
              required
            />
            <RecordChoice<ContentDraft> name="project" source="project" />
            <RecordDay<ContentDraft> name="deliveryDate" hint={hint('deliveryDate')} />
            {DETAILS.map(line)}
            <AreaField name="projectScope" hint={hint('projectScope')} />
          </div>
        </RailSection>
      )}
      {has('city') && (
        <RailSection handlesPending title={text('content.item.sections.address')} hidden={isOut('general')}>
          <div className={styles.fields}>{ADDRESS.map(line)}</div>
        </RailSection>
      )}
      <RailSection handlesPending title={text('content.item.sections.notes')} hidden={isOut('general')}>
        <div className={styles.fields}>
          {has('recap') && <RecordTextArea<ContentDraft> name="recap" hint={hint('recap')} />}
          <RecordTextArea<ContentDraft> name="notes" />
        </div>
      </RailSection>
      <MetaFields page={page} whole hidden={isOut('meta')} />
    </>
  );
});
ContentRail.displayName = 'ContentRail';
