import { namesOf } from '../../../domain/shared/modules/module-entries.rule';
import { mayChoose, moduleOffering } from '../../../domain/shared/offered-records.rule';
import { useDynamicText } from './use-dynamic-text';
import { useSession } from './use-session';
import { useText } from './use-text';

/**
 * Says that a person cannot be offered records of a kind; undefined where they can. Rule R-SHR-85.
 * @param name of what is chosen, where no single module offers it @param isRefused the API refused to offer them
 */
export const useNotOffered = (kind: string, name: string, isRefused = false): string | undefined => {
  const { me } = useSession();
  const [text, translate] = [useText(), useDynamicText()];
  if (mayChoose(me, kind) && !isRefused) return undefined;
  const module = moduleOffering(kind);
  return text('shared.fields.notOffered', { name: module === null ? name : translate(`${namesOf(module)}.title`) });
};
