import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import type { Suggestion } from '../../application/content/ports/choices.port';
import type { NetPrice, NetPricesDraft } from '../../domain/commerce/net-price';
import { MAX_RULES } from '../../domain/commerce/promotion.rule';
import { withNewPart, type Parts } from '../../domain/shared/parts/part';
import type { TypedMoney } from '../../domain/shared/typed-number';
import { ChoiceBox } from '../content/published/choices/choice-box';
import { Button } from '../shared/controls/button';
import { Field } from '../shared/controls/field';
import { list as listIcon } from '../shared/icons/desk-shapes';
import { useRecordFields } from '../shared/record/record-fields';
import { useProblemText } from '../shared/record/use-problem-text';
import { useText } from '../shared/runtime/use-text';
import { phone, sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useFigureForm } from './figure-field';
import { itemLabelOf, itemOf } from './items-field';
import { PricePaste } from './price-paste';
import { PriceRow } from './price-row';
import { usePriceStyles } from './price.styles';
import { useParts } from './use-parts';

const useStyles = makeStyles({
  prices: { padding: `8px ${sizes.sheetPadding} 24px`, [phone]: { padding: `8px ${sizes.phonePadding} 24px` } },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, minHeight: '44px' },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  counts: { flex: '1', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  adding: { maxWidth: sizes.form, marginTop: tokens.spacingVerticalM },
  quiet: { padding: '12px 0', color: tokens.colorNeutralForeground3 },
});

/** The net prices of a price list: add, paste, remove, restore. @param stored the prices as they are stored */
export const PriceList = ({ stored }: { readonly stored: Parts<NetPrice> }) => {
  const styles = useStyles();
  const table = usePriceStyles();
  const text = useText();
  const { parts, editing, change, assign, remove, restore, markOf, wrong, marked } = useParts(stored);
  const { errors } = useFormikContext<NetPricesDraft>();
  const { refused } = useRecordFields();
  const wordsFor = useProblemText();
  const form = useFigureForm('money');
  const [pasting, setPasting] = useState(false);
  const choose = useCallback(
    (suggestion: Suggestion) => {
      change((all) =>
        all.some(({ value }) => value.item.id === suggestion.id)
          ? all
          : withNewPart(all, { item: itemOf(suggestion), price: null }),
      );
    },
    [change],
  );
  const setPrice = useCallback(
    (key: string, price: TypedMoney) => {
      assign(key, (value) => ({ ...value, price }));
    },
    [assign],
  );
  const problems = new Map<string, unknown>(Object.entries(errors));
  const errorOf = (index: number): string | undefined => {
    const path = `rules.${index}.value.price`;
    if (!wrong.has(index)) return undefined;
    const problem = problems.get(path);
    if (problem === 'pattern.default') return form;
    const code = refused[path];
    return wordsFor(problem) ?? (code === undefined ? undefined : text(`shared.fields.codes.${code}`));
  };
  const hasRoom = parts.length < MAX_RULES;
  return (
    <section className={styles.prices} aria-label={text('commerce.prices.title')}>
      <div className={styles.top}>
        <h2 className={styles.title}>{text('commerce.prices.title')}</h2>
        <span className={styles.counts}>
          {text('commerce.prices.count', { count: parts.length - marked })}
          {marked > 0 && `, ${text('commerce.rules.marked', { count: marked })}`}
        </span>
        {editing && (
          <Button
            icon={listIcon}
            onClick={() => {
              setPasting(true);
            }}
          >
            {text('commerce.paste.open')}
          </Button>
        )}
      </div>
      {parts.length > 0 && (
        <div className={table.head} aria-hidden>
          <span>{text('commerce.prices.item')}</span>
          <span className={table.figure}>{text('commerce.prices.gross')}</span>
          <span className={table.figure}>{text('commerce.prices.net')}</span>
          <span className={table.figure}>{text('commerce.prices.difference')}</span>
          <span />
        </div>
      )}
      {parts.length === 0 && <p className={styles.quiet}>{text('commerce.prices.none')}</p>}
      <ul className={styles.list}>
        {parts.map((part, index) => (
          <PriceRow
            key={part.key}
            part={part}
            index={index}
            mark={markOf(part, index)}
            editing={editing}
            error={errorOf(index)}
            onPrice={setPrice}
            onRemove={remove}
            onRestore={restore}
          />
        ))}
      </ul>
      {editing && hasRoom && (
        <div className={styles.adding}>
          <Field label={text('commerce.prices.add')} hint={text('commerce.prices.addHint')}>
            {(tie) => (
              <ChoiceBox
                tie={tie}
                label={text('commerce.prices.add')}
                source="item"
                chosen={parts.map(({ value: { item } }) => ({ id: item.id, label: itemLabelOf(item) }))}
                placeholder={text('content.choices.placeholder')}
                onChoose={choose}
              />
            )}
          </Field>
        </div>
      )}
      {pasting && (
        <PricePaste
          prices={parts}
          onTake={(prices) => {
            change(() => prices);
          }}
          onClose={() => {
            setPasting(false);
          }}
        />
      )}
    </section>
  );
};
