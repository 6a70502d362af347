import { useCallback, useMemo, useRef } from 'react';
import { repeatedNames, withFieldAt, withNewField, type FormField } from '../../domain/communication/form';
import { FIELD_TYPES, MAX_FIELDS } from '../../domain/communication/form.rule';
import type { Parts } from '../../domain/shared/parts/part';
import { PartList, useOpenParts } from '../shared/record/part-list';
import { useParts } from '../shared/record/use-parts';
import { useText } from '../shared/runtime/use-text';
import { MoveStatus } from '../shared/sorting/move-status';
import { useListSorting } from '../shared/sorting/use-list-sorting';
import { FieldRow } from './field-row';

/** The fields of a form: add, expand, move, remove, restore. @param stored the stored fields */
export const FieldList = ({ stored }: { readonly stored: Parts<FormField> }) => {
  const text = useText();
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
  const { lifted, said, handle } = useListSorting({
    list,
    keys: parts.map(({ key }) => key),
    on: editing && parts.length > 1,
    nameOf: (place) => parts[place]?.value.label || text('communication.field.unnamed'),
    onMove: move,
  });
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
            handle={handle}
          />
        ))}
      </PartList>
      <MoveStatus said={said} />
    </>
  );
};
