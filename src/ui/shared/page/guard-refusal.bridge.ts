import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Notices } from '../../../application/shared/notices.machine';
import { NOTICE_TIME, type Notice } from '../../../domain/shared/notice';
import { useService } from '../runtime/use-service';

interface GuardRefusalProps {
  /** String key and values of the refused action. */
  readonly said: Pick<Notice, 'key' | 'values'>;
}

/**
 * Shown when a guard refuses access: announces the reason at the top right and navigates to the start page. Rule
 * R-SES-10.
 */
export const GuardRefusal = ({ said: given }: GuardRefusalProps): null => {
  const [said] = useState(given);
  const notices = useService(Notices);
  const [, navigate] = useLocation();
  useEffect(() => {
    notices.show({
      intent: 'warning',
      ...said,
      duration: NOTICE_TIME.warning,
      place: 'top',
    });
    navigate('/', { replace: true });
  }, [navigate, notices, said]);
  return null;
};
