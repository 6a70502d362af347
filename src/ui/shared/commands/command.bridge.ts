import { createContext, useCallback, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Announcer } from '../../../application/shared/announcer';
import { NOTICE_TIME } from '../../../domain/shared/notice';
import { can } from '../../../domain/shared/permission';
import { useService } from '../runtime/use-service';
import { useSession } from '../runtime/use-session';
import type { Command, Off } from './command';

/** Whether the screen around the commands can be seen; a form behind its versions cannot. */
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

/** Those of the commands that the person has the right to. The palette offers them while they are on the screen. Rule R-SHR-87. */
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

/** Says why a command is off to whoever uses it all the same. Keeps its identity. Rule R-SHR-73. */
export const useTellOff = (): ((off: Off) => void) => {
  const announcer = useService(Announcer);
  return useCallback(
    ({ key, values }: Off) => {
      announcer.say('info', key, NOTICE_TIME.warning, values);
    },
    [announcer],
  );
};

/** A switch of a screen, such as one that shows a panel. @returns whether it is on, and its command */
export const useSwitch = (
  look: Pick<Command, 'key' | 'label' | 'icon'>,
  isOnAtFirst = false,
): readonly [boolean, Command] => {
  const [on, setOn] = useState(isOnAtFirst);
  return [on, { ...look, on, off: null, run: () => setOn(!on) }];
};

/** Runs a command, or says why it is off. Keeps its identity. */
export const usePress = (): ((command: Pick<Command, 'off' | 'run'>) => void) => {
  const tellOff = useTellOff();
  return useCallback(
    ({ off, run }) => {
      if (off === null) run();
      else tellOff(off);
    },
    [tellOff],
  );
};
