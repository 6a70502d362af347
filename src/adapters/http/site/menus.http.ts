import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { MenuIcons } from '../../../application/site/ports/menu-icons.port';
import type { MenuTrees, ReadMenu } from '../../../application/site/ports/menu-trees.port';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import { BLANK_ITEM, menuItemId, placeOfItemId, type MenuItemKind } from '../../../domain/site/menu-item';
import { SUGGESTED_ICONS } from '../../../domain/site/menu-item.rule';
import type { Http } from '../shared/http';
import { httpGateway } from '../shared/resource-gateway.http';
import { Nothing, payload } from '../shared/wire';
import { menuItemCodecOf, WireMenu, WireMenuItems } from './menu-item.codec';

type Items = ResourceGateway<MenuItemKind>;

const itemsPath = (menu: Id): string => `navigation/${encodeURIComponent(menu)}/items`;

/** Reads a menu of an API that does not send it with its items. A failure is ignored. */
const menuAlone = (http: Http, menu: Id, options?: CallOptions): Answer<Pick<ReadMenu, 'title' | 'hasIcons'>> =>
  pipe(
    http.call(
      { method: 'GET', path: `navigation/${encodeURIComponent(menu)}`, mayBeForbidden: true },
      payload('menu', WireMenu),
      options,
    ),
    taskEither.map(({ body }) => body),
    taskEither.orElse(() =>
      taskEither.right<Failure, Pick<ReadMenu, 'title' | 'hasIcons'>>({ title: null, hasIcons: true }),
    ),
  );

/** Order and nesting of the items of a menu over HTTP. */
export const menuTreesHttp = (http: Http): MenuTrees => ({
  read: (menu, options) =>
    pipe(
      http.call({ method: 'GET', path: itemsPath(menu) }, WireMenuItems, options),
      taskEither.chain(({ body: { items, menu: told }, version }) =>
        pipe(
          told === null ? menuAlone(http, menu, options) : taskEither.right(told),
          taskEither.map(({ title, hasIcons }) => ({ title, hasIcons, items, version })),
        ),
      ),
    ),
  move: (menu, item, { parent, position }, version) =>
    pipe(
      http.call(
        {
          method: 'PUT',
          path: `${itemsPath(menu)}/${encodeURIComponent(item)}/location`,
          form: { parent_id: parent ?? '', sort_id: position },
          version,
          outlivesPage: true,
        },
        Nothing,
      ),
      taskEither.map((answer) => answer.version),
    ),
});

/** Items can only be read and saved one by one. */
const unavailable = taskEither.left<Failure>({ kind: 'NotOffered' });

/** Items of menus over HTTP. */
export const menuItemsHttp = (http: Http): Items => {
  const inMenu = (menu: Id, parent: Id | null = null): Items => httpGateway(http, menuItemCodecOf(menu, parent));
  return {
    list: () => unavailable,
    toggle: () => unavailable,
    remove: () => unavailable,
    get: (id, options) => {
      const { menu, item } = placeOfItemId(id);
      return item === null
        ? taskEither.right({ record: { ...BLANK_ITEM, id }, version: null })
        : inMenu(menu).get(item, options);
    },
    save: (request, options) => {
      const { menu, item, parent } = placeOfItemId(request.id ?? '');
      return pipe(
        inMenu(menu, parent).save({ ...request, id: item }, options),
        taskEither.map((saved) => ({ ...saved, id: menuItemId({ menu, item: saved.id, parent: null }) })),
      );
    },
    removeOne: ({ id, version }, options) => {
      const { menu, item } = placeOfItemId(id);
      return inMenu(menu).removeOne({ id: item ?? '', version }, options);
    },
  };
};

const Icons = t.array(t.type({ name: t.string, path: t.string }));

/** Icons over HTTP. */
export const menuIconsHttp = (http: Http): MenuIcons => ({
  search: (term, options) =>
    pipe(
      http.call(
        { method: 'GET', path: 'icon', query: { search: term, limit: String(SUGGESTED_ICONS) } },
        payload('icons', Icons),
        options,
      ),
      taskEither.map(({ body }) => body),
    ),
});
