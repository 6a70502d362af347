import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { placeBelow, type RecordPlace } from '../../../application/shared/record-path';
import type { Failure } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Kind, Resource } from '../../../domain/shared/resource';
import type { ScreenProps } from '../page/screen';
import { ForbiddenState } from '../page/screen-states';
import { useAllowed } from '../runtime/use-session';
import { RecordConflict } from './record-conflict';
import { DefinitionContext } from './record-fields';
import { FormikForm } from './record-form.bridge';
import type { RecordScreenProps } from './record-props';
import { RecordScreen } from './record-screen';
import { useRecord } from './record.bridge';
import { useFieldText, type FieldWords } from './use-field-text';

interface PlainRecordProps<K extends Kind>
  extends ScreenProps, FieldWords<K['draft']>, Omit<RecordScreenProps<K>, keyof ScreenProps | 'record' | 'conflict'> {
  readonly resource: Resource<K>;
  /** Defaults to the `id` in the URL; `null` creates a record. */
  readonly id?: Id | null;
  /** Defaults to `/<key>`; keep its identity. */
  readonly place?: RecordPlace;
  /** Called when the record cannot be shown; by default the screen returns to the list. Keep its identity. */
  readonly onLost?: (failure: Failure | null) => void;
}

/**
 * The form of a module that consists of fields only; labels are `<record>.<field>`. Some of its routes have no guard:
 * without the right to add, an empty form is replaced by the forbidden state.
 */
export const PlainRecord = <K extends Kind>(props: PlainRecordProps<K>) => {
  const [, navigate] = useLocation();
  const { resource, params, title, refusal, id = params['id'] ?? null } = props;
  const { add } = useAllowed(resource.right);
  if (id === null && !add)
    return (
      <ForbiddenState
        screen={title}
        refusal={refusal}
        onDashboard={() => {
          navigate('/');
        }}
      />
    );
  return <OpenRecord {...props} id={id} />;
};

const OpenRecord = <K extends Kind>({ resource, id = null, place, onLost, ...screen }: PlainRecordProps<K>) => {
  const { key, rule } = resource;
  const record = useRecord(
    resource,
    id,
    useMemo(() => place ?? placeBelow(key), [key, place]),
    { onLost },
  );
  const words = useFieldText(resource, screen);
  return (
    <FormikForm values={record.fields} rule={rule}>
      <DefinitionContext value={resource}>
        <RecordScreen
          {...screen}
          record={record}
          conflict={(conflict, answer) => <RecordConflict conflict={conflict} {...words} {...answer} />}
        />
      </DefinitionContext>
    </FormikForm>
  );
};
