import { makeStyles } from '@griffel/react';
import { useCallback, useMemo, useRef } from 'react';
import { repeatedNames, withFieldAt, withNewField, type FormField } from '../../domain/communication/form';
import { FIELD_TYPES, MAX_FIELDS } from '../../domain/communication/form.rule';
import type { Parts } from '../../domain/shared/parts/part';
import { useKeySorting } from '../shared/controls/key-sorting.bridge';
import { useSortable } from '../shared/controls/sortable.bridge';
import { useQuotedText } from '../shared/controls/website-text';
import { PartList, useOpenParts } from '../shared/record/part-list';
import { useParts } from '../shared/record/use-parts';
import { useText } from '../shared/runtime/use-text';
import { visuallyHidden } from '../shared/theme/visually-hidden';
import { FieldRow } from './field-row';

const useStyles = makeStyles({ said: visuallyHidden });

/** The fields of a form: add, open, move, remove, restore. @param stored the fields as they are stored */
export const FieldList = ({ stored }: { readonly stored: Parts<FormField> }) => {
  const styles = useStyles();
  const text = useText();
  const quoted = useQuotedText();
  const { parts, editing, change, remove, restore, markOf, wrong, marked } = useParts(stored);
  const { opened, open, toggle } = useOpenParts(parts, wrong);
  const repeated = useMemo(() => repeatedNames(parts), [parts]);
  const list = useRef<HTMLUListElement>(null);
  const move = useCallback(
    (key: string, place: number) => {
      change((all) => withFieldAt(all, key, place));
    },
    [change],
  );
  const say = useCallback(
    (
      what: 'lifted' | 'moved' | 'dropped' | 'back',
      values: { readonly name: string; readonly place: number; readonly count: number },
    ) => quoted(`communication.sorting.${what}`, values, ['name']),
    [quoted],
  );
  useSortable(list, editing && parts.length > 1, move);
  const { lifted, said, onKey, onBlur } = useKeySorting(list, parts.length, move, say);
  return (
    <>
      <PartList
        title={text('communication.fields.title')}
        counts={text('communication.fields.count', { count: parts.length - marked })}
        parts={parts}
        none={text(editing ? 'communication.fields.noneYet' : 'communication.fields.none')}
        hint={marked > 0 ? text('communication.fields.markedHint', { count: marked }) : null}
        list={list}
        addLabel={text('communication.fields.add')}
        kinds={
          editing && parts.length < MAX_FIELDS
            ? FIELD_TYPES.map((type) => ({
                key: type,
                label: text(`communication.fieldTypes.${type}`),
                onChoose: () => {
                  const next = withNewField(parts, type);
                  for (const { key } of next.slice(-1)) open(key);
                  change(() => next);
                },
              }))
            : []
        }
      >
        {parts.map((part, index) => (
          <FieldRow
            key={part.key}
            part={part}
            index={index}
            mark={markOf(part, index)}
            isOpen={opened.has(part.key)}
            isLifted={lifted === part.key}
            isRepeated={repeated.has(part.key)}
            editing={editing}
            onToggle={toggle}
            onRemove={remove}
            onRestore={restore}
            onKey={onKey}
            onBlur={onBlur}
          />
        ))}
      </PartList>
      <div className={styles.said} aria-live="assertive">
        {said}
      </div>
    </>
  );
};
