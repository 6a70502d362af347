import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Notices } from '../../../application/shared/notices.machine';
import { NOTICE_TIME } from '../../../domain/shared/notice';
import { useService } from '../runtime/use-service';

/** A guard that did not let someone through: says so at the top right and leads to the start. Rule R-SES-10. */
export const GuardRefusal = (): null => {
  const notices = useService(Notices);
  const [, navigate] = useLocation();
  useEffect(() => {
    notices.show({
      intent: 'warning',
      key: 'shared.failures.noPermission',
      duration: NOTICE_TIME.warning,
      place: 'top',
    });
    navigate('/', { replace: true });
  }, [navigate, notices]);
  return null;
};
