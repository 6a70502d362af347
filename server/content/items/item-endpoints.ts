import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { BULK_REMOVAL } from '../../shared/bulk-removal';
import { NOTHING, withAnyRightOf, withRight, type Endpoint } from '../../shared/endpoint';
import { idOf } from '../../shared/record';
import { LARGEST_BLOCKS_FORM } from '../published/blocks';
import { itemForm } from './item-fields';
import { itemList, listItems } from './item-list';
import { acquireLock, RELEASE, releaseLock } from '../../shared/record-locks';
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
    view('GET', module, itemList(module), listItems(module)),
    edit('GET', `${module}/mutation/:id`, NOTHING, readMutation(module)),
    edit('GET', `${module}/:id`, NOTHING, (call) => readItem(module, call, idOf(call))),
    { ...add('POST', module, itemForm(module), addItem(module)), largestForm: LARGEST_BLOCKS_FORM },
    { ...edit('PUT', `${module}/:id`, itemForm(module), saveItem(module)), largestForm: LARGEST_BLOCKS_FORM },
    edit('PUT', `${module}/:id/lock`, NOTHING, acquireLock(lockedItems(module))),
    edit('PUT', `${module}/:id/unlock`, RELEASE, releaseLock(lockedItems(module))),
    remove('DELETE', module, BULK_REMOVAL, removeItems(module)),
    remove('DELETE', `${module}/:id`, NOTHING, removeItem(module)),
  ];
};
