import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import type { FieldControlProps } from '../../controls/field';
import { useWebsiteLanguage } from '../../runtime/website-language';
import { Boundary, Composer, UNDO_REST } from '../composer';
import { useTaggedLine, type LineActs } from './tagged-line.bridge';
import type { MenuKey } from './menu-keys';
import type { TagFace, TagQuery, TagSyntax } from './tag-syntax';
import { useTags } from './tags.styles';

export interface TaggedLineEditorProps {
  readonly tie: FieldControlProps;
  readonly label: string;
  readonly value: string;
  /** Keep its identity, and that of all callbacks. */
  readonly syntax: TagSyntax;
  readonly onChange: (text: string) => void;
  readonly faceOf: (code: string) => TagFace;
  readonly onActs: (acts: LineActs | null) => void;
  readonly onQuery: (query: TagQuery | null) => void;
  readonly onMenuKey: (key: MenuKey) => boolean;
  /** Ids of the open suggestion list and of its active option. */
  readonly list: string | undefined;
  readonly option: string | undefined;
}

/** The editor of one line with tags, inside the frame of a field. */
export const TaggedLineEditor = ({ tie, label, list, option, ...binding }: TaggedLineEditorProps) => {
  const line = useTaggedLine(binding);
  const className = useTags();
  const lang = useWebsiteLanguage();
  return (
    <Composer editing={line}>
      <RichTextPlugin
        contentEditable={
          <ContentEditable
            {...tie}
            className={className}
            lang={lang}
            aria-label={label}
            aria-multiline={false}
            aria-autocomplete="list"
            aria-controls={list}
            aria-activedescendant={option}
            spellCheck={false}
          />
        }
        ErrorBoundary={Boundary}
      />
      <HistoryPlugin delay={UNDO_REST} externalHistoryState={line.history} />
    </Composer>
  );
};
