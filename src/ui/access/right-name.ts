import { ALL_RIGHTS } from '../../domain/access/rights';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';
import { useText } from '../shared/runtime/use-text';

/** A right as text, "Users: Edit"; its code if unknown. */
export const useRightName = (): ((code: string) => string) => {
  const text = useText();
  const translate = useDynamicText();
  return (code) => {
    if (!ALL_RIGHTS.includes(code)) return code;
    const end = code.lastIndexOf('.');
    return text('access.rights.rightOf', {
      module: translate(`access.rights.module.${code.slice(0, end)}`),
      right: translate(`access.rights.action.${code.slice(end + 1)}`),
    });
  };
};
