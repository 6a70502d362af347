/** Steps in their order; those behind the place were undone and can come back. Rule R-LIB-06. */
export interface StepHistory<Step> {
  readonly steps: readonly Step[];
  readonly place: number;
}

export const NO_STEPS: StepHistory<never> = { steps: [], place: 0 };

/** The steps that count now. */
export const applied = <Step>({ steps, place }: StepHistory<Step>): readonly Step[] => steps.slice(0, place);

export const historyOf = <Step>(steps: readonly Step[]): StepHistory<Step> => ({ steps, place: steps.length });

/** One more step; what was undone before it is gone, and of more than `most` steps the first are. */
export const withStep = <Step>(history: StepHistory<Step>, step: Step, most = Infinity): StepHistory<Step> => {
  const steps = [...applied(history), step];
  return historyOf(steps.slice(Math.max(0, steps.length - most)));
};

/** One step back, as far as there is one. */
export const undone = <Step>({ steps, place }: StepHistory<Step>): StepHistory<Step> => ({
  steps,
  place: Math.max(0, place - 1),
});

/** One step forward again, as far as there is one. */
export const redone = <Step>({ steps, place }: StepHistory<Step>): StepHistory<Step> => ({
  steps,
  place: Math.min(steps.length, place + 1),
});
