import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { canBeBelow } from '../../../domain/catalogue/faq-category.rule';
import { faqCategories, type FaqCategoryDraft, type FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import type { Id } from '../../../domain/shared/id';
import { MetaFields } from '../../content/published/meta-fields';
import { NameAndAddress } from '../../content/published/name-and-address';
import { ToggleRow } from '../../shared/controls/toggle';
import type { ScreenProps } from '../../shared/page/screen';
import { RecordToggle } from '../../shared/record/plain-fields';
import { PlainRecord } from '../../shared/record/plain-record';
import { useRecordFields } from '../../shared/record/record-fields';
import { FieldGrid, RailSection, RecordLayout } from '../../shared/record/record-layout';
import { Pending } from '../../shared/runtime/pending';
import { useText } from '../../shared/runtime/use-text';
import { CategoriesFailed, CategorySelect } from './faq-fields';
import { choosableRows, useFaqCategories, useFaqQuestions, type BoundList } from './faq-order.bridge';
import { CATEGORY_PLACE } from './faq-places';

const NO_ROWS: readonly FaqCategoryRow[] = [];
const nameOf = ({ name }: Pick<FaqCategoryDraft, 'name'>): string => name;

interface SubcategoryProps {
  /** `null` for a new category. */
  readonly id: Id | null;
  readonly categories: BoundList<FaqCategoryRow>;
}

/** Whether the category is a subcategory, and its main category. Rule R-CAT-21. */
const Subcategory = ({ id, categories }: SubcategoryProps) => {
  const text = useText();
  const { editing } = useRecordFields();
  const { values, setFieldValue } = useFormikContext<FaqCategoryDraft>();
  const rows = categories.list?.rows ?? NO_ROWS;
  const choices = rows.filter((row) => canBeBelow(rows, id, row.id)).map((row) => ({ value: row.id, label: row.name }));
  const [first] = choices;
  const isBelow = values.parent !== null;
  const off =
    isBelow || first !== undefined || rows === NO_ROWS
      ? undefined
      : text(
          rows.some(({ parent }) => parent === id && id !== null)
            ? 'catalogue.faqCategory.subcategoryOff.holds'
            : 'catalogue.faqCategory.subcategoryOff.alone',
        );
  return (
    <>
      <ToggleRow
        name="parent"
        checked={isBelow}
        disabled={!editing}
        disabledReason={editing ? off : undefined}
        onChange={({ target }) => {
          void setFieldValue('parent', target.checked ? (first?.value ?? null) : null);
        }}
      >
        {text('catalogue.faqCategory.subcategory')}
      </ToggleRow>
      {isBelow && <CategorySelect name="parent" choices={choosableRows(categories) && choices} />}
    </>
  );
};

interface Held {
  readonly questions: number;
  /** Number of subcategories. */
  readonly below: number;
}

/** `null` while loading; `unknown` for a new category, and if only the server can determine it. */
type KnownHeld = Held | null | 'unknown';

/** The contents of the category; `null` while loading. Rule R-CAT-25. */
const CategoryHolds = ({ held }: { readonly held: Held | null }) => {
  const text = useText();
  const { questions, below } = held ?? { questions: 0, below: 0 };
  return (
    <Pending when={held === null}>
      <RailSection title={text('catalogue.faqCategories.holds.title')}>
        {questions > 0 && <p>{text('catalogue.faqCategories.holds.questions', { count: questions })}</p>}
        {below > 0 && <p>{text('catalogue.faqCategories.holds.below', { count: below })}</p>}
        <p>{text(`catalogue.faqCategories.holds.${questions + below > 0 ? 'something' : 'nothing'}`)}</p>
      </RailSection>
    </Pending>
  );
};

interface CategoryFieldsProps {
  readonly id: Id | null;
  readonly categories: BoundList<FaqCategoryRow>;
  readonly held: KnownHeld;
}

const CategoryFields = ({ id, categories, held }: CategoryFieldsProps) => {
  const text = useText();
  const { name, url } = useFormikContext<FaqCategoryDraft>().values;
  const page = useMemo(() => ({ name, path: `/${url}`, description: '', image: null }), [name, url]);
  const missing = useMemo(
    () => ({ name: text('catalogue.faqCategory.required.name'), url: text('catalogue.faqCategory.required.url') }),
    [text],
  );
  return (
    <RecordLayout
      rail={
        <>
          <RailSection handlesPending>
            <RecordToggle<FaqCategoryDraft> name="online" />
            <Subcategory id={id} categories={categories} />
            <CategoriesFailed {...categories} />
          </RailSection>
          {held !== 'unknown' && <CategoryHolds held={held} />}
        </>
      }
    >
      <FieldGrid>
        <NameAndAddress module="category" isNew={id === null} addressRequired missing={missing} />
      </FieldGrid>
      <MetaFields page={page} />
    </RecordLayout>
  );
};

interface CategoryFormProps extends ScreenProps {
  readonly categories: BoundList<FaqCategoryRow>;
  readonly held?: KnownHeld;
  readonly deletable?: boolean;
}

const CategoryForm = ({ categories, held = 'unknown', deletable = false, ...props }: CategoryFormProps) => {
  const rows = categories.list?.rows ?? NO_ROWS;
  const words = useMemo(
    () => ({
      parent: (parent: Id | null) => rows.find((row) => row.id === parent)?.name ?? '',
    }),
    [rows],
  );
  return (
    <PlainRecord
      {...props}
      resource={faqCategories}
      place={CATEGORY_PLACE}
      nameOf={nameOf}
      words={words}
      deletable={deletable}
    >
      {() => <CategoryFields id={props.params['id'] ?? null} categories={categories} held={held} />}
    </PlainRecord>
  );
};

const StoredCategory = ({ id, categories, ...props }: CategoryFormProps & { readonly id: Id }) => {
  const questions = useFaqQuestions(id);
  const [within, all] = [questions.list?.rows, categories.list?.rows];
  const held =
    within === undefined || all === undefined
      ? null
      : { questions: within.length, below: all.filter(({ parent }) => parent === id).length };
  const isUnknown = held === null && (questions.failed || categories.failed);
  return (
    <CategoryForm
      {...props}
      categories={categories}
      held={isUnknown ? 'unknown' : held}
      deletable={isUnknown || (held?.questions === 0 && held.below === 0)}
    />
  );
};

/** The form of an FAQ category, which can be deleted only while empty. Rules R-CAT-20, R-CAT-21 and R-CAT-25. */
export const FaqCategoryView = (props: ScreenProps) => {
  const id = props.params['id'];
  const categories = useFaqCategories();
  return id === undefined ? (
    <CategoryForm {...props} categories={categories} />
  ) : (
    <StoredCategory key={id} id={id} {...props} categories={categories} />
  );
};
