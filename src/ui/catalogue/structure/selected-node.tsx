import { makeStyles } from '@griffel/react';
import type { TreeNode } from '../../../domain/shared/tree/node-tree';
import { Button } from '../../shared/controls/button';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { RailSection } from '../../shared/record/record-layout';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  box: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalS, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
});

interface SelectedNodeProps {
  readonly node: TreeNode | null;
  /** Opens the content of the node. */
  readonly onEdit: (node: TreeNode) => void;
}

/** Name and description of the selected node, and the button that opens its content. */
export const SelectedNode = ({ node, onEdit }: SelectedNodeProps) => {
  const [styles, text] = [useStyles(), useText()];
  return (
    <RailSection title={text('catalogue.structure.selected')}>
      {node === null ? (
        <p className={styles.quiet}>{text('catalogue.structure.choose')}</p>
      ) : (
        <div className={styles.box}>
          <p className={styles.name}>{node.name}</p>
          <p className={node.description === '' ? styles.quiet : undefined}>
            {node.description === '' ? text('catalogue.structure.noDescription') : node.description}
          </p>
          <Button
            icon={shellShapes.edit}
            aria-label={text('catalogue.structure.editNode', { name: node.name })}
            onClick={() => {
              onEdit(node);
            }}
          >
            {text('shared.actions.edit')}
          </Button>
        </div>
      )}
    </RailSection>
  );
};
