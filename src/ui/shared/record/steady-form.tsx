import { FormikProvider, useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import type { Fields } from '../../../domain/shared/merge';

/**
 * Formik draws all that is in it twice with every key: again once it has judged the values, although mostly nothing
 * comes of that. What is in here is drawn again when values, errors or what was left have changed. It holds no news of
 * a submission.
 */
export const SteadyForm = ({ children }: { readonly children: ReactNode }) => {
  const form = useFormikContext<Fields>();
  const [held, setHeld] = useState(form);
  const isSame = (['values', 'errors', 'touched', 'initialValues'] as const).every((part) => held[part] === form[part]);
  if (!isSame) setHeld(form);
  return <FormikProvider value={isSame ? held : form}>{children}</FormikProvider>;
};
