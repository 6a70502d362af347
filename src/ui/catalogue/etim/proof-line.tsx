import { makeStyles, mergeClasses } from '@griffel/react';
import type { PreviewProduct } from '../../../application/catalogue/ports/preview-products.port';
import type { EtimFeatureReference } from '../../../domain/catalogue/etim-feature';
import { proofOf } from '../../../domain/catalogue/etim-proof.rule';
import { Button } from '../../shared/controls/button';
import { close } from '../../shared/icons/shapes';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  item: {
    'padding': '7px 0 8px',
    'borderBottom': `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
  },
  head: {
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: 'wrap',
    gap: `0 ${tokens.spacingHorizontalS}`,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  code: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  note: { marginLeft: 'auto', overflowWrap: 'anywhere' },
  line: { marginTop: '2px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  mark: { padding: '0 5px', borderRadius: '3px', fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  warning: {
    border: `1px dashed ${tokens.colorStatusWarningForeground1}`,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  unknown: {
    padding: '0 3px',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
  },
});

interface ProofLineProps {
  readonly product: PreviewProduct;
  readonly template: string;
  /** Codes of existing features. */
  readonly known: ReadonlySet<string>;
  readonly note: EtimFeatureReference | null;
  /** Removes a product that the person chose. */
  readonly onDrop?: (() => void) | undefined;
}

/** The template filled with the values of one product. Rule R-CAT-41. */
export const ProofLineOf = ({ product, template, known, note, onDrop }: ProofLineProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const { parts, length, isLong } = proofOf(template, product.values, known);
  const empty = (
    <span className={mergeClasses(styles.mark, styles.warning)}>{text('catalogue.etimProof.noValue')}</span>
  );
  const remark = note === null ? null : (product.values.get(note.code)?.trim() ?? '');
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.code}>{product.code}</span>
        <span>{product.label}</span>
        {remark !== null && (
          <span className={styles.note}>
            {remark === '' ? (
              <>
                {text('catalogue.etimProof.note', { value: '' })} {empty}
              </>
            ) : (
              text('catalogue.etimProof.note', { value: remark })
            )}
          </span>
        )}
        {onDrop !== undefined && (
          <Button
            size="small"
            variant="subtle"
            icon={close}
            aria-label={text('catalogue.etimProof.productRemove', { code: product.code })}
            onClick={onDrop}
          />
        )}
      </div>
      <p className={styles.line}>
        {parts.map((part, place) => {
          // Parts are identified by their index only.
          if (part.kind === 'empty') return <span key={place}>{empty}</span>;
          if (part.kind === 'unknown')
            return (
              <span key={place} className={styles.unknown}>
                {`%${part.code}%`}
              </span>
            );
          return <span key={place}>{part.text}</span>;
        })}
        {isLong && (
          <>
            {' '}
            <span className={mergeClasses(styles.mark, styles.warning)}>
              {text('catalogue.etimProof.long', { length: format.number(length) })}
            </span>
          </>
        )}
      </p>
    </li>
  );
};
