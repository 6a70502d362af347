import { describeFailure } from '../../../application/shared/describe-failure';
import type { Failure } from '../../../domain/shared/failure';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { useText } from '../runtime/use-text';

/** Returns the message of a failure, for dialogs. */
export const useFailureText = (): ((failure: Failure | null) => string) => {
  const text = useText();
  const translate = useDynamicText();
  return (failure) => {
    if (failure === null) return '';
    if (failure.kind === 'Unauthenticated') return text('shared.whole.sessionEnded');
    return describeFailure(failure, (field) => field, translate)
      .map(({ key, values }) => translate(key, values))
      .join(' ');
  };
};
