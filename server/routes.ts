import { usergroupEndpoints } from './access/usergroups';
import { userEndpoints } from './access/users';
import { catalogueEndpoints } from './catalogue/endpoints';
import { calendarEndpoints } from './commerce/calendar';
import { testMailEndpoint } from './communication/test-mail';
import { faqEndpoints } from './catalogue/faq/faq-endpoints';
import { structureNodeEndpoints } from './catalogue/structure/structure-nodes';
import { structureEndpoints } from './catalogue/structure/structures';
import { categoryEndpoints } from './content/terms/categories';
import { choiceEndpoints } from './content/choices/choice-endpoints';
import { withSuggestions } from './content/choices/suggest';
import { contentEndpoints } from './content/endpoints';
import { tagEndpoints } from './content/terms/tags';
import { helpEndpoints, type HelpServices } from './insight/help-endpoints';
import { logEndpoints } from './insight/logs';
import { statisticsEndpoints, type StatisticsServices } from './insight/statistics/statistics-endpoints';
import { libraryEndpoints } from './library/endpoints';
import { liveEndpoints, type LiveServices } from './live/events-endpoint';
import { jobEndpoints, type QueueServices } from './operations/jobs/job-endpoints';
import { PLAIN_MODULES } from './plain-modules';
import { sparePartIconEndpoint } from './spare-parts/icons';
import { avatarEndpoints } from './session/avatar';
import { invitationEndpoints } from './session/invitations';
import { inviteEndpoints } from './session/send-invitations';
import { langEndpoints } from './session/lang';
import { meEndpoints } from './session/me';
import { clientLogEndpoints } from './session/client-log';
import { resetEndpoints } from './session/password-reset';
import type { SessionServices } from './session/services';
import { signInEndpoints } from './session/sign-in';
import { supportEndpoints } from './session/support';
import type { Endpoint } from './shared/endpoint';

/** The services of the whole server. */
export type ServerServices = SessionServices & HelpServices & StatisticsServices & LiveServices & QueueServices;

export type ServerEndpoint = Endpoint<ServerServices>;

/** The endpoints of modules whose lists can be exported. */
export const LISTS: readonly Endpoint[] = [
  ...PLAIN_MODULES.flatMap(({ endpoints }) => endpoints),
  ...tagEndpoints,
  ...categoryEndpoints,
  ...contentEndpoints,
];

/** All endpoints of the API with their access; the tests of rights are generated from this table. */
export const ENDPOINTS: readonly ServerEndpoint[] = [
  ...signInEndpoints,
  ...meEndpoints,
  ...avatarEndpoints,
  ...langEndpoints,
  ...invitationEndpoints,
  ...resetEndpoints,
  ...clientLogEndpoints,
  ...liveEndpoints,
  ...logEndpoints,
  ...helpEndpoints,
  ...statisticsEndpoints,
  ...supportEndpoints,
  ...inviteEndpoints,
  ...userEndpoints,
  ...usergroupEndpoints,
  ...calendarEndpoints,
  testMailEndpoint,
  ...jobEndpoints,
  ...withSuggestions(
    withSuggestions(
      PLAIN_MODULES.flatMap(({ endpoints }) => endpoints),
      'form',
    ),
    'navigation',
  ),
  sparePartIconEndpoint,
  ...libraryEndpoints,
  ...tagEndpoints,
  ...categoryEndpoints,
  ...choiceEndpoints,
  ...contentEndpoints,
  ...catalogueEndpoints,
  ...faqEndpoints,
  ...structureEndpoints,
  ...structureNodeEndpoints,
];
