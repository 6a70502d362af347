import { Subtract20Regular } from '@fluentui/react-icons/svg/subtract';
import { useState } from 'react';
import type { BlockChange } from '../../../domain/content/compare-blocks';
import { isEmptyValue } from '../../../domain/content/block.rule';
import { summaryOf } from '../../../domain/content/block-summary';
import type { RestorablePart } from '../../../domain/content/restore-part';
import { WebsiteText } from '../../shared/controls/website-text';
import { useFormat } from '../../shared/runtime/use-session';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { htmlDecoder } from '../../shared/rich-text/html/references';
import { Icon } from '../../shared/icons/icon';
import { chevronDown } from '../../shared/icons/shapes';
import { useText } from '../../shared/runtime/use-text';
import { blockIconOf } from '../block-icons';
import { Pill } from '../pill';
import { ChangePart } from './change-part';
import { ChangeRow, TakeButton, type ChangePlace } from './change-row';
import type { CompareLayout } from './change-text';
import { useChangeStyles } from './compare.styles';
import type { PieceReader } from './pieces';

const NO_PLACE = 0;
const labelOf = ({ after, before }: BlockChange): string => (after ?? before)?.label ?? '';
const codeOf = ({ after, before }: BlockChange): string => (after ?? before)?.code ?? '';
const wordsOf = ({ after, before }: BlockChange): string => {
  const block = after ?? before;
  return block === null ? '' : summaryOf(block, htmlDecoder).text;
};

interface BlockRowProps extends ChangePlace {
  readonly change: BlockChange;
  readonly number: number;
  readonly layout: CompareLayout;
  readonly reader: PieceReader;
  /** Null if nothing can be restored. */
  readonly takeOf: (part: RestorablePart) => (() => void) | null;
}

/** An added, removed, changed or moved block. */
export const BlockRow = ({ change, number, layout, reader, takeOf, ...place }: BlockRowProps) => {
  const [styles, text, format] = [useChangeStyles(), useText(), useFormat()];
  const { kind, moved, before, after, fields, own, from, to } = change;
  const name = labelOf(change);
  // Empty fields of an added or removed block are left out.
  const shown = fields.filter((part) => kind === 'changed' || !isEmptyValue((part.after ?? part.before)?.value));
  return (
    <ChangeRow
      {...place}
      icon={blockIconOf(codeOf(change))}
      name={name}
      number={number}
      signs={
        <>
          {kind === 'added' && (
            <Pill tone="success" icon={shellShapes.add}>
              {text('content.versions.added')}
            </Pill>
          )}
          {kind === 'removed' && (
            <Pill tone="danger" icon={Subtract20Regular}>
              {text('content.versions.removed')}
            </Pill>
          )}
          {moved && from !== null && to !== null && (
            <Pill tone="info" icon={to < from ? shellShapes.chevronUp : chevronDown}>
              {text('content.versions.moved', { from: format.number(from + 1), to: format.number(to + 1) })}
            </Pill>
          )}
          {kind === 'changed' && <span>{text('content.versions.changed')}</span>}
          {kind === 'unchanged' && <span>{text('content.versions.same')}</span>}
        </>
      }
      takes={
        <>
          {kind === 'added' && (
            <TakeButton
              words={text('content.versions.take.removed')}
              label={text('content.versions.take.removedOf', { name })}
              onTake={takeOf({ kind: 'existence' })}
            />
          )}
          {kind === 'removed' && (
            <TakeButton
              words={text('content.versions.take.restored')}
              label={text('content.versions.take.restoredOf', { name })}
              onTake={takeOf({ kind: 'existence' })}
            />
          )}
          {moved && (
            <TakeButton
              words={text('content.versions.take.place')}
              label={text('content.versions.take.placeOf', { name })}
              onTake={takeOf({ kind: 'place' })}
            />
          )}
          {kind === 'changed' && fields.length + own.length > 1 && (
            <TakeButton
              words={text('content.versions.take.content')}
              label={text('content.versions.take.contentOf', { name })}
              onTake={takeOf({ kind: 'content' })}
            />
          )}
        </>
      }
    >
      {kind === 'unchanged' && wordsOf(change) !== '' && (
        <p className={styles.quiet}>
          <WebsiteText>{wordsOf(change)}</WebsiteText>
        </p>
      )}
      {shown.map((part) => (
        <ChangePart
          key={part.code}
          label={(part.after ?? part.before)?.label ?? part.code}
          before={part.before && reader.field(part.before)}
          after={part.after && reader.field(part.after)}
          words={part.words}
          layout={layout}
          onTake={kind === 'changed' ? takeOf({ kind: 'field', code: part.code }) : null}
        />
      ))}
      {before !== null &&
        after !== null &&
        own.map((part) => (
          <ChangePart
            key={`own ${part}`}
            label={text(`content.versions.own.${part}`)}
            before={reader.own(part, before)}
            after={reader.own(part, after)}
            words={null}
            layout={layout}
            onTake={takeOf({ kind: 'own', part })}
          />
        ))}
    </ChangeRow>
  );
};

/** Names listed for collapsed blocks. */
const NAMED_REFERENCES = 5;

/** Consecutive unchanged blocks: their names, and their summaries on demand. */
export const UnchangedRow = ({ changes }: { readonly changes: readonly BlockChange[] }) => {
  const [styles, text, format] = [useChangeStyles(), useText(), useFormat()];
  const [open, setOpen] = useState(false);
  const names = changes.map(labelOf);
  const more = names.length - NAMED_REFERENCES;
  const said =
    more > 1
      ? text('content.versions.more', {
          names: names.slice(0, NAMED_REFERENCES).join(', '),
          count: format.number(more),
        })
      : names.join(', ');
  return (
    <>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <Icon icon={open ? shellShapes.chevronUp : chevronDown} size={16} />
        {text('content.versions.unchanged', { count: changes.length, names: said })}
      </button>
      {open && (
        <ul className={styles.unfolded}>
          {changes.map((change) => (
            <li key={change.guid}>
              <b>{labelOf(change)}</b> <WebsiteText>{wordsOf(change)}</WebsiteText>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** The former position of a moved block. */
export const LeftRow = ({ change }: { readonly change: BlockChange }) => {
  const [styles, text, format] = [useChangeStyles(), useText(), useFormat()];
  return (
    <p className={styles.left}>
      <Icon icon={blockIconOf(codeOf(change))} size={16} />
      {text('content.versions.ghost', { name: labelOf(change), place: format.number((change.to ?? NO_PLACE) + 1) })}
    </p>
  );
};
