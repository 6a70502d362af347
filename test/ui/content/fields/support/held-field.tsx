import { useState } from 'react';
import type { BlockField } from '../../../../../src/domain/content/block';
import { BlockFieldView } from '../../../../../src/ui/content/fields/block-field';
import { showSignedIn } from '../../../shared/support/signed-in';

interface HeldProps {
  readonly first: BlockField;
  readonly readOnly: boolean;
  readonly error: string | undefined;
  readonly onValue: (value: BlockField['value']) => void;
}

const Held = ({ first, readOnly, error, onValue }: HeldProps) => {
  const [field, setField] = useState(first);
  return (
    <BlockFieldView
      field={field}
      readOnly={readOnly}
      error={error}
      onChange={(changed) => {
        onValue(changed.value);
        setField(changed);
      }}
    />
  );
};

/** A field of a block as the item editor shows it; `value` is its current value. */
export const showField = async (
  first: BlockField,
  {
    readOnly = false,
    error,
    settings = {},
    arrange,
  }: {
    readonly readOnly?: boolean;
    readonly error?: string;
    readonly settings?: Parameters<typeof showSignedIn>[1];
    readonly arrange?: Parameters<typeof showSignedIn>[3];
  } = {},
) => {
  let held = first.value;
  const drawn = await showSignedIn(
    <Held
      first={first}
      readOnly={readOnly}
      error={error}
      onValue={(value) => {
        held = value;
      }}
    />,
    settings,
    ['content'],
    arrange,
  );
  return { ...drawn, value: () => held };
};
