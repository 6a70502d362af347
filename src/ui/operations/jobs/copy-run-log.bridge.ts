import { useCallback } from 'react';
import { Announcer } from '../../../application/shared/announcer';
import { Clipboard } from '../../../application/shared/ports/clipboard.port';
import { NOTICE_TIME } from '../../../domain/shared/notice';
import { useService } from '../../shared/runtime/use-service';

/** Copies the log of a run and shows a notice. */
export const useCopyRunLog = (): ((text: string) => void) => {
  const [clipboard, announcer] = [useService(Clipboard), useService(Announcer)];
  return useCallback(
    (text: string) => {
      void clipboard.write(text).then((copied) => {
        announcer.say(
          copied ? 'success' : 'error',
          `operations.jobs.log.${copied ? 'copied' : 'notCopied'}`,
          NOTICE_TIME.warning,
        );
      });
    },
    [announcer, clipboard],
  );
};
