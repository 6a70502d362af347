import { makeStyles, mergeClasses } from '@griffel/react';
import type { Block, BlockField } from '../../domain/content/block';
import { slugify } from '../../domain/shared/slug.rule';
import type { Problems } from '../../domain/shared/rule';
import { phone, sizes } from '../shared/theme/sizes';
import { useProblemText } from '../shared/record/use-problem-text';
import { TextField } from '../shared/controls/text-field';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useTypedText } from '../shared/controls/use-typed-text';
import { useText } from '../shared/runtime/use-text';
import { BlockFieldView } from './fields/block-field';
import { useRefusal } from './refused-blocks';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: `${sizes.fieldGap} 16px`,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  wide: { gridColumnStart: '1', gridColumnEnd: '-1', minWidth: 0 },
  half: { minWidth: 0 },
  wrong: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
});

/** Full-width field types. */
const WIDE: readonly BlockField['type'][] = [
  'editor',
  'textarea',
  'files',
  'slideshow',
  'categories',
  'branches',
  'unknown',
];

interface BlockBodyProps {
  readonly block: Block;
  readonly editing: boolean;
  /** Problems by `{guid}.{field}`. */
  readonly problems: Problems;
  /** Another block has the same anchor. */
  readonly isAnchorShared: boolean;
  readonly onChange: (field: BlockField) => void;
  readonly onAnchor: (text: string) => void;
}

const same = (anchor: string): string => anchor;

/** The fields and the anchor of a block. */
export const BlockBody = ({ block, editing, problems, isAnchorShared, onChange, onAnchor }: BlockBodyProps) => {
  const [styles, text, wordsFor, refusal] = [useStyles(), useText(), useProblemText(), useRefusal()];
  const anchor = useTypedText(block.id, same, slugify, onAnchor);
  const wrong = (code: string): string | undefined => wordsFor(problems[`${block.guid}.${code}`]);
  const wrongWindow =
    problems[`${block.guid}.to`] === 'tooEarly'
      ? text('content.blocks.window.tooEarly')
      : (wrong('from') ?? wrong('to'));
  return (
    <div className={styles.fields}>
      {wrongWindow !== undefined && <p className={mergeClasses(styles.wide, styles.wrong)}>{wrongWindow}</p>}
      {block.fields.map((field) => (
        <div key={field.code} data-field="" className={WIDE.includes(field.type) ? styles.wide : styles.half}>
          <BlockFieldView
            field={field}
            readOnly={!editing}
            error={wrong(field.code) ?? refusal(field)}
            onChange={onChange}
          />
        </div>
      ))}
      {(editing || block.id !== '') && (
        <div className={styles.half}>
          <TextField
            label={text('content.block.anchor')}
            hint={
              isAnchorShared
                ? text('content.block.anchorShared')
                : editing
                  ? text('content.block.anchorHint')
                  : undefined
            }
            error={wrong('id')}
            value={editing ? anchor.text : block.id}
            readOnly={!editing}
            autoComplete="off"
            onChange={({ target }) => {
              anchor.type(target.value);
            }}
            onBlur={anchor.forget}
          />
        </div>
      )}
    </div>
  );
};
