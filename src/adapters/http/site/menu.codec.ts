import * as t from 'io-ts';
import { menuFields } from '../../../domain/site/menu.rule';
import { tableCodec } from '../shared/table.codec';
import { defaulted, mapped } from '../shared/wire';

export const menuCodec = tableCodec(menuFields, {
  endpoint: 'navigation',
  plural: 'menus',
  singular: 'menu',
  wireNames: { hasIcons: 'has_icons', canDelete: 'can_delete' },
  byHand: {
    // A code that stays is not sent.
    code: {
      reader: mapped(t.type({ code: defaulted(t.string, '') }), 'menu', ({ code }) => code),
      write: (code, before) => (code === before ? {} : { code: code.trim() }),
    },
    // Beyond the specification.
    usedIn: {
      reader: mapped(t.type({ used_in: defaulted(t.array(t.string), []) }), 'menu', ({ used_in }) => used_in),
      write: () => ({}),
    },
  },
});
