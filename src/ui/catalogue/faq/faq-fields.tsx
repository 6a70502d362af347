import { useFormikContext } from 'formik';
import type { Suggestion } from '../../../application/content/ports/choices.port';
import type { FaqCategoryRow } from '../../../domain/catalogue/faq-category';
import type { FaqProduct } from '../../../domain/catalogue/faq-question';
import { faqTree } from '../../../domain/catalogue/faq-tree';
import type { Id } from '../../../domain/shared/id';
import type { Fields } from '../../../domain/shared/merge';
import { ChosenField } from '../../content/published/choices/choice-field';
import { ItemsField } from '../../content/published/choices/items-field';
import { useTargets } from '../../content/published/choices/suggest.bridge';
import { KnownTargetTicks } from '../../content/published/choices/target-ticks';
import { Button } from '../../shared/controls/button';
import { SelectField, withStored, type Choice } from '../../shared/controls/select-field';
import { refresh } from '../../shared/icons/shapes';
import { MessageStrip } from '../../shared/page/message-strip';
import { useFieldError, useIsReadOnly, useRecordFields } from '../../shared/record/record-fields';
import { Pending } from '../../shared/runtime/pending';
import { useText } from '../../shared/runtime/use-text';
import type { BoundList } from './faq-order.bridge';

/** The choices of a category field: subcategories follow their main category. */
export const categoryChoices = (rows: readonly FaqCategoryRow[]): readonly Choice<Id>[] =>
  faqTree(rows).flatMap(({ main, below }) => [
    { value: main.id, label: main.name },
    ...below.map(({ id, name }) => ({ value: id, label: `${main.name} › ${name}` })),
  ]);

interface CategorySelectProps {
  readonly name: 'category' | 'parent';
  /** `null` while loading: the chosen category has no name yet. */
  readonly choices: readonly Choice<Id>[] | null;
  /** The message if no category is chosen. */
  readonly missing?: string;
}

/** A category select of a record form; its value is an id or `null`. */
export const CategorySelect = ({ name, choices, missing }: CategorySelectProps) => {
  const { editing, labelOf } = useRecordFields();
  const { getFieldProps, setFieldValue } = useFormikContext<Fields>();
  const { value, onBlur } = getFieldProps<Id | null>(name);
  return (
    <Pending when={choices === null}>
      <SelectField
        name={name}
        label={labelOf(name)}
        value={value ?? ''}
        choices={withStored(choices ?? [], value)}
        isContent
        required
        readOnly={!editing}
        error={useFieldError(name, undefined, undefined, missing)}
        onBlur={onBlur}
        onChange={({ target }) => {
          void setFieldValue(name, target.value === '' ? null : target.value);
        }}
      />
    </Pending>
  );
};

/** The categories failed to load, with a retry. */
export const CategoriesFailed = ({ failed, reload }: Pick<BoundList<FaqCategoryRow>, 'failed' | 'reload'>) => {
  const text = useText();
  return (
    failed && (
      <MessageStrip
        inset
        intent="warning"
        actions={
          <Button size="small" icon={refresh} onClick={reload}>
            {text('shared.actions.retry')}
          </Button>
        }
      >
        {text('catalogue.faqCategory.failed')}
      </MessageStrip>
    )
  );
};

/** The target groups of a question; the value is a list of ids. */
export const QuestionTargets = () => {
  const { editing, labelOf } = useRecordFields();
  const isReadOnly = useIsReadOnly();
  const { getFieldProps, setFieldValue, setFieldTouched } = useFormikContext<Fields>();
  const known = useTargets();
  const ids = getFieldProps<readonly Id[]>('targets').value;
  const isComing = known.targets === null && !known.failed;
  const value = isComing ? [] : ids.map((id) => known.targets?.find((target) => target.id === id) ?? { id, label: id });
  const texts = { name: 'targets', label: labelOf('targets'), error: useFieldError('targets'), required: true };
  if (!editing && !isReadOnly)
    return (
      <Pending when={isComing}>
        <ChosenField {...texts} value={value} />
      </Pending>
    );
  return (
    <KnownTargetTicks
      {...texts}
      {...known}
      value={value}
      onChange={(chosen) => {
        void setFieldValue(
          'targets',
          chosen.map(({ id }) => id),
        );
      }}
      onLeave={() => {
        void setFieldTouched('targets');
      }}
    />
  );
};

const productOf = ({ id, label, code = label }: Suggestion): FaqProduct => ({ id, code, label });

export const QuestionProducts = () => (
  <ItemsField name="products" label={useRecordFields().labelOf('products')} itemOf={productOf} />
);
