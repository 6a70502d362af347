import { forms, type FormField } from '../../../domain/communication/form';
import { partsOf } from '../../shared/ports/record-parts.port';

/** Form fields, each saved by calls of its own. */
export const FormFields = partsOf<FormField>(forms);
