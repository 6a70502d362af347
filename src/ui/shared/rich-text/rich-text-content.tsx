import { mergeClasses } from '@griffel/react';
import { createContext, Fragment, use, useMemo, useState, type ReactNode } from 'react';
import { describeObject } from '../../../domain/shared/rich-text/describe';
import { buttonColorOf } from '../../../domain/shared/rich-text/insertions';
import {
  FORMAT_TAGS,
  HEADINGS,
  type Block,
  type Format,
  type Leaf,
  type ListBlock,
  type ListItem,
  type TableBlock,
  type TableCell,
} from '../../../domain/shared/rich-text/model';
import { readRichText } from '../../../domain/shared/rich-text/read';
import { spanOf } from '../../../domain/shared/rich-text/table-grid';
import { attributeOf } from '../../../domain/shared/rich-text/tag';
import { safeUrl } from '../../../domain/shared/rich-text/url';
import { useText } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';
import { useContent } from './content.styles';
import { ownPicture } from './nodes/picture-source';
import type { RichTextVariables } from './variables';
import { decodeReference, htmlDecoder } from './html/references';

export interface RichTextContentProps {
  readonly value: string;
  readonly variables?: RichTextVariables | undefined;
}

/** Shows an object by name; only images of our own library load. */
const Kept = ({ raw, inline }: { readonly raw: string; readonly inline: boolean }) => {
  const text = useText();
  const { tag, about } = describeObject(raw);
  const [isGone, setGone] = useState(false);
  const own = isGone ? null : ownPicture(raw);
  const Box = inline ? 'span' : 'div';
  const label = tag === '#' ? text('richText.anchorObject', { about }) : text('richText.object', { tag, about }).trim();
  return (
    <Box data-object={inline ? 'inline' : 'block'} role="img" aria-label={label}>
      {own === null ? (
        <>
          <b>{tag}</b>
          {about !== '' && <span>{about}</span>}
        </>
      ) : (
        <img
          alt=""
          {...own}
          onError={() => {
            setGone(true);
          }}
        />
      )}
    </Box>
  );
};

const Variables = createContext<RichTextVariables | undefined>(undefined);

/** Text with its variables marked. */
const Words = ({ text }: { readonly text: string }) => {
  const variables = use(Variables);
  if (variables === undefined) return text;
  return variables.syntax.parse(text).map((part, place) =>
    part.kind === 'text' ? (
      <Fragment key={place}>{part.text}</Fragment>
    ) : (
      <span key={place} data-tag={variables.faceOf(part.code).kind}>
        {variables.syntax.write(part.code)}
      </span>
    ),
  );
};

const formatted = (content: ReactNode, formats: readonly Format[]): ReactNode =>
  formats.reduceRight<ReactNode>((inner, format) => {
    const Tag = FORMAT_TAGS[format];
    return <Tag>{inner}</Tag>;
  }, content);

/** The link around a leaf, and its style if it is a button. */
const linkOf = ({ path }: Leaf): { readonly url: string; readonly color: string | undefined } | null => {
  const open = path.find((wrapper) => wrapper.tag === 'a' && attributeOf(wrapper.open, 'href') !== null)?.open;
  const url = open === undefined ? null : safeUrl(htmlDecoder.attribute(attributeOf(open, 'href') ?? ''));
  return url === null ? null : { url, color: buttonColorOf(open ?? '') ?? undefined };
};

const leaf = (part: Leaf): ReactNode => {
  if (part.kind === 'break') return <br />;
  if (part.kind === 'object') return <Kept raw={part.raw} inline />;
  const link = linkOf(part);
  const text = formatted(<Words text={part.text} />, part.formats);
  return link === null ? (
    text
  ) : (
    <a href={link.url} data-button={link.color} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
};

const leaves = (parts: readonly Leaf[]): ReactNode =>
  parts.map((part, index) => <Fragment key={index}>{leaf(part)}</Fragment>);

const list = ({ ordered, items }: ListBlock): ReactNode => {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List>
      {items.map((item, index) => (
        <Item key={index} {...item} />
      ))}
    </List>
  );
};

const Item = (item: ListItem) => (
  <li className={item.leaves.length === 0 && item.lists.length > 0 ? 'kept-nested' : undefined}>
    {leaves(item.leaves)}
    {item.lists.map((inner, index) => (
      <Fragment key={index}>{list(inner)}</Fragment>
    ))}
  </li>
);

const Cell = ({ tag, open, blocks: parts }: TableCell) => {
  if (tag === 'caption') return <caption>{blocks(parts)}</caption>;
  const Tag = tag === 'th' ? 'th' : 'td';
  return (
    <Tag colSpan={spanOf(open, 'colspan')} rowSpan={spanOf(open, 'rowspan')}>
      {blocks(parts)}
    </Tag>
  );
};

const Table = ({ caption, sections }: TableBlock) => (
  <div className="kept-table">
    <table>
      {caption !== null && <Cell {...caption} />}
      {sections.map(({ tag, rows }, index) => {
        const Section = tag === 'thead' || tag === 'tfoot' ? tag : 'tbody';
        return (
          <Section key={index}>
            {rows.map(({ cells }, row) => (
              <tr key={row}>
                {cells.map((cell, place) => (
                  <Cell key={place} {...cell} />
                ))}
              </tr>
            ))}
          </Section>
        );
      })}
    </table>
  </div>
);

const block = (part: Block): ReactNode => {
  switch (part.kind) {
    case 'object':
      return <Kept raw={part.raw} inline={false} />;
    case 'list':
      return list(part);
    case 'container':
      return <div data-container={part.tag}>{blocks(part.blocks)}</div>;
    case 'table':
      return <Table {...part} />;
    case 'text': {
      const Tag = HEADINGS[part.tag] ?? (part.tag === 'pre' ? 'pre' : 'p');
      return <Tag>{part.leaves.length === 0 ? <br /> : leaves(part.leaves)}</Tag>;
    }
  }
};

const blocks = (parts: readonly Block[]): ReactNode =>
  parts.map((part, index) => <Fragment key={index}>{block(part)}</Fragment>);

/** A read-only document, rendered from parsed blocks and never from HTML, so that nothing in it can run. */
export const RichTextContent = ({ value, variables }: RichTextContentProps) => {
  const content = useContent();
  const document = useMemo(() => readRichText(value, decodeReference), [value]);
  return (
    <Variables value={variables}>
      <div className={mergeClasses(content)} lang={useWebsiteLanguage()}>
        {blocks(document.blocks)}
      </div>
    </Variables>
  );
};
