import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { reportNameOf } from '../../domain/shared/failure';
import type { SpareItem } from '../../domain/spare-parts/spare-item';
import type { RecordParts } from '../shared/ports/record-parts.port';
import type { Reports } from '../shared/ports/reports.port';
import { token } from '../shared/token';

export const ReportedItems = token<RecordParts<SpareItem>>('reported-spare-items');

/** Reports an item that was not saved; the form shows the failure. Rule R-SPA-10. */
export const reportedItems = (items: RecordParts<SpareItem>, reports: Reports): RecordParts<SpareItem> => ({
  ...items,
  change: (owner, id, ...rest) =>
    pipe(
      items.change(owner, id, ...rest),
      taskEither.orElseFirstIOK((failure) => () => {
        if (failure.kind !== 'Unauthenticated')
          reports.report(`Saving spare part ${owner.id}, item ${id} failed: ${reportNameOf(failure)}`);
      }),
    ),
});
