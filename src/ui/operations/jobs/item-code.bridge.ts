import { Contexts } from '../../../application/shared/contexts';
import { loadable, type Loadable } from '../../shared/runtime/loadable';
import { useService } from '../../shared/runtime/use-service';
import type { ItemCodeFieldProps } from './item-code-field';

const parts = new WeakMap<Contexts, Loadable<ItemCodeFieldProps>>();

/** The field of an item code, loaded with its suggestions when a task needs one. */
export const useItemCodeField = (): Loadable<ItemCodeFieldProps> => {
  const contexts = useService(Contexts);
  const part =
    parts.get(contexts) ??
    loadable<ItemCodeFieldProps>(async () => {
      const [{ ItemCodeField }] = await Promise.all([
        import(/* webpackChunkName: "job-items" */ './item-code-field'),
        contexts.load('content'),
      ]);
      return ItemCodeField;
    });
  parts.set(contexts, part);
  return part;
};
