/** Undo history: steps from index `place` on are undone and can be redone. Rule R-LIB-06. */
export interface UndoHistory<Step> {
  readonly steps: readonly Step[];
  readonly place: number;
}

export const NO_STEPS: UndoHistory<never> = { steps: [], place: 0 };

/** Steps in effect. */
export const appliedSteps = <Step>({ steps, place }: UndoHistory<Step>): readonly Step[] => steps.slice(0, place);

export const historyOf = <Step>(steps: readonly Step[]): UndoHistory<Step> => ({ steps, place: steps.length });

/** Appends a step, discards undone ones, and keeps the last `most` steps. */
export const pushStep = <Step>(history: UndoHistory<Step>, step: Step, most = Infinity): UndoHistory<Step> => {
  const steps = [...appliedSteps(history), step];
  return historyOf(steps.slice(Math.max(0, steps.length - most)));
};

export const undo = <Step>({ steps, place }: UndoHistory<Step>): UndoHistory<Step> => ({
  steps,
  place: Math.max(0, place - 1),
});

export const redo = <Step>({ steps, place }: UndoHistory<Step>): UndoHistory<Step> => ({
  steps,
  place: Math.min(steps.length, place + 1),
});
