import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { readPairs } from '../../../application/shared/list-address';
import type { FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import {
  faqQuestions,
  questionId,
  type FaqProduct,
  type FaqQuestionDraft,
} from '../../../domain/catalogue/faq-question';
import { itemLabelOf } from '../../../domain/commerce/published/item-label';
import type { Id } from '../../../domain/shared/id';
import { MetaFields } from '../../content/published/meta-fields';
import { NameAndAddress } from '../../content/published/name-and-address';
import { PictureChooser } from '../../library/published/picture-chooser';
import type { ScreenProps } from '../../shared/page/screen';
import { RecordToggle } from '../../shared/record/plain-fields';
import { PlainRecord } from '../../shared/record/plain-record';
import { FieldGrid, RailSection, RecordLayout, Wide } from '../../shared/record/record-layout';
import { RecordRichText } from '../../shared/record/record-rich-text';
import { NOTICE_TOOLS, type Tool } from '../../shared/rich-text/tools/tools';
import { useText } from '../../shared/runtime/use-text';
import { CategoriesFailed, categoryChoices, CategorySelect, QuestionProducts, QuestionTargets } from './faq-fields';
import { choosableRows, useFaqCategories, type BoundList } from './faq-order.bridge';
import { QUESTION_PLACE } from './faq-places';

/** No script tool: the server removes scripts from the answer. Rule R-CAT-23. */
const TOOLS: readonly Tool[] = [...NOTICE_TOOLS, 'video', 'buttons'];
const NO_ROWS: readonly FaqCategoryRow[] = [];
const nameOf = ({ title }: Pick<FaqQuestionDraft, 'title'>): string => title;

interface QuestionFieldsProps {
  readonly isNew: boolean;
  readonly categories: BoundList<FaqCategoryRow>;
}

const QuestionFields = ({ isNew, categories }: QuestionFieldsProps) => {
  const text = useText();
  const { title, url } = useFormikContext<FaqQuestionDraft>().values;
  const page = useMemo(() => ({ name: title, path: `/${url}`, description: '', image: null }), [title, url]);
  const choosable = choosableRows(categories);
  const choices = useMemo(() => choosable && categoryChoices(choosable), [choosable]);
  const missing = useMemo(
    () => ({ name: text('catalogue.faqQuestion.required.title'), url: text('catalogue.faqQuestion.required.url') }),
    [text],
  );
  return (
    <RecordLayout
      rail={
        <>
          <RailSection handlesPending title={text('catalogue.faqQuestion.publication')}>
            <RecordToggle<FaqQuestionDraft> name="online" />
            <RecordToggle<FaqQuestionDraft> name="filterable" />
          </RailSection>
          <RailSection handlesPending title={text('catalogue.faqQuestion.visitors')}>
            <RecordToggle<FaqQuestionDraft> name="loginContact" />
            <RecordToggle<FaqQuestionDraft> name="loginResource" />
          </RailSection>
          <RailSection handlesPending>
            <QuestionTargets />
          </RailSection>
        </>
      }
    >
      <FieldGrid>
        <NameAndAddress module="question" isNew={isNew} named="title" addressRequired missing={missing} />
        <Wide>
          <CategorySelect name="category" choices={choices} missing={text('catalogue.faqQuestion.required.category')} />
          <CategoriesFailed {...categories} />
        </Wide>
        <Wide>
          <RecordRichText<FaqQuestionDraft> name="content" pictures={PictureChooser} tools={TOOLS} />
        </Wide>
        <Wide>
          <QuestionProducts />
        </Wide>
      </FieldGrid>
      <MetaFields page={page} />
    </RecordLayout>
  );
};

/** The form of a question; moving it to another category changes its URL. Rules R-CAT-22 and R-CAT-26. */
export const FaqQuestionView = ({ params, ...props }: ScreenProps) => {
  const { category, id } = params;
  const isNew = id === undefined;
  const search = useSearch();
  const [asked] = readPairs(search).flatMap(([name, value]) => (name === 'category' ? [value] : []));
  const resource = useMemo(
    () =>
      isNew && asked !== undefined
        ? { ...faqQuestions, blank: { ...faqQuestions.blank, category: asked } }
        : faqQuestions,
    [asked, isNew],
  );
  const place = useMemo(
    (): Readonly<Record<string, string>> => (isNew ? {} : { id: questionId(category ?? '', id) }),
    [category, id, isNew],
  );
  const categories = useFaqCategories();
  const rows = categories.list?.rows ?? NO_ROWS;
  const words = useMemo(
    () => ({
      category: (chosen: Id | null) => rows.find((row) => row.id === chosen)?.name ?? '',
      products: (products: readonly FaqProduct[]) => products.map(itemLabelOf).join(', '),
    }),
    [rows],
  );
  return (
    <PlainRecord
      {...props}
      params={place}
      resource={resource}
      place={QUESTION_PLACE}
      nameOf={nameOf}
      words={words}
      deletable
    >
      {() => <QuestionFields isNew={isNew} categories={categories} />}
    </PlainRecord>
  );
};
