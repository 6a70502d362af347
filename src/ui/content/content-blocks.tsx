import { makeStyles } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import type { Block } from '../../domain/content/block';
import type { ContentDraft } from '../../domain/content/content-item';
import { PictureChooser } from '../library/published/picture-chooser';
import { useFirstField } from '../shared/focus/first-field.bridge';
import { phone } from '../shared/theme/sizes';
import { RecordRichText } from '../shared/record/record-rich-text';
import { CONTENT_TOOLS } from '../shared/rich-text/tools/tools';
import { BlockAddingView } from './block-adding.view';
import { BlockList, blockOf } from './block-list';
import { BlockWindowDialog } from './block-window';
import { useBlockListServices, useBlockTypesReady, type BlocksActor } from './content.bridge';
import { useTextTemplates } from './fields/text-templates';

interface ContentBlocksProps {
  /** The record has a separate introduction. */
  readonly intro?: boolean;
  readonly blocks: BlocksActor;
  readonly editing: boolean;
  readonly judged: boolean;
  /** Guids of the expanded blocks. */
  readonly open: ReadonlySet<string>;
  readonly onOpen: Dispatch<SetStateAction<ReadonlySet<string>>>;
}

const useStyles = makeStyles({ intro: { padding: '16px 24px 0', [phone]: { padding: '12px 16px 0' } } });

const newGuid = (): string => crypto.randomUUID();

/** Toggles the membership of a key in a set. */
const turned = (known: ReadonlySet<string>, one: string): ReadonlySet<string> =>
  known.has(one) ? new Set([...known].filter((other) => other !== one)) : new Set([...known, one]);

/** The introduction, if the module has one, the blocks, and their dialogs. */
export const ContentBlocks = ({ intro = false, blocks, editing, judged, open, onOpen }: ContentBlocksProps) => {
  const styles = useStyles();
  const { clipboard, now, say } = useBlockListServices();
  useBlockTypesReady(editing);
  const templates = useTextTemplates();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const [windowed, setWindowed] = useState<Block | null>(null);
  // Closes the dialogs when the edit ends, so that the next edit starts without them.
  if (!editing && (adding || windowed !== null)) {
    setAdding(false);
    setWindowed(null);
  }
  const count = useSelector(blocks, ({ context }) => context.blocks.length);
  const toggle = useCallback(
    (guid: string) => {
      onOpen((known) => turned(known, guid));
    },
    [onOpen],
  );
  const add = useCallback(() => {
    setAdding(true);
  }, [setAdding]);
  useFirstField(added);
  return (
    <>
      {intro && (
        <div className={styles.intro}>
          <RecordRichText<ContentDraft>
            name="intro"
            required
            height="tall"
            tools={CONTENT_TOOLS}
            templates={templates}
            pictures={PictureChooser}
          />
        </div>
      )}
      <BlockList
        actor={blocks}
        editing={editing}
        open={open}
        judged={judged}
        now={now}
        newGuid={newGuid}
        onToggle={toggle}
        onAdd={add}
        onWindow={setWindowed}
        clipboard={clipboard}
        onSaid={say}
      />
      {adding && (
        <BlockAddingView
          onClose={() => {
            setAdding(false);
          }}
          onChoose={(type) => {
            const block = blockOf(type, newGuid());
            blocks.send({ type: 'block.added', block, place: count });
            toggle(block.guid);
            setAdding(false);
            setAdded(block.guid);
          }}
        />
      )}
      {windowed !== null && (
        <BlockWindowDialog
          name={windowed.label}
          publication={windowed.publication ?? null}
          now={now}
          onClose={() => {
            setWindowed(null);
          }}
          onSet={(window) => {
            blocks.send({ type: 'window.set', guid: windowed.guid, window });
            setWindowed(null);
          }}
        />
      )}
    </>
  );
};
