import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { nodeId, structureNodes, type StructureNodeDraft } from '../../../domain/catalogue/structure-node';
import { structureNodeRule } from '../../../domain/catalogue/structure-node.rule';
import type { Id } from '../../../domain/shared/id';
import {
  BlockEditor,
  BlockTools,
  ContentConflict,
  useBlockRecord,
  useUnfoldedBlocks,
} from '../../content/published/block-editing';
import { RecordFileField } from '../../library/published/file-field';
import type { ScreenProps } from '../../shared/page/screen';
import { ListSkeleton } from '../../shared/page/list-skeleton';
import { useRecordFields } from '../../shared/record/record-fields';
import { FormikForm } from '../../shared/record/record-form.bridge';
import { RailSection, RecordLayout } from '../../shared/record/record-layout';
import { RecordScreen } from '../../shared/record/record-screen';
import { usePending } from '../../shared/runtime/pending';
import { useText } from '../../shared/runtime/use-text';
import { TextArea } from '../../shared/controls/text-area';
import { TextField } from '../../shared/controls/text-field';
import { FluentRoot } from '../../shared/theme/fluent-root';
import { sizes } from '../../shared/theme/sizes';
import { placeOfNodes } from './node-place';

const useStyles = makeStyles({
  waiting: { padding: '16px 24px' },
  fields: { display: 'grid', gap: sizes.fieldGap, minWidth: 0 },
});

const nameOf = ({ name }: StructureNodeDraft): string => name;

/** Name and description (read-only, from the catalogue), and the cover. */
const NodeFields = () => {
  const [styles, text] = [useStyles(), useText()];
  const { labelOf } = useRecordFields();
  const { name, description } = useFormikContext<StructureNodeDraft>().values;
  const isPending = usePending('description');
  return (
    <RailSection handlesPending title={text('catalogue.structure.general')}>
      <div className={styles.fields}>
        <TextField name="name" label={labelOf('name')} value={name} readOnly />
        {(isPending || description !== '') && (
          <TextArea name="description" label={labelOf('description')} value={description} readOnly />
        )}
        <RecordFileField<StructureNodeDraft> name="cover" kind="image" required />
      </div>
    </RailSection>
  );
};

/** A structure node: its cover and its blocks, edited without a lock. Rule R-CAT-52. */
export const StructureNodeView = (props: ScreenProps) => {
  const { structure = '', id = '' } = props.params;
  return (
    <FluentRoot>
      <OpenNode key={nodeId(structure, id)} {...props} structure={structure} id={nodeId(structure, id)} />
    </FluentRoot>
  );
};

interface OpenNodeProps extends ScreenProps {
  /** Code of the structure. */
  readonly structure: Id;
  readonly id: Id;
}

const OpenNode = ({ structure, id, title, action }: OpenNodeProps) => {
  const styles = useStyles();
  const place = useMemo(() => placeOfNodes(structure), [structure]);
  const { record, blocks } = useBlockRecord(structureNodes, id, place);
  const unfolded = useUnfoldedBlocks(record.snapshot.context, blocks);
  return (
    <FormikForm values={record.fields} rule={structureNodeRule}>
      <RecordScreen
        record={record}
        title={title}
        action={action}
        nameOf={nameOf}
        mayEdit
        copyable={false}
        beside={unfolded}
        commands={<BlockTools blocks={blocks} editing={record.editing} unfolded={unfolded} />}
        conflict={(conflict, answer) => <ContentConflict conflict={conflict} {...answer} />}
      >
        {() => (
          <RecordLayout rail={<NodeFields />}>
            {record.isPending ? (
              <div className={styles.waiting}>
                <ListSkeleton />
              </div>
            ) : (
              <BlockEditor blocks={blocks} editing={record.open} unfolded={unfolded} textHeight="small" />
            )}
          </RecordLayout>
        )}
      </RecordScreen>
    </FormikForm>
  );
};
