import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { withAnyRightOf, withRight, type Endpoint } from '../../shared/endpoint';
import { idOf } from '../../shared/record';
import { LARGEST_BLOCKS_FORM } from '../published/blocks';
import { listItems } from './item-list';
import { acquireLock, releaseLock } from '../../shared/record-locks';
import { lockedItems } from './locks';
import { readMutation, readItem } from './read-item';
import { removeItem, removeItems } from './remove-items';
import { addItem, saveItem } from './save-item';

/** Endpoints of one content module. */
export const itemEndpoints = (module: ContentModule): readonly Endpoint[] => {
  const [view, add, edit, remove] = [
    withAnyRightOf(module),
    withRight(`${module}.add`),
    withRight(`${module}.edit`),
    withRight(`${module}.delete`),
  ];
  return [
    view('GET', module, listItems(module)),
    edit('GET', `${module}/mutation/:id`, readMutation(module)),
    edit('GET', `${module}/:id`, (call) => {
      call.query.only();
      return readItem(module, call, idOf(call));
    }),
    { ...add('POST', module, addItem(module)), largestForm: LARGEST_BLOCKS_FORM },
    { ...edit('PUT', `${module}/:id`, saveItem(module)), largestForm: LARGEST_BLOCKS_FORM },
    edit('PUT', `${module}/:id/lock`, acquireLock(lockedItems(module))),
    edit('PUT', `${module}/:id/unlock`, releaseLock(lockedItems(module))),
    remove('DELETE', module, removeItems(module)),
    remove('DELETE', `${module}/:id`, removeItem(module)),
  ];
};
