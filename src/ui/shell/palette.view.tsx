import { useMachine } from '@xstate/react';
import { flushSync } from 'react-dom';
import { usePathname } from 'wouter/use-browser-location';
import { findRoute } from '../../application/session/find-route';
import { WiredPalette } from '../../application/session/palette';
import type { QueriesOf } from '../../application/session/palette.machine';
import { moduleQueries, searchableModules } from '../../domain/session/palette.rule';
import { namesOf } from '../../domain/shared/modules/module-entries.rule';
import { RecentRecords } from '../../application/shared/ports/recent-records.port';
import { MIN_HIGHLIGHTED_TERM } from '../../domain/shared/list-query';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';
import { useSession } from '../shared/runtime/use-session';
import type { ThemeChoice } from '../shared/theme/theme-root';
import { useService } from '../shared/runtime/use-service';
import { useShownCommands } from '../shared/commands/command.bridge';
import { useText } from '../shared/runtime/use-text';
import { Palette, type PaletteItem } from './palette';
import { commandsOnScreen, paletteGroups, type PaletteCommand } from './palette-groups';

interface PaletteViewProps {
  readonly theme: ThemeChoice;
  readonly onTheme: (choice: ThemeChoice) => void;
  readonly onNavigate: (path: string) => void;
  readonly onShortcuts: () => void;
  readonly onSignOut: () => void;
  readonly onClose: () => void;
}

const THEMES: readonly ThemeChoice[] = ['dark', 'light', 'system'];

/** Binds the palette to its search, screens and actions. */
export const PaletteView = ({ theme, onTheme, onNavigate, onShortcuts, onSignOut, onClose }: PaletteViewProps) => {
  const text = useText();
  const translate = useDynamicText();
  const session = useSession();
  const [snapshot, send] = useMachine(useService(WiredPalette));
  const recent = useService(RecentRecords).list(session.me.id);
  const { term, queries, hits, failed, otherText } = snapshot.context;
  // The current module comes first. Rule R-SES-23.
  const here = findRoute(usePathname())?.route.module;
  const modules = searchableModules(session.me, [
    ...(here === undefined ? [] : [here]),
    ...recent.map(({ module }) => module),
  ]);
  const queriesFor =
    (typed: string): QueriesOf =>
    (other) =>
      moduleQueries(typed.trim(), modules, (module) =>
        [translate, other].flatMap((translated) => [
          translated(`${namesOf(module)}.title`),
          translated(`${namesOf(module)}.record`),
        ]),
      );
  const asked = snapshot.matches('waiting') ? queriesFor(term)(otherText) : queries;
  const unasked = modules.find((one) => asked.every(({ module }) => module !== one));
  const commands: readonly PaletteCommand[] = [
    ...THEMES.filter((choice) => choice !== theme).map((choice) => ({
      key: choice,
      label: text(`shell.commands.${choice}`),
      labelKey: `shell.commands.${choice}`,
      aside: text('shell.commands.view'),
      icon: 'sun',
      act: () => {
        onTheme(choice);
      },
    })),
    ...(['settings', 'password'] as const).map((key) => ({
      key,
      label: text(`shell.commands.${key}`),
      labelKey: `shell.commands.${key}`,
      icon: key === 'settings' ? 'people' : 'shield',
      act: () => {
        onNavigate('/profile');
      },
    })),
    {
      key: 'shortcuts',
      label: text('shell.commands.shortcuts'),
      labelKey: 'shell.commands.shortcuts',
      icon: 'key',
      shortcut: '?',
      act: onShortcuts,
    },
    {
      key: 'signOut',
      label: text('shell.commands.signOut'),
      labelKey: 'shell.commands.signOut',
      icon: 'signOut',
      act: onSignOut,
    },
  ];
  const onScreen = commandsOnScreen(useShownCommands(), text);
  const groups = paletteGroups({ session, term, hits, recent, commands, onScreen, text, translate, otherText });
  const choose = ({ key }: PaletteItem, apart: boolean): void => {
    const entry = groups.flatMap(({ items }) => items).find((item) => item.key === key);
    // A disabled item shows the reason below its name.
    if (entry === undefined || entry.disabledReason !== undefined) return;
    if ('act' in entry) {
      // Close first: the open dialog would keep the focus.
      flushSync(onClose);
      entry.act();
    } else if (apart) globalThis.open(entry.path, '_blank', 'noopener');
    else onNavigate(entry.path);
  };
  return (
    <Palette
      term={term}
      groups={groups}
      searching={!snapshot.matches('idle')}
      incomplete={failed.length > 0}
      hint={
        failed.length > 0
          ? text('shell.palette.failed', {
              screen: failed.map((module) => translate(`${namesOf(module)}.title`)).join(', '),
            })
          : term !== '' && term.trim().length < MIN_HIGHLIGHTED_TERM
            ? text('shell.palette.more')
            : term !== '' && unasked !== undefined
              ? text('shell.palette.others', { module: translate(`${namesOf(unasked)}.title`) })
              : undefined
      }
      onTerm={(typed) => {
        send({ type: 'term.changed', term: typed, queriesOf: queriesFor(typed) });
      }}
      onChoose={choose}
      onShortcuts={onShortcuts}
      onClose={onClose}
    />
  );
};
