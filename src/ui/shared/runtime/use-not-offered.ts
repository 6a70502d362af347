import { namesOf } from '../../../domain/shared/modules/module-entries.rule';
import { mayChoose, moduleOffering } from '../../../domain/shared/offered-records.rule';
import { useDynamicText } from './use-dynamic-text';
import { useSession } from './use-session';
import { useText } from './use-text';

/**
 * A message that no records of a kind can be offered to this person; undefined if they can. Rule R-SHR-85.
 * @param name name of the choice, if it is not of a single module @param isRefused the API refused the request
 */
export const useNotOffered = (kind: string, name: string, isRefused = false): string | undefined => {
  const { me } = useSession();
  const [text, translate] = [useText(), useDynamicText()];
  if (mayChoose(me, kind) && !isRefused) return undefined;
  const module = moduleOffering(kind);
  return text('shared.fields.notOffered', { name: module === null ? name : translate(`${namesOf(module)}.title`) });
};
