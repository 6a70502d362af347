import type { ContentModule } from '../../src/domain/content/modules.rule';
import { withAnyRightOf, withRight, type Endpoint } from '../shared/endpoint';
import { idOf } from '../shared/record';
import { listItems } from './item-list';
import { releaseLock, takeLock } from './locks';
import { readMutation, readOne } from './read-item';
import { removeItem, removeItems } from './remove-items';
import { addItem, saveItem } from './save-item';

/** Bytes of a save: the largest items are some megabytes, and encoding makes half of it again. */
const LARGEST_SAVE = 12 * 1024 * 1024;

/** The calls of one kind of content item. */
export const itemEndpoints = (module: ContentModule): readonly Endpoint[] => {
  const [look, add, edit, remove] = [
    withAnyRightOf(module),
    withRight(`${module}.add`),
    withRight(`${module}.edit`),
    withRight(`${module}.delete`),
  ];
  return [
    look('GET', module, listItems(module)),
    edit('GET', `${module}/mutation/:id`, readMutation(module)),
    edit('GET', `${module}/:id`, (call) => {
      call.query.only();
      return readOne(module, call, idOf(call));
    }),
    { ...add('POST', module, addItem(module)), largestForm: LARGEST_SAVE },
    { ...edit('PUT', `${module}/:id`, saveItem(module)), largestForm: LARGEST_SAVE },
    edit('PUT', `${module}/:id/lock`, takeLock(module)),
    edit('PUT', `${module}/:id/unlock`, releaseLock(module)),
    remove('DELETE', module, removeItems(module)),
    remove('DELETE', `${module}/:id`, removeItem(module)),
  ];
};
