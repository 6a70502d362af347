import { useCallback, useState, type ReactNode } from 'react';
import { LeavingActor } from '../../application/shared/leaving.machine';
import { UploadProgress } from '../../application/shared/upload-progress.machine';
import { UnsavedDialog } from '../shared/record/unsaved-dialog';
import { useService } from '../shared/runtime/use-service';

interface PageLeaving {
  /** Runs `go` (sign out, change website or language) after asking about unsaved changes. */
  readonly leavePage: (go: () => void) => void;
  /** The question while uploads are running. */
  readonly question: ReactNode;
}

/**
 * The ways to unload the page from within the console. Uploads survive screen changes, but not an unload. Rule
 * R-LIB-15.
 */
export const usePageLeaving = (): PageLeaving => {
  const [leaving, uploads] = [useService(LeavingActor), useService(UploadProgress)];
  const [stopping, setStopping] = useState<(() => void) | null>(null);
  const leavePage = useCallback(
    (go: () => void) => {
      leaving.send({
        type: 'leave.requested',
        go: () => {
          if (uploads.getSnapshot().matches('running')) setStopping(() => go);
          else go();
        },
      });
    },
    [leaving, uploads],
  );
  const question = stopping !== null && (
    <UnsavedDialog
      work="uploading"
      onStay={() => {
        setStopping(null);
      }}
      onDiscard={() => {
        setStopping(null);
        uploads.send({ type: 'uploads.stopped' });
        stopping();
      }}
    />
  );
  return { leavePage, question };
};
