/** A promise actor that the test answers; records the input of each call. */
export interface Called<Output, Input> {
  readonly run: (call: { readonly input: Input; readonly signal: AbortSignal }) => Promise<Output>;
  /** Resolves the last call, or the given one. */
  readonly answer: (output: Output, call?: number) => void;
  /** Rejects the last call, as a defect. */
  readonly fail: () => void;
  readonly input: (call?: number) => Input;
  readonly signal: (call?: number) => AbortSignal;
  readonly times: () => number;
}

export const called = <Output, Input>(): Called<Output, Input> => {
  const calls: {
    readonly input: Input;
    readonly signal: AbortSignal;
    readonly resolve: (output: Output) => void;
    readonly reject: (defect: Error) => void;
  }[] = [];
  const call = (place = -1) => {
    const found = calls.at(place);
    if (found === undefined) throw new Error('This actor was not called');
    return found;
  };
  return {
    run: ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        calls.push({ input, signal, resolve, reject });
      }),
    answer: (output, place) => {
      call(place).resolve(output);
    },
    fail: () => {
      call().reject(new Error('The call failed'));
    },
    input: (place) => call(place).input,
    signal: (place) => call(place).signal,
    times: () => calls.length,
  };
};
