import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { StatisticsSubject } from '../../application/insight/ports/statistics-source.port';
import { WiredStatistics } from '../../application/insight/wire-statistics';
import type { StatisticsRange } from '../../domain/insight/statistics';
import { chartFormatIn } from '../../domain/insight/chart-format';
import { useChange } from '../shared/runtime/effects.bridge';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';
import { useService } from '../shared/runtime/use-service';
import { useFormat, useSession } from '../shared/runtime/use-session';
import type { StatisticsTexts } from './area-chart';

/** Loads statistics while mounted; a new query aborts the previous requests. */
export const useStatistics = (subject: StatisticsSubject, range: StatisticsRange) => {
  const actor = useActorRef(useService(WiredStatistics), { input: { subject, range } });
  const { context, value } = useSelector(actor, (snapshot) => snapshot);
  const { start, end } = range;
  useChange(
    `${subject} ${start} ${end}`,
    useCallback(() => {
      actor.send({ type: 'query.changed', subject, range: { start, end } });
    }, [actor, end, start, subject]),
  );
  // Until the machine has received the change, its context belongs to the previous subject.
  const shown = context.subject === subject ? context.shown : null;
  const isLoading = context.subject !== subject || value === 'loading';
  return {
    shown,
    before: context.subject === subject ? context.before : null,
    beforeFailed: context.subject === subject && context.beforeFailed,
    // Without figures, a retry shows the loading state. With figures, the failure stays until the response arrives.
    failure: isLoading && shown === null ? null : context.failure,
    isLoading,
    refresh: useCallback(() => {
      actor.send({ type: 'refresh.requested' });
    }, [actor]),
  };
};

/** Formatters for statistics in the person's language. */
export const useStatisticsTexts = (): StatisticsTexts => {
  const translate = useDynamicText();
  const format = useFormat();
  const { language } = useSession().me.settings;
  return useMemo(() => ({ text: translate, format, chart: chartFormatIn(language) }), [format, language, translate]);
};
