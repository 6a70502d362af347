import { makeStyles } from '@griffel/react';
import { useCallback, useId, useRef } from 'react';
import type { Suggestion } from '../../../application/content/ports/choices.port';
import { isCounted, type PricedLine, type TypedLine } from '../../../domain/commerce/explain-rule';
import { MAX_QUANTITY } from '../../../domain/commerce/default-cart.rule';
import { money } from '../../../domain/shared/money';
import type { TypedFigure } from '../../../domain/shared/typed-number';
import { ChoiceBox } from '../../content/published/choices/choice-box';
import { Button } from '../../shared/controls/button';
import { Field } from '../../shared/controls/field';
import { FigureBox } from '../../shared/controls/figure-box';
import { useListFocus } from '../../shared/focus/list-focus.bridge';
import { close } from '../../shared/icons/shapes';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { itemLabelOf } from '../../../domain/commerce/published/item-label';
import { itemOf } from '../item-of';
import { useFigureFormat } from '../use-figure-format';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 92px auto',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  item: { minWidth: 0, overflowWrap: 'anywhere' },
  wrong: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
  quiet: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface ExplainCartProps {
  readonly lines: readonly TypedLine[];
  /** The lines with net prices; lines that cannot be priced are missing. */
  readonly priced: readonly PricedLine[];
  readonly onChange: (lines: readonly TypedLine[]) => void;
}

/** The items of the explained cart. */
export const ExplainCart = ({ lines, priced, onChange }: ExplainCartProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const pieces = useFigureFormat()('pieces');
  const wrongId = useId();
  const wrongOf = (id: string): string => `${wrongId}-${id}`;
  const list = useRef<HTMLUListElement>(null);
  const noteFocus = useListFocus({ list, items: lines, part: 'input', beside: useRef(null) });
  const choose = useCallback(
    (suggestion: Suggestion) => {
      const line = { item: itemOf(suggestion), assortments: suggestion.assortments ?? null, quantity: 1 };
      onChange([...lines, line]);
    },
    [lines, onChange],
  );
  const change = (id: string, quantity: TypedFigure): void => {
    onChange(lines.map((line) => (line.item.id === id ? { ...line, quantity } : line)));
  };
  const amountOf = (id: string) => {
    const line = priced.find(({ item }) => item.id === id);
    if (line === undefined || line.cents === null) return '';
    const gross = line.item.grossPrice === null ? null : line.item.grossPrice.cents * line.quantity;
    return (
      <>
        {format.money(money(line.cents))} {gross !== null && gross > line.cents && <s>{format.money(money(gross))}</s>}
        {line.price !== undefined && ` ${text('commerce.explain.ownPrice', { price: format.money(line.price) })}`}
      </>
    );
  };
  return (
    <>
      <ul ref={list} className={styles.list} onFocus={noteFocus} aria-label={text('commerce.explain.cart')}>
        {lines.map((line) => {
          const { item, quantity } = line;
          const named = { item: itemLabelOf(item) };
          const wrong = !isCounted(line);
          return (
            <li key={item.id} className={styles.line}>
              <span className={styles.item}>
                {named.item}
                {wrong ? (
                  <span className={styles.wrong} id={wrongOf(item.id)}>
                    {text('commerce.explain.quantityWrong', { max: format.number(MAX_QUANTITY) })}
                  </span>
                ) : (
                  <span className={styles.quiet}>{amountOf(item.id)}</span>
                )}
              </span>
              <FigureBox
                tie={{
                  'aria-label': text('commerce.cartItems.quantityOf', named),
                  'aria-invalid': wrong || undefined,
                  'aria-describedby': wrong ? wrongOf(item.id) : undefined,
                }}
                name={`explain.${item.id}`}
                format={pieces}
                value={quantity}
                invalid={wrong}
                onChange={(typed) => {
                  change(item.id, typed);
                }}
              />
              <Button
                variant="subtle"
                size="small"
                icon={close}
                aria-label={text('commerce.itemList.remove', named)}
                onClick={() => {
                  onChange(lines.filter((other) => other.item.id !== item.id));
                }}
              />
            </li>
          );
        })}
      </ul>
      <Field label={text('commerce.itemList.add')}>
        {(tie) => (
          <ChoiceBox
            tie={tie}
            label={text('commerce.itemList.add')}
            source="item"
            chosen={lines.map(({ item }) => ({ id: item.id, label: itemLabelOf(item) }))}
            placeholder={text('content.choices.placeholder')}
            onChoose={choose}
          />
        )}
      </Field>
    </>
  );
};
