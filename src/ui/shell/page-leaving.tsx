import { useCallback, useState, type ReactNode } from 'react';
import { LeavingActor } from '../../application/shared/leaving.machine';
import { UploadProgress } from '../../application/shared/upload-progress.machine';
import { UnsavedDialog } from '../shared/record/unsaved-dialog';
import { useService } from '../shared/runtime/use-service';

interface PageLeaving {
  /** Signing out, another website, another language: asked about while something would be lost. */
  readonly leavePage: (go: () => void) => void;
  /** Is asked where uploads would end with the page. */
  readonly question: ReactNode;
}

/**
 * The ways out of the page that lead through the console. Uploads outlive every screen, but not the page. Rule
 * R-LIB-15.
 */
export const usePageLeaving = (): PageLeaving => {
  const [leaving, uploads] = [useService(LeavingActor), useService(UploadProgress)];
  const [stopping, setStopping] = useState<(() => void) | null>(null);
  const leavePage = useCallback(
    (go: () => void) => {
      leaving.send({
        type: 'leave.attempted',
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
