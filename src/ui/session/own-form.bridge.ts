import { useActorRef, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { OwnFormMachine } from '../../application/session/own-form.machine';
import type { Token } from '../../application/shared/token';
import type { KeptDraft } from '../../domain/shared/drafts/draft';
import type { Failure } from '../../domain/shared/failure';
import type { Fields } from '../../domain/shared/merge';
import type { Rule } from '../../domain/shared/rule';
import { useFormikValues, useRecordForm, type BoundForm, type FormikValues } from '../shared/record/record-form.bridge';
import { useService } from '../shared/runtime/use-service';

/** A form that stays open after a save, bound to its machine. */
export interface OwnForm<Values extends Fields> extends BoundForm<Values> {
  readonly fields: FormikValues<Values>;
  readonly rule: Rule<Values>;
  /** The fields accept input: no save is running and no draft is on offer. */
  readonly open: boolean;
  readonly saving: boolean;
  readonly offered: KeptDraft<Values> | null;
  readonly failure: Failure | null;
  readonly save: () => void;
  /** Keeps the offered draft for later. */
  readonly setAside: () => void;
}

/**
 * @param base the stored values when the page opens @param onSaved called after each save; only the first function is
 * used
 */
export const useOwnForm = <Values extends Fields>(
  machine: Token<OwnFormMachine<Values>>,
  base: Values,
  rule: Rule<Values>,
  onSaved?: () => void,
): OwnForm<Values> => {
  const fields = useFormikValues(base);
  const actor = useActorRef(useService(machine), {
    input: { base, rule, form: fields, ...(onSaved !== undefined && { onSaved }) },
  });
  const snapshot = useSelector(actor, (state) => state);
  const { offered, failure } = snapshot.context;
  const [open, saving] = [snapshot.matches('open'), snapshot.matches('saving')];
  const bound = useRecordForm(fields, actor, open || saving ? snapshot.context.base : null);
  const save = useCallback(() => {
    actor.send({ type: 'save.requested' });
  }, [actor]);
  const setAside = useCallback(() => {
    actor.send({ type: 'draft.setAside' });
  }, [actor]);
  return { ...bound, fields, rule, open, saving, offered, failure, save, setAside };
};
