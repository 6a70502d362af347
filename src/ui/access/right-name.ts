import { RIGHTS } from '../../domain/access/rights';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';
import { useText } from '../shared/runtime/use-text';

/** A right as text, "Users: Edit"; its code if unknown. */
export const useRightName = (): ((code: string) => string) => {
  const text = useText();
  const translate = useDynamicText();
  return (code) => {
    const [prefix, action] = [code.slice(0, code.lastIndexOf('.')), code.slice(code.lastIndexOf('.') + 1)];
    const module = RIGHTS.flatMap(({ modules }) => modules).find((known) => known.prefix === prefix);
    if (module?.actions.includes(action) !== true) return code;
    return text('access.rights.rightOf', {
      module: translate(module.label),
      right: translate(`access.rights.action.${action}`),
    });
  };
};
