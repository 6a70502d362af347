import { bestFirst, isCommandOffered, matchRank, NO_MATCH, usedFirst } from '../../domain/session/palette.rule';
import { entryOf, namesOf, offersModule } from '../../domain/shared/modules/module-entries.rule';
import type { OtherText } from '../../application/session/other-language';
import { ROUTES, titleOf, type Route } from '../../application/session/routes';
import { addressOfHit } from '../../application/session/fallback-address';
import type { RecentRecord } from '../../application/shared/ports/recent-records.port';
import { extensionOf } from '../../domain/library/name.rule';
import { nameOf, parentOf } from '../../domain/library/path';
import { matchesWords, MIN_HIGHLIGHTED_TERM } from '../../domain/shared/list-query';
import type { Session } from '../../domain/shared/session';
import { languageOf } from '../shared/runtime/language-of';
import { nameOfCommand, disabledReasonText, type Command } from '../shared/commands/command';
import type { Translate } from '../shared/runtime/use-text';
import type { PaletteGroup, PaletteItem } from './palette';

/** A palette item with its path or action. */
export type PaletteEntry = PaletteItem & ({ readonly path: string } | { readonly act: () => void });

/** An action; `labelKey` finds it in the other language. */
export type PaletteCommand = PaletteItem & { readonly labelKey: string; readonly act: () => void };

/** The commands of a screen for the palette: those with shortcuts first, destructive ones last. */
export const commandsOnScreen = (shown: readonly Command[], text: Translate): readonly PaletteCommand[] => {
  const rankOf = ({ shortcut, danger = false }: Command): number => (danger ? 2 : shortcut === undefined ? 1 : 0);
  return [...shown]
    .sort((left, right) => rankOf(left) - rankOf(right))
    .map(({ key, label, values, icon, shortcut, on, disabledReason, run }) => ({
      key: `here.${key}`,
      label: nameOfCommand({ label, values }, text),
      labelKey: label,
      ...(on !== undefined && { aside: text(on ? 'shell.palette.on' : 'shell.palette.off') }),
      icon: 'arrow',
      drawing: icon,
      shortcut,
      disabledReason: disabledReasonText(disabledReason, text),
      act: run,
    }));
};

interface PaletteContents {
  readonly session: Session;
  readonly term: string;
  readonly hits: readonly RecentRecord[];
  readonly recent: readonly RecentRecord[];
  readonly commands: readonly PaletteCommand[];
  /** Commands of the screen behind the palette. */
  readonly onScreen: readonly PaletteCommand[];
  readonly text: Translate;
  readonly translate: (key: string) => string;
  readonly otherText: OtherText;
}

const MOST_SCREENS = 8;
const MOST_RECENT = 6;

/** Whether a route is a new-record form that its list opens with a button. */
const hasAddButton = ({ module, action }: Route): boolean => action === 'add' && entryOf(module)?.context !== undefined;

/**
 * Builds the groups of the palette: records (recent first), permitted screens, and actions; matches words of both
 * languages. R-SES-24.
 */
export const paletteGroups = ({
  session,
  term,
  hits,
  recent,
  commands,
  onScreen,
  text,
  translate,
  otherText,
}: PaletteContents): readonly (PaletteGroup & { readonly items: readonly PaletteEntry[] })[] => {
  const icons = new Map(session.menu.flatMap(({ items }) => items).map(({ module, icon }) => [module, icon]));
  const iconOf = (module: string): string => icons.get(module) ?? 'document';
  const record = ({ path, module, title, thumbnail = null }: RecentRecord): PaletteEntry => ({
    key: path,
    path: addressOfHit(session.me, { path, module, title }),
    icon: iconOf(module),
    // Files are named by path: many share a name.
    ...(module === 'library'
      ? { label: nameOf(title), aside: parentOf(title), file: { extension: extensionOf(title), thumbnail } }
      : { label: title, lang: languageOf(session, module), aside: translate(`${namesOf(module)}.record`) }),
  });

  const searching = term.trim().length >= MIN_HIGHLIGHTED_TERM;
  const recentFits = recent
    .filter((one) => offersModule(session.me, one.module) && matchesWords(one.title, term))
    .slice(0, MOST_RECENT);
  const known = new Set(recentFits.map(({ path }) => path));
  const found = [...recentFits, ...(searching ? hits.filter(({ path }) => !known.has(path)) : [])];
  const records = bestFirst(
    found,
    term,
    ({ title }) => [title],
    ({ path }) => known.has(path),
  ).map(record);
  const labelOf = (route: Route, translated: (key: string) => string): string => {
    if (hasAddButton(route)) return translated(`${route.names}.add`);
    const title = translated(titleOf(route));
    return route.action === null
      ? title
      : text('shell.palette.action', { title, action: translated(`shell.actions.${route.action}`) });
  };
  const wordsOf = (route: Route): readonly string[] =>
    [translate, otherText].flatMap((translated) => [
      labelOf(route, translated),
      ...(hasAddButton(route) ? [`${translated(titleOf(route))} ${translated('shell.actions.add')}`] : []),
    ]);
  const offered = ROUTES.filter((route) => !route.path.includes(':') && isCommandOffered(session.me, route));
  const order = usedFirst(
    offered.map(({ module }) => module),
    term.trim() === '' ? [] : recent.map(({ module }) => module),
  );
  const screens = bestFirst(
    offered
      .map((route) => ({ route, words: wordsOf(route) }))
      .filter(({ words }) => matchRank(words, term) < NO_MATCH)
      .sort((left, right) => order.indexOf(left.route.module) - order.indexOf(right.route.module)),
    term,
    ({ words }) => words,
  )
    .map(({ route }): PaletteEntry => ({
      key: route.path,
      path: route.path,
      label: labelOf(route, translate),
      icon: route.action === 'add' || route.action === 'invite' ? 'add' : iconOf(route.module),
    }))
    .filter(({ label }, index, all) => all.findIndex((other) => other.label === label) === index)
    .filter(({ label }) => onScreen.every((command) => command.label !== label))
    .slice(0, MOST_SCREENS);
  const matching = (all: readonly PaletteCommand[]): readonly PaletteCommand[] =>
    all.filter(({ label, labelKey }) => matchRank([label, otherText(labelKey)], term) < NO_MATCH);
  return [
    { key: 'records', label: text(searching ? 'shell.palette.records' : 'shell.palette.recent'), items: records },
    { key: 'here', label: text('shell.palette.here'), items: matching(onScreen) },
    { key: 'screens', label: text('shell.palette.screens'), items: screens },
    { key: 'actions', label: text('shell.palette.actions'), items: matching(commands) },
  ].filter(({ items }) => items.length > 0);
};
