import { useMemo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { RecordPlace } from '../../../application/shared/record-path';
import type { FilterShape } from '../../../domain/shared/list-query';
import { isFields, type Fields } from '../../../domain/shared/merge';
import { isMoney } from '../../../domain/shared/money';
import type { Identified, Resource } from '../../../domain/shared/resource';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { useAllowed, useFormat } from '../runtime/use-session';
import type { FieldTextOf, PartTextOf } from './record-conflict';
import type { RecordHold } from './record-hold';
import type { SaveQuestion } from './save.bridge';
import { RecordScreen, type RecordScreenProps } from './record-screen';
import type { ScreenProps } from '../page/screen';
import { ForbiddenState } from '../page/screen-states';
import type { TextKey } from '../runtime/text-key';
import { useText } from '../runtime/use-text';

interface PlainRecordProps<
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
> extends ScreenProps {
  readonly resource: Resource<Row, Detail, Draft, Filter>;
  readonly nameOf: (draft: Draft) => string;
  /** Below `/<key>` by default; keep its identity. */
  readonly place?: RecordPlace;
  /** Offers Edit to whoever sees the screen; the server decides. Else the right to edit decides. */
  readonly mayEdit?: true;
  /** View options at the right of the commands. */
  readonly view?: ReactNode;
  /** Who may delete records of this kind may do so here, too; or only while editing, or only this one. */
  readonly deletable?: boolean | 'editing' | ((record: Detail) => boolean);
  /** The record is edited under a lock. */
  readonly hold?: RecordHold | undefined;
  /** How values read that are not text, figure, day, flag or list; keep its identity. */
  readonly words?: { readonly [Field in keyof Draft]?: (value: Draft[Field]) => string };
  /** Fields whose words are HTML; keep its identity. */
  readonly html?: readonly (keyof Draft)[];
  /** How a part reads, what stands above the form, and what else can be done; see `RecordScreen`. */
  readonly partText?: PartTextOf<Draft>;
  readonly strips?: RecordScreenProps<Row, Detail, Draft, Filter>['strips'];
  readonly commands?: RecordScreenProps<Row, Detail, Draft, Filter>['commands'];
  /** What is asked before a draft that holds is saved; keep its identity. */
  readonly askBefore?: (draft: Draft) => SaveQuestion | null;
  readonly saveOffWhileInvalid?: true;
  /** The names of fields that hold several; keep its identity. */
  readonly names?: { readonly [Field in keyof Draft]?: TextKey };
  /** What is to be known before it is deleted. */
  readonly removalNote?: RecordScreenProps<Row, Detail, Draft, Filter>['removalNote'];
  /** At the right of the header: times, states. */
  readonly facts?: (record: Detail) => ReactNode;
  readonly children: RecordScreenProps<Row, Detail, Draft, Filter>['children'];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The form of a module that has nothing of its own but fields; a field is labelled `<record>.<field>`. Some of their
 * addresses have no guard: who may not add is told so before typing.
 */
export const PlainRecord = <
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
>(
  props: PlainRecordProps<Row, Detail, Draft, Filter>,
) => {
  const [, navigate] = useLocation();
  const { resource, params, title, refusal } = props;
  const { add } = useAllowed(resource.right);
  if (params['id'] === undefined && !add)
    return (
      <ForbiddenState
        screen={title}
        refusal={refusal}
        onDashboard={() => {
          navigate('/');
        }}
      />
    );
  return <OpenRecord {...props} />;
};

/** A text within a field, or the name of what is chosen there. */
const nestedWords = (draft: Fields, path: string): string => {
  const value = path.split('.').reduce<unknown>((within, key) => (isFields(within) ? within[key] : undefined), draft);
  if (typeof value === 'string') return value;
  return isFields(value) && typeof value['name'] === 'string' ? value['name'] : '';
};

const OpenRecord = <
  Row extends Identified,
  Detail extends Draft & Identified,
  Draft extends Fields,
  Filter extends FilterShape,
>({
  resource,
  params,
  words,
  names,
  html,
  deletable = false,
  place,
  mayEdit,
  partText,
  ...screen
}: PlainRecordProps<Row, Detail, Draft, Filter>) => {
  const text = useText();
  const translate = useDynamicText();
  const format = useFormat();
  const allowed = useAllowed(resource.right);
  const id = params['id'] ?? null;
  const { one } = resource.strings;

  const fieldText = useMemo((): FieldTextOf<Draft> => {
    const valueOf = (value: unknown): string => {
      if (typeof value === 'boolean') return text(value ? 'shared.yes' : 'shared.no');
      if (typeof value === 'number') return format.number(value);
      if (isMoney(value)) return format.money(value);
      if (Array.isArray(value)) return format.number(value.length);
      return typeof value !== 'string' ? '' : DAY.test(value) ? format.day(value) : value;
    };
    return (field, draft) => ({
      label: translate(names?.[field] ?? `${one}.${field}`),
      value: (words?.[field] ?? valueOf)(draft[field]),
      isHtml: html?.includes(field) === true,
      isContent: words?.[field] === undefined && typeof draft[field] === 'string',
    });
  }, [format, html, names, one, text, translate, words]);

  /** A field of a field, such as `meta.title`. */
  const nestedText = useMemo(
    (): PartTextOf<Draft> => (path, draft) => ({
      label: translate(`${one}.${path}`),
      value: nestedWords(draft, path),
      isContent: true,
    }),
    [one, translate],
  );

  return (
    <RecordScreen
      {...screen}
      partText={partText ?? nestedText}
      resource={resource}
      id={id}
      place={place}
      mayEdit={mayEdit ?? allowed.edit}
      mayDelete={allowed.remove && deletable}
      fieldText={fieldText}
    />
  );
};
