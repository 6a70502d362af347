import { useActorRef, useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import type { ProductReference, PreviewProduct } from '../../../application/catalogue/ports/preview-products.port';
import { WiredFeatureNames, WiredProof } from '../../../application/catalogue/wire-etim';
import { withFeatures, type EtimCombinationDraft } from '../../../domain/catalogue/etim-combination';
import type { EtimFeatureReference } from '../../../domain/catalogue/etim-feature';
import { codesOf } from '../../../domain/catalogue/etim-template.rule';
import type { Id } from '../../../domain/shared/id';
import { useNotify } from '../../shared/record/actor-effects.bridge';
import { useEditing } from '../../shared/record/record-fields';
import { useWhenTrue } from '../../shared/runtime/effects.bridge';
import { useStableValue } from '../../shared/runtime/use-stable-value';
import { useService } from '../../shared/runtime/use-service';

export interface TemplateCodes {
  /** In order; a duplicate code occurs more than once. */
  readonly codes: readonly string[];
  /** Features whose code was found: those of the combination, and those looked up since. */
  readonly features: readonly EtimFeatureReference[];
  /** Codes that match no feature. */
  readonly missing: ReadonlySet<string>;
  /** The lookup of some codes failed. */
  readonly unreached: boolean;
  readonly retry: () => void;
}

/** Looks up the features of codes that the combination lacks, and adds those that a person entered. Rule R-CAT-44. */
export const useTemplateCodes = (): TemplateCodes => {
  const { values, initialValues, setFieldValue } = useFormikContext<EtimCombinationDraft>();
  const { template, features } = values;
  const editing = useEditing();
  const actor = useActorRef(useService(WiredFeatureNames));
  const snapshot = useSelector(actor, (state) => state);
  const { asked, found, missing } = snapshot.context;
  const codes = useMemo(() => codesOf(template), [template]);
  const isWritten = editing && template !== initialValues.template;
  const unknownCodes = useMemo(
    () => codes.filter((code) => features.every((feature) => feature.code !== code)),
    [codes, features],
  );
  useWhenTrue(
    unknownCodes.length > 0,
    useCallback(() => {
      actor.send({ type: 'codes.seen', codes: unknownCodes });
    }, [actor, unknownCodes]),
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
  const unreached = snapshot.matches('unreached') && unknownCodes.some((code) => asked.includes(code));
  const retry = useCallback(() => {
    actor.send({ type: 'retry.requested' });
  }, [actor]);
  return useMemo(
    () => ({ codes, features: withFeatures(features, found), missing: new Set(missing), unreached, retry }),
    [codes, features, found, missing, retry, unreached],
  );
};

export interface Proof {
  readonly state: 'empty' | 'searching' | 'shown' | 'failed' | 'lacking';
  readonly products: readonly PreviewProduct[];
  readonly total: number;
  readonly chosen: readonly PreviewProduct[];
  /** The product whose values could not be loaded. */
  readonly refused: ProductReference | null;
  readonly others: () => void;
  readonly retry: () => void;
  readonly choose: (product: ProductReference) => void;
  readonly drop: (id: Id) => void;
}

const STATES = ['empty', 'shown', 'failed', 'lacking'] as const;

/** Finds products with values for the codes of a template. @param codes of existing features, without duplicates */
export const useProof = (codes: readonly string[]): Proof => {
  const actor = useActorRef(useService(WiredProof));
  const snapshot = useSelector(actor, (state) => state);
  const used = useStableValue(codes);
  useNotify(
    useCallback(() => {
      actor.send({ type: 'codes.changed', codes: used });
    }, [actor, used]),
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
