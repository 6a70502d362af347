import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { PreviewProduct } from '../../../application/catalogue/ports/preview-products.port';
import { ProductLookup } from '../../../application/catalogue/wire-etim';
import type { EtimCombinationDraft } from '../../../domain/catalogue/etim-combination';
import type { DisabledReason } from '../../shared/commands/command';
import { CommandButton } from '../../shared/commands/command-button';
import { Button } from '../../shared/controls/button';
import { Field } from '../../shared/controls/field';
import { TextField } from '../../shared/controls/text-field';
import { refresh } from '../../shared/icons/shapes';
import { MessageStrip } from '../../shared/page/message-strip';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { LOADING_REASON } from '../../shared/record/disabled-reasons';
import { RailSection } from '../../shared/record/record-layout';
import { usePending } from '../../shared/runtime/pending';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useProof, type TemplateCodes } from './etim-combination.bridge';
import { LookupBox } from './lookup-box';
import { ProofLineOf } from './proof-line';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  quiet: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  search: { marginTop: tokens.spacingVerticalS },
  typed: { display: 'grid', gap: tokens.spacingVerticalS, margin: `${tokens.spacingVerticalS} 0` },
});

interface ProofPanelProps {
  readonly codes: TemplateCodes;
}

/** The proof: the template with the values of products, updated while typing. Rules R-CAT-40 and R-CAT-41. */
export const ProofPanel = ({ codes: { codes, features, missing } }: ProofPanelProps) => {
  const styles = useStyles();
  const text = useText();
  const { values } = useFormikContext<EtimCombinationDraft>();
  const isPending = usePending();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const existing = [...new Set(codes)].filter((code) => !missing.has(code));
  const proof = useProof(existing);
  const { state, products, total, chosen, refused } = proof;
  const known = new Set(existing);
  const others = products.filter(({ id }) => chosen.every((product) => product.id !== id));
  const disabledReason =
    isPending || state === 'searching'
      ? LOADING_REASON
      : state === 'shown' && total > products.length
        ? null
        : ({ key: 'catalogue.etimProof.othersOff' } satisfies DisabledReason);
  const isEmpty = values.template.trim() === '';
  const lineOf = (product: PreviewProduct, onDrop?: () => void) => (
    <ProofLineOf
      key={product.id}
      product={product}
      template={values.template}
      known={known}
      note={values.note}
      onDrop={onDrop}
    />
  );
  const asked = [
    ...existing,
    ...(values.note === null || existing.includes(values.note.code) ? [] : [values.note.code]),
  ];
  const labelOf = (code: string): string =>
    [...features, ...(values.note === null ? [] : [values.note])].find((feature) => feature.code === code)?.label ??
    code;
  return (
    <RailSection
      title={text('catalogue.etimProof.title')}
      aside={
        state === 'shown' && total > 0
          ? text('catalogue.etimProof.sample', { shown: products.length, count: total })
          : undefined
      }
      tools={
        <CommandButton
          iconOnly
          size="small"
          variant="subtle"
          command={{
            key: 'otherProducts',
            label: 'catalogue.etimProof.others',
            icon: refresh,
            disabledReason,
            run: proof.others,
          }}
        />
      }
    >
      <ul className={styles.list} aria-label={text('catalogue.etimProof.title')}>
        {chosen.map((product) =>
          lineOf(product, () => {
            proof.drop(product.id);
          }),
        )}
        {!isEmpty && others.map((product) => lineOf(product))}
        {state === 'lacking' &&
          asked.length > 0 &&
          lineOf({
            id: '',
            code: '',
            label: text('catalogue.etimProof.typed'),
            values: new Map(Object.entries(typed)),
          })}
      </ul>
      {state === 'empty' && <p className={styles.quiet}>{text('catalogue.etimProof.empty')}</p>}
      {state === 'searching' && products.length === 0 && <TextSkeleton lines={4} />}
      {state === 'shown' && total === 0 && <p className={styles.quiet}>{text('catalogue.etimProof.none')}</p>}
      {state === 'failed' && (
        <MessageStrip
          inset
          intent="error"
          title={text('catalogue.etimProof.failed')}
          actions={
            <Button size="small" icon={refresh} onClick={proof.retry}>
              {text('shared.actions.retry')}
            </Button>
          }
        />
      )}
      {state === 'lacking' && (
        <>
          <p className={styles.quiet}>{text('catalogue.etimProof.lacking')}</p>
          <div className={styles.typed}>
            {asked.map((code) => (
              <TextField
                key={code}
                label={text('catalogue.etimProof.valueOf', { label: labelOf(code), code })}
                value={typed[code] ?? ''}
                autoComplete="off"
                onChange={({ target }) => {
                  setTyped({ ...typed, [code]: target.value });
                }}
              />
            ))}
          </div>
        </>
      )}
      {state !== 'lacking' && (
        <div className={styles.search}>
          <Field
            label={text('catalogue.etimProof.product')}
            error={refused === null ? undefined : text('catalogue.etimProof.refused', { code: refused.code })}
          >
            {(tie) => (
              <LookupBox
                tie={tie}
                label={text('catalogue.etimProof.product')}
                machine={ProductLookup}
                isChosen={({ id }) => chosen.some((product) => product.id === id)}
                onChoose={proof.choose}
              />
            )}
          </Field>
        </div>
      )}
    </RailSection>
  );
};
