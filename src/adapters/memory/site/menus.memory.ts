import type { Clock } from '../../../application/shared/ports/clock.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Failure } from '../../../domain/shared/failure';
import { menus, type Menu, type MenuKind } from '../../../domain/site/menu';
import type { Id } from '../../../domain/shared/id';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import { plainMemory, type OpenGateway } from '../shared/plain.memory';
import { menuItemsMemory } from './menu-items.memory';
import { MEMORY_MENUS } from './published/memory-menus';

const plainMenus = plainMemory(menus, {
  seed: MEMORY_MENUS.map((menu): Menu => ({ ...menu, usedIn: [] })),
  complete: ({ title, code, hasIcons }, before, id) => ({
    id,
    title: title.trim(),
    code: before?.code ?? code.trim(),
    hasIcons,
    canDelete: before?.canDelete ?? true,
    usedIn: [],
  }),
  unique: [{ fields: ['code'], code: 'NOT_UNIQUE' }],
});

type Menus = ResourceGateway<MenuKind>;

const inUse: Failure = { kind: 'Conflict', code: 'IN_USE' };

/** Some menus stay, and a menu tells which others show it. Rules R-NAV-01 and R-NAV-11. */
const withUses = (gateway: OpenGateway<MenuKind>, usedIn: (menu: Id) => readonly string[]): Menus => ({
  ...gateway,
  get: (id, options) =>
    pipe(
      gateway.get(id, options),
      taskEither.map((stored) => ({ ...stored, record: { ...stored.record, usedIn: usedIn(id) } })),
    ),
  removeOne: (request, options) =>
    gateway.all().some(({ id, canDelete }) => id === request.id && !canDelete)
      ? taskEither.left(inUse)
      : gateway.removeOne(request, options),
  remove: (ids, options) => {
    const kept = gateway.all().flatMap(({ id, canDelete }) => (canDelete || !ids.includes(id) ? [] : [id]));
    return pipe(
      gateway.remove(
        ids.filter((id) => !kept.includes(id)),
        options,
      ),
      taskEither.map(({ refused }) => ({ refused: [...refused, ...kept.map((id) => ({ id, code: 'IN_USE' }))] })),
    );
  },
});

/** Menus in memory with their items. */
export const menusMemory = (calls: MemoryCalls, people: Callers, clock: Clock) => {
  const plain = plainMenus(calls, people, clock);
  const { usedIn, ...items } = menuItemsMemory(calls, people, plain.all);
  return { menus: withUses(plain, usedIn), ...items };
};
