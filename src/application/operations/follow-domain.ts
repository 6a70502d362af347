import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { isWebAddress } from '../../domain/shared/web-address.rule';
import { reportNameOf, type Failure } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { Announcer } from '../shared/announcer';
import type { NewTabs } from '../shared/ports/new-tabs.port';
import type { Reports } from '../shared/ports/reports.port';
import { token } from '../shared/token';
import type { DomainLinks } from './ports/domain-links.port';

/** Opens a domain's link in a new tab; resolves once opened or once the failure is shown. */
export type FollowDomain = (id: Id) => Promise<void>;
export const FollowDomain = token<FollowDomain>('follow-domain');

/** Opens web URLs only; a failure is reported and shown (R-OPS-03). */
export const followDomain =
  (links: DomainLinks, tabs: NewTabs, reports: Reports, announcer: Announcer): FollowDomain =>
  async (id) => {
    const outcome = await pipe(
      links.linkOf(id),
      taskEither.filterOrElse(isWebAddress, (): Failure => ({ kind: 'Malformed', path: 'domain.url' })),
    )();
    if (either.isRight(outcome)) {
      tabs.open(outcome.right);
      return;
    }
    reports.report(`The link of domain ${id} could not be opened: ${reportNameOf(outcome.left)}`);
    announcer.failure(outcome.left);
  };
