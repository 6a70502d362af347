import { createContext, useCallback, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Announcer } from '../../../application/shared/announcer';
import { NOTICE_TIME } from '../../../domain/shared/notice';
import { can } from '../../../domain/shared/permission';
import { useService } from '../runtime/use-service';
import { useSession } from '../runtime/use-session';
import type { Command, DisabledReason } from './command';

/** Whether the surrounding screen is visible; a form behind its versions is not. */
export const ScreenShown = createContext(true);

const shown = new Map<object, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

const changed = (): void => {
  all = [...shown.values()].flat();
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * The commands that the person has the right to use. The palette lists them while they are on screen. Rule R-SHR-87.
 */
export const usePermitted = (commands: readonly Command[]): readonly Command[] => {
  const { me } = useSession();
  const isShown = useContext(ScreenShown);
  const [owner] = useState(() => ({}));
  const permitted = commands.filter(({ right }) => right === undefined || can(me, right));
  useLayoutEffect(() => {
    shown.set(owner, isShown ? permitted : []);
    changed();
  });
  useLayoutEffect(
    () => () => {
      shown.delete(owner);
      changed();
    },
    [owner],
  );
  return permitted;
};

/** The commands on the screen. */
export const useShownCommands = (): readonly Command[] => useSyncExternalStore(subscribe, () => all);

/** Returns a function that announces why a command is off. Keeps its identity. Rule R-SHR-73. */
export const useAnnounceDisabledReason = (): ((reason: DisabledReason) => void) => {
  const announcer = useService(Announcer);
  return useCallback(
    ({ key, values }: DisabledReason) => {
      announcer.say('info', key, NOTICE_TIME.warning, values);
    },
    [announcer],
  );
};

/** An on/off state of a screen, such as a visible panel. @returns the state and its command */
export const useSwitch = (
  look: Pick<Command, 'key' | 'label' | 'icon'>,
  isOnAtFirst = false,
): readonly [boolean, Command] => {
  const [on, setOn] = useState(isOnAtFirst);
  return [on, { ...look, on, disabledReason: null, run: () => setOn(!on) }];
};

/** Returns a function that runs a command, or announces why it is off. Keeps its identity. */
export const usePress = (): ((command: Pick<Command, 'disabledReason' | 'run'>) => void) => {
  const announceReason = useAnnounceDisabledReason();
  return useCallback(
    ({ disabledReason, run }) => {
      if (disabledReason === null) run();
      else announceReason(disabledReason);
    },
    [announceReason],
  );
};
