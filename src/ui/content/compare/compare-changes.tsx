import { useMemo } from 'react';
import type { Comparison } from '../../../domain/content/compare';
import { compareRows } from '../../../domain/content/compare-rows';
import { nameFieldOf, type ContentModule } from '../../../domain/content/modules.rule';
import type { RestorablePart } from '../../../domain/content/restore-part';
import { useDynamicText } from '../../shared/runtime/use-dynamic-text';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { useText } from '../../shared/runtime/use-text';
import { BlockRow, LeftRow, UnchangedRow } from './block-rows';
import { ChangePart } from './change-part';
import { ChangeRow, type ChangePlace } from './change-row';
import type { CompareLayout } from './change-text';
import type { PieceReader } from './pieces';

interface CompareChangesProps extends ChangePlace {
  readonly module: ContentModule;
  readonly comparison: Comparison;
  readonly layout: CompareLayout;
  readonly reader: PieceReader;
  /** Restores a field of the older version; null if that is impossible. */
  readonly takeField: (path: string) => (() => void) | null;
  readonly takePart: (guid: string, part: RestorablePart) => (() => void) | null;
}

/** Changed fields, then blocks in order. Rule R-CON-12. */
export const CompareChanges = ({
  module,
  comparison,
  layout,
  reader,
  takeField,
  takePart,
  at,
  count,
}: CompareChangesProps) => {
  const text = useText();
  const translate = useDynamicText();
  const { fields, blocks } = comparison;
  const rows = useMemo(() => compareRows(blocks), [blocks]);
  const numbers = useMemo(
    () =>
      new Map(
        rows
          .flatMap((row) => (row.kind === 'block' ? [row.change.guid] : []))
          .map((guid, place) => [guid, fields.length + place]),
      ),
    [fields, rows],
  );
  const labelOf = (path: string): string => translate(`content.item.${path === 'name' ? nameFieldOf(module) : path}`);
  return (
    <>
      {fields.length > 0 && (
        <ChangeRow icon={shellShapes.form} name={text('content.versions.fields')} number={null} at={at} count={count}>
          {fields.map(({ path, before, after, words }, number) => (
            <ChangePart
              key={path}
              label={labelOf(path)}
              before={reader.value(path, before)}
              after={reader.value(path, after)}
              words={words}
              layout={layout}
              number={number}
              isCurrent={number === at}
              onTake={takeField(path)}
            />
          ))}
        </ChangeRow>
      )}
      {rows.map((row) => {
        switch (row.kind) {
          case 'unchanged':
            return <UnchangedRow key={`same ${row.changes[0]?.guid ?? ''}`} changes={row.changes} />;
          case 'movedFrom':
            return <LeftRow key={`left ${row.change.guid}`} change={row.change} />;
          case 'block':
            return (
              <BlockRow
                key={row.change.guid}
                change={row.change}
                number={numbers.get(row.change.guid) ?? 0}
                at={at}
                count={count}
                layout={layout}
                reader={reader}
                takeOf={(part) => takePart(row.change.guid, part)}
              />
            );
        }
      })}
    </>
  );
};
