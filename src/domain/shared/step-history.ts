/** Undo history: steps at `place` and after are undone and can be redone. Rule R-LIB-06. */
export interface StepHistory<Step> {
  readonly steps: readonly Step[];
  readonly place: number;
}

export const NO_STEPS: StepHistory<never> = { steps: [], place: 0 };

/** Steps in effect. */
export const applied = <Step>({ steps, place }: StepHistory<Step>): readonly Step[] => steps.slice(0, place);

export const historyOf = <Step>(steps: readonly Step[]): StepHistory<Step> => ({ steps, place: steps.length });

/** Appends a step, discards undone ones, and keeps the last `most` steps. */
export const withStep = <Step>(history: StepHistory<Step>, step: Step, most = Infinity): StepHistory<Step> => {
  const steps = [...applied(history), step];
  return historyOf(steps.slice(Math.max(0, steps.length - most)));
};

export const undone = <Step>({ steps, place }: StepHistory<Step>): StepHistory<Step> => ({
  steps,
  place: Math.max(0, place - 1),
});

export const redone = <Step>({ steps, place }: StepHistory<Step>): StepHistory<Step> => ({
  steps,
  place: Math.min(steps.length, place + 1),
});
