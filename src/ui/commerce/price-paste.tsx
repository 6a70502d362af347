import { makeStyles, mergeClasses } from '@griffel/react';
import type { NetPrice } from '../../domain/commerce/net-price';
import { withPriceTable, type JudgedLine, type LineVerdict } from '../../domain/commerce/price-table';
import type { DecimalMark } from '../../domain/shared/decimal';
import { readMoney } from '../../domain/shared/money';
import { languageOfMark } from '../../domain/shared/list/number-column';
import type { Parts } from '../../domain/shared/parts/part';
import { Button } from '../shared/controls/button';
import { SelectField } from '../shared/controls/select-field';
import { TextArea } from '../shared/controls/text-area';
import { useFailureText } from '../shared/list/use-failure-text';
import { Dialog } from '../shared/overlays/dialog';
import { MessageStrip } from '../shared/page/message-strip';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { usePricePaste } from './price-paste.bridge';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const useStyles = makeStyles({
  lines: {
    maxHeight: '40vh',
    overflow: 'auto',
    marginTop: tokens.spacingVerticalM,
    padding: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    listStyleType: 'none',
  },
  line: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto minmax(0, 176px)',
    gap: tokens.spacingHorizontalS,
    padding: '6px 10px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  left: { color: tokens.colorStatusDangerForeground1 },
  bar: { width: '100%' },
});

/** Verdicts of lines that are skipped. */
const LEFT: readonly LineVerdict[] = ['unknown', 'noPrice', 'repeated', 'tooMany'];
const isLeft = ({ verdict }: JudgedLine): boolean => LEFT.includes(verdict);

const MARKS: readonly DecimalMark[] = [',', '.'];
const MARK_NAMES = { ',': 'comma', '.': 'point' } as const;

interface PricePasteProps {
  readonly prices: Parts<NetPrice>;
  readonly onTake: (prices: Parts<NetPrice>) => void;
  readonly onClose: () => void;
}

/** A pasted table of codes and prices from a spreadsheet, checked line by line before it is applied. Rule R-COM-08. */
export const PricePaste = ({ prices, onTake, onClose }: PricePasteProps) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const failureText = useFailureText();
  const { context, value: state, send } = usePricePaste(prices);
  const { judged, share, failure, text: typed, reading, chosen } = context;
  const shown = state === 'shown';
  const mark = reading.isDoubtful ? chosen : reading.mark;
  const isAsking = reading.isDoubtful && chosen === null;
  const exampleAs = (own: DecimalMark): string => {
    const amount = readMoney(reading.example, languageOfMark(own));
    return amount === null
      ? text('commerce.paste.noAmount', { typed: reading.example })
      : text('commerce.paste.isAmount', { typed: reading.example, amount: format.money(amount) });
  };
  const left = judged.filter(isLeft).length;
  const taken = judged.length - left;
  return (
    <Dialog
      title={text('commerce.paste.title')}
      width="wide"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('shared.actions.cancel')}</Button>
          {shown ? (
            <>
              <Button
                onClick={() => {
                  send({ type: 'preview.cancelled' });
                }}
              >
                {text('commerce.paste.back')}
              </Button>
              <Button
                variant="primary"
                disabledReason={
                  isAsking ? text('commerce.paste.off.mark') : taken === 0 ? text('commerce.paste.off.none') : undefined
                }
                onClick={() => {
                  onTake(withPriceTable(prices, judged));
                  onClose();
                }}
              >
                {text('commerce.paste.take', { count: taken })}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              disabledReason={typed.trim() === '' ? text('commerce.paste.off.empty') : undefined}
              disabled={state === 'looking'}
              onClick={() => {
                send({ type: 'preview.requested' });
              }}
            >
              {text('commerce.paste.preview')}
            </Button>
          )}
        </>
      }
    >
      {shown && reading.isDoubtful && (
        <SelectField
          label={text('commerce.paste.ask')}
          hint={text('commerce.paste.askHint')}
          required
          value={chosen ?? ''}
          choices={[
            ...(chosen === null ? [{ value: '', label: text('commerce.paste.choose') }] : []),
            ...MARKS.map((own) => ({ value: own, label: exampleAs(own) })),
          ]}
          readOnly={false}
          onChange={({ target }) => {
            const found = MARKS.find((own) => own === target.value);
            if (found !== undefined) send({ type: 'mark.chosen', mark: found });
          }}
        />
      )}
      {shown && isAsking ? null : shown ? (
        <>
          <p role="status">
            {text('commerce.paste.found', { count: taken })}
            {left > 0 && ` ${text('commerce.paste.left', { count: left })}`}
            {mark !== null && ` ${text(`commerce.paste.marks.${MARK_NAMES[mark]}`)} ${exampleAs(mark)}.`}
          </p>
          <ul className={styles.lines} tabIndex={0} aria-label={text('commerce.paste.lines')}>
            {[...judged.filter(isLeft), ...judged.filter((line) => !isLeft(line))].map((line) => (
              <li key={line.number} className={styles.line} data-verdict={line.verdict}>
                <span className={styles.quiet}>{format.number(line.number)}</span>
                <span>{line.item === null ? line.text : `${line.item.code} ${line.item.label}`}</span>
                <span>{line.price === null ? '' : format.money(line.price)}</span>
                <span className={mergeClasses(styles.quiet, isLeft(line) && styles.left)}>
                  {text(`commerce.paste.verdicts.${line.verdict}`)}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{text('commerce.paste.body')}</p>
          {failure !== null && (
            <MessageStrip inset intent="error" title={failureText(failure)}>
              {text('commerce.paste.failed')}
            </MessageStrip>
          )}
          <TextArea
            label={text('commerce.paste.label')}
            rows={10}
            value={typed}
            data-focus=""
            spellCheck={false}
            readOnly={state === 'looking'}
            onChange={({ target }) => {
              send({ type: 'text.changed', text: target.value });
            }}
          />
          {state === 'looking' && (
            <p role="status">
              <progress className={styles.bar} value={share} aria-label={text('commerce.paste.looking')} />
              <Button
                onClick={() => {
                  send({ type: 'preview.cancelled' });
                }}
              >
                {text('parts.saving.stop')}
              </Button>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
};
