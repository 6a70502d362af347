import { Contexts } from '../../../application/shared/contexts';
import { loadable, type Loadable } from '../../shared/runtime/loadable';
import { useService } from '../../shared/runtime/use-service';
import type { FilePickerProps } from './picker-props';

const parts = new WeakMap<Contexts, Loadable<FilePickerProps>>();

/** The file picker, loaded on first use. */
export const useFilePicker = (): Loadable<FilePickerProps> => {
  const contexts = useService(Contexts);
  const part =
    parts.get(contexts) ??
    loadable<FilePickerProps>(async () => {
      const [{ PickerView }] = await Promise.all([
        import(/* webpackChunkName: "library-picker" */ '../picker/picker.view'),
        contexts.load('library'),
      ]);
      return PickerView;
    });
  parts.set(contexts, part);
  return part;
};
