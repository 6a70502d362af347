import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useState } from 'react';
import type { OwnFormMachine } from '../../application/session/own-form.machine';
import { isDirty } from '../../application/shared/record';
import type { KeptDraft } from '../../application/shared/ports/drafts.port';
import type { Failure } from '../../domain/shared/failure';
import type { Fields } from '../../domain/shared/merge';
import type { Rule } from '../../domain/shared/rule';
import type { Token } from '../../application/shared/token';
import { useService } from '../shared/runtime/use-service';

export interface OwnForm<Values extends Fields> {
  /** Formik's initial values; a new identity restarts it. */
  readonly start: Values;
  readonly rule: Rule<Values>;
  /** Editable: nothing is pending or offered. */
  readonly open: boolean;
  readonly saving: boolean;
  readonly dirty: boolean;
  readonly offered: KeptDraft<Values> | null;
  readonly failure: Failure | null;
  /** The values sent last, to match field errors. */
  readonly sent: Values | null;
  readonly change: (draft: Values) => void;
  readonly save: (values: Values) => void;
  readonly flush: () => void;
  readonly resume: () => void;
  readonly discard: () => void;
}

/** @param base the stored values @param onSaved called after each save */
export const useOwnForm = <Values extends Fields>(
  form: Token<OwnFormMachine<Values>>,
  base: Values,
  rule: Rule<Values>,
  onSaved?: () => void,
): OwnForm<Values> => {
  const actor = useActorRef(useService(form), { input: { base, rule, ...(onSaved !== undefined && { onSaved }) } });
  const snapshot = useSelector(actor, (state) => state);
  const { mine, epoch, offered, failure } = snapshot.context;
  const [open, saving] = [snapshot.matches('open'), snapshot.matches('saving')];
  // Formik holds the values; it restarts when they change from outside.
  const [start, setStart] = useState({ epoch, values: mine });
  if (start.epoch !== epoch) setStart({ epoch, values: { ...mine } });
  const [sent, setSent] = useState<Values | null>(null);
  return {
    start: start.values,
    rule,
    open,
    saving,
    offered,
    failure,
    sent,
    dirty: (open || saving) && isDirty(snapshot.context),
    change: useCallback(
      (draft: Values) => {
        actor.send({ type: 'draft.changed', draft });
      },
      [actor],
    ),
    save: useCallback(
      (values: Values) => {
        setSent(values);
        actor.send({ type: 'save.requested', values });
      },
      [actor],
    ),
    flush: useCallback(() => {
      actor.send({ type: 'draft.flushed' });
    }, [actor]),
    resume: useCallback(() => {
      actor.send({ type: 'draft.resumed' });
    }, [actor]),
    discard: useCallback(() => {
      actor.send({ type: 'draft.discarded' });
    }, [actor]),
  };
};
