import type { EmailCategory } from '../../../domain/communication/email';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Rule R-EML-09. */
export interface EmailCategories {
  /** Categories of the website, by name. */
  list(options?: CallOptions): Answer<readonly EmailCategory[]>;
}
export const EmailCategories = token<EmailCategories>('email-categories');
