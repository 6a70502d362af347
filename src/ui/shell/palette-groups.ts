import { namesOf, offersModule } from '../../domain/shared/module-entries.rule';
import { isOffered } from '../../domain/shared/module-entry.rule';
import { ROUTES, titleOf } from '../../application/session/routes';
import type { RecentRecord } from '../../application/shared/ports/recent-records.port';
import { extensionOf } from '../../domain/library/name.rule';
import { nameOf, parentOf } from '../../domain/library/path';
import { matchesWords, MIN_HIGHLIGHTED_TERM } from '../../domain/shared/list-query';
import type { Session } from '../../domain/shared/session';
import type { Translate } from '../shared/runtime/use-text';
import type { PaletteGroup, PaletteItem } from './palette';

/** A palette item with its path or action. */
export type PaletteEntry = PaletteItem & ({ readonly path: string } | { readonly act: () => void });

interface PaletteContents {
  readonly session: Session;
  readonly term: string;
  readonly hits: readonly RecentRecord[];
  readonly recent: readonly RecentRecord[];
  readonly commands: readonly (PaletteItem & { readonly act: () => void })[];
  readonly text: Translate;
  readonly translate: (key: string) => string;
}

const MOST_SCREENS = 8;
const MOST_RECENT = 6;

/** Builds the palette: records (recent first), permitted screens, and actions. */
export const paletteGroups = ({
  session,
  term,
  hits,
  recent,
  commands,
  text,
  translate,
}: PaletteContents): readonly (PaletteGroup & { readonly items: readonly PaletteEntry[] })[] => {
  const icons = new Map(session.menu.flatMap(({ items }) => items).map(({ module, icon }) => [module, icon]));
  const iconOf = (module: string): string => icons.get(module) ?? 'document';
  const record = ({ path, module, title, thumbnail = null }: RecentRecord): PaletteEntry => ({
    key: path,
    path,
    icon: iconOf(module),
    // Files are named by path: many share a name.
    ...(module === 'library'
      ? { label: nameOf(title), aside: parentOf(title), file: { extension: extensionOf(title), thumbnail } }
      : { label: title, aside: translate(`${namesOf(module)}.record`) }),
  });

  const searching = term.trim().length >= MIN_HIGHLIGHTED_TERM;
  const recentFits = recent
    .filter((one) => offersModule(session.me, one.module) && matchesWords(one.title, term))
    .slice(0, MOST_RECENT);
  const known = new Set(recentFits.map(({ path }) => path));
  const records = [...recentFits, ...(searching ? hits.filter(({ path }) => !known.has(path)) : [])].map(record);
  const screens = ROUTES.filter((route) => !route.path.includes(':') && isOffered(session.me, route))
    .map((route): PaletteEntry => {
      const title = translate(titleOf(route));
      const label =
        route.action === null
          ? title
          : text('shell.palette.action', { title, action: translate(`shell.actions.${route.action}`) });
      return {
        key: route.path,
        path: route.path,
        label,
        icon: route.action === 'add' || route.action === 'invite' ? 'add' : iconOf(route.module),
      };
    })
    .filter(
      ({ label }, index, all) => matchesWords(label, term) && all.findIndex((other) => other.label === label) === index,
    )
    .slice(0, MOST_SCREENS);
  const acts = commands.filter(({ label }) => matchesWords(label, term));
  return [
    { key: 'records', label: text(searching ? 'shell.palette.records' : 'shell.palette.recent'), items: records },
    { key: 'screens', label: text('shell.palette.screens'), items: screens },
    { key: 'actions', label: text('shell.palette.actions'), items: acts },
  ].filter(({ items }) => items.length > 0);
};
