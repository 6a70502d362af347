import { makeStyles } from '@griffel/react';
import { useCallback } from 'react';
import type { Suggestion } from '../../application/content/ports/choices.port';
import type { ExplainedLine } from '../../domain/commerce/explain';
import { MAX_QUANTITY } from '../../domain/commerce/default-cart.rule';
import type { TypedFigure } from '../../domain/commerce/promotion.rule';
import { money } from '../../domain/shared/money';
import { ChoiceBox } from '../content/published/choices/choice-box';
import { Button } from '../shared/controls/button';
import { Field } from '../shared/controls/field';
import { close } from '../shared/icons/shapes';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { FigureBox } from './figure-box';
import { itemLabelOf, itemOf } from './items-field';

/** A line as it is typed; the quantity is text while it cannot be read. */
export interface TypedLine extends Omit<ExplainedLine, 'quantity'> {
  readonly quantity: TypedFigure;
}

/** Whether a line can be counted. */
export const isCounted = (line: TypedLine): line is TypedLine & ExplainedLine =>
  typeof line.quantity === 'number' &&
  Number.isInteger(line.quantity) &&
  line.quantity >= 1 &&
  line.quantity <= MAX_QUANTITY;

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
  quiet: {
    display: 'block',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

interface ExplainCartProps {
  readonly lines: readonly TypedLine[];
  readonly onChange: (lines: readonly TypedLine[]) => void;
}

/** The items of a cart that is tried. */
export const ExplainCart = ({ lines, onChange }: ExplainCartProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
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
  return (
    <>
      <ul className={styles.list} aria-label={text('commerce.explain.cart')}>
        {lines.map((line) => {
          const { item, quantity } = line;
          const named = { item: itemLabelOf(item) };
          const wrong = !isCounted(line);
          return (
            <li key={item.id} className={styles.line}>
              <span className={styles.item}>
                {named.item}
                <span className={styles.quiet}>
                  {item.grossPrice === null || wrong
                    ? ''
                    : format.money(money(item.grossPrice.cents * line.quantity, item.grossPrice.currency))}
                </span>
              </span>
              <FigureBox
                tie={{
                  'aria-label': text('commerce.cartItems.quantityOf', named),
                  'aria-invalid': wrong || undefined,
                }}
                name={`explain.${item.id}`}
                kind="pieces"
                value={quantity}
                invalid={wrong}
                onChange={(typed) => {
                  change(item.id, typed);
                }}
              />
              <Button
                look="subtle"
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
