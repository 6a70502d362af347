import { useActorRef, useSelector } from '@xstate/react';
import { WiredFieldParts } from '../../../application/content/wire-field-parts';
import type { FieldPart } from '../../../domain/content/field-part';
import { useService } from '../../shared/runtime/use-service';

const NONE: readonly FieldPart[] = [];

/** The sub-fields of a field type, labelled by the API; empty while loading, or if the type has none. */
export const useFieldParts = (type: string): readonly FieldPart[] => {
  const actor = useActorRef(useService(WiredFieldParts), { input: type });
  return useSelector(actor, ({ context }) => context.value ?? NONE);
};
