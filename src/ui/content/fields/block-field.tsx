import { createElement, memo, type ReactElement } from 'react';
import type { BlockField } from '../../../domain/content/block';
import { EDITORS } from './editors';
import type { FieldEditorProps, FieldType } from './field-editor';

interface BlockFieldViewProps {
  readonly field: BlockField;
  readonly readOnly: boolean;
  /** A complete sentence. */
  readonly error: string | undefined;
  /** Keep its identity. */
  readonly onChange: (field: BlockField) => void;
}

const editorOf = <Type extends FieldType>(type: Type, props: FieldEditorProps<Type>): ReactElement =>
  createElement(EDITORS[type], props);

/** One field of a block, memoised. */
export const BlockFieldView = memo(({ field, readOnly, error, onChange }: BlockFieldViewProps) =>
  editorOf(field.type, { field, readOnly, error: readOnly ? undefined : error, onChange }),
);
BlockFieldView.displayName = 'BlockFieldView';
