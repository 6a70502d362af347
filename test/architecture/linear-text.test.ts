import { decodeBodies } from '../../server/mail/outbox';
import { sanitizeHtml } from '../../server/content/published/sanitize-html';
import { excerptOf } from '../../server/catalogue/faq/search-questions';
import { parameterOf } from '../../server/http/raw-body';
import { placeOf } from '../../server/insight/published/log-place';
import { MEDIA_URLS } from '../../server/library/usage';
