import { makeStyles } from '@griffel/react';
import type { Block, BlockField } from '../../domain/content/block';
import type { Problems } from '../../domain/shared/rule';
import { phone } from '../shared/measures';
import { TextField } from '../shared/text-field';
import { useText } from '../shared/use-text';
import { BlockFieldView } from './fields/block-field';

const useStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '14px 16px', [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  wide: { gridColumnStart: '1', gridColumnEnd: '-1', minWidth: 0 },
  half: { minWidth: 0 },
});

/** Fields that need the whole width. */
const WIDE: readonly BlockField['type'][] = ['editor', 'textarea', 'files', 'slideshow', 'categories', 'branches', 'unknown'];

interface BlockBodyProps {
  readonly block: Block;
  readonly editing: boolean;
  /** By `{guid}.{field}`. */
  readonly problems: Problems;
  readonly onChange: (field: BlockField) => void;
  readonly onAnchor: (text: string) => void;
}

/** The fields of one block, and its anchor. */
export const BlockBody = ({ block, editing, problems, onChange, onAnchor }: BlockBodyProps) => {
  const styles = useStyles();
  const text = useText();
  const wordsOf = (code: string): string | undefined => {
    const problem = problems[`${block.guid}.${code}`];
    return problem === undefined ? undefined : text(problem === 'required' ? 'shared.fields.required' : 'shared.fields.pattern.default');
  };
  return (
    <div className={styles.fields}>
      {block.fields.map((field) => (
        <div key={field.code} className={WIDE.includes(field.type) ? styles.wide : styles.half}>
          <BlockFieldView field={field} readOnly={!editing} error={wordsOf(field.code)} onChange={onChange} />
        </div>
      ))}
      {(editing || block.id !== '') && (
        <div className={styles.half}>
          <TextField label={text('content.block.anchor')} hint={editing ? text('content.block.anchorHint') : undefined} value={block.id} readOnly={!editing} autoComplete="off" onChange={({ target }) => { onAnchor(target.value); }} />
        </div>
      )}
    </div>
  );
};
