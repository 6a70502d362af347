import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useCallback, useMemo, useState } from 'react';
import type { FoundFeature } from '../../../application/catalogue/ports/etim-choices.port';
import { FeatureLookup } from '../../../application/catalogue/wire-etim';
import {
  etimCombinations,
  usedFeatures,
  withFeatures,
  type EtimCombinationDraft,
} from '../../../domain/catalogue/etim-combination';
import type { EtimFeatureReference } from '../../../domain/catalogue/etim-feature';
import { CommandButton } from '../../shared/commands/command-button';
import { useSwitch } from '../../shared/commands/command.bridge';
import { Field } from '../../shared/controls/field';
import { eye } from '../../shared/icons/shapes';
import { PlainRecord } from '../../shared/record/plain-record';
import { RecordTextField, useEditing } from '../../shared/record/record-fields';
import { RecordLayout } from '../../shared/record/record-layout';
import type { LineActs } from '../../shared/rich-text/tagged-line/tagged-line.bridge';
import type { ScreenProps } from '../../shared/page/screen';
import { useText } from '../../shared/runtime/use-text';
import { narrow, phone, sizes, slim } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { CodeFindings } from './code-findings';
import { useTemplateCodes } from './etim-combination.bridge';
import { COMBINATION_PLACE } from './etim-place';
import { LookupBox } from './lookup-box';
import { NoteField } from './note-field';
import { ProofPanel } from './proof-panel';
import { TemplateField } from './template-field';

const useStyles = makeStyles({
  work: {
    display: 'flex',
    flexDirection: 'column',
    gap: sizes.fieldGap,
    padding: `16px ${sizes.sheetPadding} 280px`,
    [narrow]: { paddingBottom: '16px' },
    [slim]: { paddingBottom: '16px' },
    [phone]: { padding: `16px ${sizes.phonePadding}` },
  },
  head: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 140px',
    gap: `${sizes.fieldGap} 16px`,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  two: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${sizes.fieldGap} 16px`,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  stored: {
    display: 'block',
    padding: '7px 10px',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

const nameOf = ({ description }: Pick<EtimCombinationDraft, 'description'>): string => description;
const namesOf = (features: readonly EtimFeatureReference[]): string =>
  features.map(({ label, code }) => `${label} (${code})`).join(', ');
const WORDS = {
  features: namesOf,
  note: (note: EtimFeatureReference | null): string => (note === null ? '' : namesOf([note])),
};

const CombinationFields = ({ proofShown }: { readonly proofShown: boolean }) => {
  const styles = useStyles();
  const text = useText();
  const editing = useEditing();
  const { values, setFieldValue } = useFormikContext<EtimCombinationDraft>();
  const codes = useTemplateCodes();
  const [acts, setActs] = useState<LineActs | null>(null);
  const { template, features, note } = values;
  const chosen = useMemo(
    () => new Set([...usedFeatures({ template, features }), ...(note === null ? [] : [note])].map(({ code }) => code)),
    [features, note, template],
  );
  const isChosen = ({ code }: FoundFeature): boolean => chosen.has(code);
  const insert = useCallback(
    ({ id, label, code }: FoundFeature) => {
      void setFieldValue('features', withFeatures(features, [{ id, label, code }]));
      acts?.insert(code);
    },
    [acts, features, setFieldValue],
  );
  const addLabel = text('catalogue.etimCombination.addFeature');
  return (
    <RecordLayout
      wideRail
      only={proofShown ? undefined : 'work'}
      rail={
        <>
          <ProofPanel codes={codes} />
          <CodeFindings codes={codes} acts={acts} />
        </>
      }
    >
      <div className={styles.work}>
        <div className={styles.head}>
          <RecordTextField<EtimCombinationDraft> name="description" />
          <RecordTextField<EtimCombinationDraft> name="unit" />
        </div>
        <TemplateField codes={codes} acts={acts} onActs={setActs} isChosen={isChosen} onChoose={insert} />
        <Field label={text('catalogue.etimCombination.stored')}>
          {({ id }) => (
            <output id={id} className={styles.stored}>
              {values.template === '' ? text('catalogue.etimCombination.storedEmpty') : values.template}
            </output>
          )}
        </Field>
        <div className={styles.two}>
          {editing && (
            <Field label={addLabel}>
              {(tie) => (
                <LookupBox tie={tie} label={addLabel} machine={FeatureLookup} isChosen={isChosen} onChoose={insert} />
              )}
            </Field>
          )}
          <NoteField isChosen={isChosen} />
        </div>
      </div>
    </RecordLayout>
  );
};

/** The form of an ETIM combination, with a proof panel that can be hidden. */
export const EtimCombinationView = (props: ScreenProps) => {
  const [proofShown, proof] = useSwitch({ key: 'proof', label: 'catalogue.etimProof.title', icon: eye }, true);
  return (
    <PlainRecord
      {...props}
      resource={etimCombinations}
      place={COMBINATION_PLACE}
      nameOf={nameOf}
      words={WORDS}
      mayEdit
      deletable
      view={<CommandButton command={proof} />}
    >
      {() => <CombinationFields proofShown={proofShown} />}
    </PlainRecord>
  );
};
