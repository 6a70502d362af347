import { useMachine } from '@xstate/react';
import { WiredBlockTypes } from '../../application/content/wire-block-types';
import type { BlockType } from '../../domain/content/block';
import { useService } from '../shared/runtime/use-service';
import { BlockPicker } from './block-picker';

interface BlockAddingProps {
  readonly onChoose: (type: BlockType) => void;
  readonly onClose: () => void;
}

/** The block picker with the API's types. */
export const BlockAddingView = ({ onChoose, onClose }: BlockAddingProps) => {
  const [
    {
      context: { value, failure },
    },
    send,
  ] = useMachine(useService(WiredBlockTypes));
  return (
    <BlockPicker
      types={value}
      failure={failure}
      onRetry={() => {
        send({ type: 'retry.requested' });
      }}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
};
