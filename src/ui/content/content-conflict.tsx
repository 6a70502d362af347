import type { Conflict } from '../../application/shared/record';
import type { Block } from '../../domain/content/block';
import type { ContentDraft, ContentItem } from '../../domain/content/content-item';
import { summaryOf } from '../../domain/content/block-summary';
import { ConflictDialog } from '../shared/conflict-dialog';
import { useFormat } from '../session/published/use-session';
import { useText } from '../shared/use-text';

interface ContentConflictProps {
  readonly conflict: Conflict<ContentItem, ContentDraft>;
  readonly labelOf: (name: string) => string;
  readonly onSettle: (takeStored: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Both changed the same field or block: mine and theirs side by side, and a person chooses. Rule R-CON-14. */
export const ContentConflict = ({ conflict, labelOf, onSettle, onCancel }: ContentConflictProps) => {
  const text = useText();
  const format = useFormat();
  const wordsOf = (value: unknown): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'boolean') return text(value ? 'shared.yes' : 'shared.no');
    if (typeof value === 'number') return format.number(value);
    if (Array.isArray(value)) return value.map(wordsOf).join(', ');
    if (typeof value !== 'object' || value === null) return '';
    if ('label' in value && typeof value.label === 'string') return value.label;
    return 'name' in value && typeof value.name === 'string' ? value.name : Object.values(value).map(wordsOf).filter((word) => word !== '').join('\n');
  };
  const blockIn = (draft: ContentDraft, guid: string): Block | undefined => draft.blocks.find((block) => block.guid === guid);
  const said = (path: string, draft: ContentDraft): string => {
    const [field = '', guid = '', part] = path.split('.');
    if (field !== 'blocks') return wordsOf(path.split('.').reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined), draft));
    const block = blockIn(draft, guid);
    if (block === undefined) return '';
    if (part === 'place') return format.number(draft.blocks.indexOf(block) + 1);
    const own = block.fields.find(({ code }) => code === part);
    return own === undefined ? summaryOf(block).text : wordsOf(own.value);
  };
  const labelFor = (path: string): string => {
    const [field = '', guid = '', part] = path.split('.');
    if (field !== 'blocks') return labelOf(path);
    const block = blockIn(conflict.mine, guid) ?? blockIn(conflict.newest.record, guid);
    return [block?.label ?? guid, block?.fields.find(({ code }) => code === part)?.label].filter((word) => word !== undefined).join(' · ');
  };
  const fields = conflict.conflicts.map((path) => ({ field: path, label: labelFor(path), isHtml: path === 'intro', mine: said(path, conflict.mine), stored: said(path, conflict.newest.record) }));
  return <ConflictDialog fields={fields} saves={conflict.then === 'saving'} isOwn={conflict.isOwn} onSettle={onSettle} onCancel={onCancel} />;
};
