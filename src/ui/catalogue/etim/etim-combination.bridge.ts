import { useActorRef, useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import type { ProductReference, ProofProduct } from '../../../application/catalogue/ports/proof-products.port';
import { WiredFeatureNames, WiredProof } from '../../../application/catalogue/wire-etim';
import { withFeatures, type EtimCombinationDraft } from '../../../domain/catalogue/etim-combination';
import type { EtimFeatureReference } from '../../../domain/catalogue/etim-feature';
import { codesOf } from '../../../domain/catalogue/etim-template.rule';
import type { Id } from '../../../domain/shared/id';
import { useEditing } from '../../shared/record/record-fields';
import { useWhenTrue } from '../../shared/runtime/effects.bridge';
import { useService } from '../../shared/runtime/use-service';

export interface TemplateCodes {
  /** In their order, a doubled one as often as it occurs. */
  readonly codes: readonly string[];
  /** Features that the codes can be: those of the combination, and those that were found. */
  readonly features: readonly EtimFeatureReference[];
  /** Codes that no feature has. */
  readonly missing: ReadonlySet<string>;
}

/** Looks up the features of codes that the combination does not have, and adds them when a person wrote them. */
export const useTemplateCodes = (): TemplateCodes => {
  const { values, initialValues, setFieldValue } = useFormikContext<EtimCombinationDraft>();
  const { template, features } = values;
  const editing = useEditing();
  const actor = useActorRef(useService(WiredFeatureNames));
  const { found, missing } = useSelector(actor, ({ context }) => context);
  const codes = useMemo(() => codesOf(template), [template]);
  const isWritten = editing && template !== initialValues.template;
  const strange = useMemo(
    () => codes.filter((code) => features.every((feature) => feature.code !== code)),
    [codes, features],
  );
  useWhenTrue(
    strange.length > 0,
    useCallback(() => {
      actor.send({ type: 'codes.seen', codes: strange });
    }, [actor, strange]),
  );
  const next = useMemo(
    () =>
      withFeatures(
        features,
        found.filter(({ code }) => codes.includes(code)),
      ),
    [codes, features, found],
  );
  useWhenTrue(
    isWritten && next.length > features.length,
    useCallback(() => {
      void setFieldValue('features', next);
    }, [next, setFieldValue]),
  );
  return useMemo(
    () => ({ codes, features: withFeatures(features, found), missing: new Set(missing) }),
    [codes, features, found, missing],
  );
};

export interface Proof {
  readonly state: 'empty' | 'searching' | 'shown' | 'failed' | 'lacking';
  readonly products: readonly ProofProduct[];
  readonly total: number;
  readonly chosen: readonly ProofProduct[];
  /** Whose values were not given. */
  readonly refused: ProductReference | null;
  readonly others: () => void;
  readonly retry: () => void;
  readonly choose: (product: ProductReference) => void;
  readonly drop: (id: Id) => void;
}

const STATES = ['empty', 'shown', 'failed', 'lacking'] as const;

/** Finds products for the codes of a template. @param codes of existing features, each once */
export const useProof = (codes: readonly string[]): Proof => {
  const actor = useActorRef(useService(WiredProof));
  const snapshot = useSelector(actor, (state) => state);
  const key = codes.join(' ');
  useWhenTrue(
    true,
    useCallback(() => {
      actor.send({ type: 'codes.changed', codes: key === '' ? [] : key.split(' ') });
    }, [actor, key]),
  );
  const { products, total, chosen, asked } = snapshot.context;
  return {
    state: STATES.find((sample) => snapshot.matches({ sample })) ?? 'searching',
    products,
    total,
    chosen,
    refused: snapshot.matches({ choice: 'refused' }) ? asked : null,
    others: () => {
      actor.send({ type: 'others.requested' });
    },
    retry: () => {
      actor.send({ type: 'retry.requested' });
    },
    choose: useCallback(
      (product: ProductReference) => {
        actor.send({ type: 'product.chosen', product });
      },
      [actor],
    ),
    drop: (id) => {
      actor.send({ type: 'product.dropped', id });
    },
  };
};
