import * as t from 'io-ts';
import { menuFields } from '../../../domain/site/menu.rule';
import { tableCodec } from '../shared/table.codec';
import { defaulted } from '../shared/wire';

export const menuCodec = tableCodec(menuFields, {
  endpoint: 'navigation',
  plural: 'menus',
  singular: 'menu',
  wireNames: { hasIcons: 'has_icons', canDelete: 'can_delete', usedIn: 'used_in' },
  byHand: {
    // An unchanged code is not sent.
    code: { value: defaulted(t.string, ''), write: (code, before) => (code === before ? {} : { code: code.trim() }) },
    // Beyond the specification.
    usedIn: { value: defaulted(t.array(t.string), []) },
  },
});
