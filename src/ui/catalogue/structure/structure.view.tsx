import { makeResetStyles, makeStyles } from '@griffel/react';
import { structures, type Structure, type StructureDraft } from '../../../domain/catalogue/structure';
import { RecordFileField } from '../../library/published/file-field';
import { Skeleton } from '../../shared/controls/skeleton';
import { EmptyState } from '../../shared/page/states';
import type { ScreenProps } from '../../shared/page/screen';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { PlainRecord } from '../../shared/record/plain-record';
import { useRecordFields } from '../../shared/record/record-fields';
import { RailSection, RecordLayout } from '../../shared/record/record-layout';
import { usePending } from '../../shared/runtime/pending';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { usePhone } from '../../shared/theme/use-media';
import { useFormikContext } from 'formik';
import { NodeTree } from '../../shared/tree/node-tree';
import { useNodeTree } from './node-tree.bridge';
import { SelectedNode } from './selected-node';

const useStyles = makeStyles({
  waiting: { padding: `14px ${sizes.sheetPadding}`, [phone]: { padding: `14px ${sizes.phonePadding}` } },
  fields: { display: 'grid', gap: sizes.fieldGap, minWidth: 0 },
});
const useFacts = makeResetStyles({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(92px, auto) minmax(0, 1fr)',
  'gap': '8px 12px',
  '& > dt': { color: tokens.colorNeutralForeground3 },
  '& > dd': { margin: 0, overflowWrap: 'anywhere' },
});

const nameOf = ({ code }: StructureDraft): string => code;
const WORDS = { cover: (cover: StructureDraft['cover']): string => cover?.name ?? '' };

/** Code, description and active state (read-only, from the catalogue), and the cover. */
const StructureFields = () => {
  const [styles, facts, text] = [useStyles(), useFacts(), useText()];
  const { labelOf } = useRecordFields();
  const { code, description, active } = useFormikContext<StructureDraft>().values;
  const [hasNoCode, hasNoDescription, hasNoState] = [
    usePending('code'),
    usePending('description'),
    usePending('active'),
  ];
  return (
    <RailSection handlesPending title={text('catalogue.structure.general')}>
      <div className={styles.fields}>
        <dl className={facts}>
          <dt>{labelOf('code')}</dt>
          <dd>{hasNoCode ? <Skeleton /> : code}</dd>
          <dt>{labelOf('description')}</dt>
          <dd>{hasNoDescription ? <Skeleton /> : description}</dd>
          <dt>{labelOf('active')}</dt>
          <dd>{hasNoState ? <Skeleton /> : text(active ? 'shared.yes' : 'shared.no')}</dd>
        </dl>
        <RecordFileField<StructureDraft> name="cover" kind="pdf" hint={text('catalogue.structure.coverHint')} />
      </div>
    </RailSection>
  );
};

/** The tree beside the fields; on a phone, the selected node follows the tree directly. */
const StructureBody = ({ structure: { id, nodes } }: { readonly structure: Structure }) => {
  const [text, onPhone] = [useText(), usePhone()];
  const { tree, selected, send, openNode } = useNodeTree(id, nodes);
  const chosen = <SelectedNode node={selected} onEdit={openNode} />;
  return (
    <RecordLayout
      rail={
        <>
          <StructureFields />
          {!onPhone && nodes.length > 0 && chosen}
        </>
      }
    >
      {nodes.length === 0 ? (
        <EmptyState title={text('catalogue.structure.empty.title')} body={text('catalogue.structure.empty.body')} />
      ) : (
        <NodeTree
          tree={tree}
          selected={selected}
          words={{
            tree: text('catalogue.structure.tree'),
            failed: (name) => text('catalogue.structure.levelFailed', { name }),
            retry: text('catalogue.structure.retry'),
          }}
          onOpen={(ids) => {
            send({ type: 'nodes.opened', ids });
          }}
          onClose={(node) => {
            send({ type: 'node.closed', id: node });
          }}
          onSelect={(node) => {
            send({ type: 'node.selected', node });
          }}
        />
      )}
      {onPhone && nodes.length > 0 && chosen}
    </RecordLayout>
  );
};

/** A structure: its cover and its tree of nodes. Rules R-CAT-50 and R-CAT-51. */
export const StructureView = (props: ScreenProps) => {
  const styles = useStyles();
  const code = props.params['structure'] ?? '';
  return (
    <PlainRecord
      {...props}
      key={code}
      resource={structures}
      id={code}
      mayEdit
      copyable={false}
      nameOf={nameOf}
      words={WORDS}
    >
      {(structure) =>
        structure === null ? (
          <RecordLayout rail={<StructureFields />}>
            <div className={styles.waiting}>
              <TextSkeleton />
            </div>
          </RecordLayout>
        ) : (
          <StructureBody structure={structure} />
        )
      }
    </PlainRecord>
  );
};
