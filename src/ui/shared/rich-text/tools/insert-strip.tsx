import type { Translate } from '../../runtime/use-text';
import { useText } from '../../runtime/use-text';
import {
  anchorsOf,
  anchorTag,
  buttonTag,
  scriptTag,
  videoTag,
  type ButtonColor,
} from '../../../../domain/shared/rich-text/insertions';
import { TABLE_SIZE } from '../../../../domain/shared/rich-text/new-table';
import { slugify } from '../../../../domain/shared/slug.rule';
import { LinkTarget } from '../../controls/link-target';
import { typedUrl } from '../../../../domain/shared/rich-text/url';
import { $setButton } from './button-forms';
import { $setLink, $unlink } from '../commands';
import type { Editing } from '../editing';
import { $insertObject } from '../insert';
import { Strip } from './strip';
import { $insertTable } from '../table-commands';

/** An insertion that asks for details first. */
export type Asked =
  | { readonly kind: 'link'; readonly url: string | null }
  | { readonly kind: 'button'; readonly color: ButtonColor; readonly label: string; readonly url: string }
  | { readonly kind: 'table' | 'anchor' | 'video' | 'script' };

interface InsertStripProps {
  readonly asked: Asked;
  readonly editing: Editing;
  /** Applies a change and returns the focus to the text. */
  readonly change: (act: () => void) => void;
  readonly onClose: () => void;
}

/** Applies the answers, or holds the error message. */
type Doing = (() => void) | string;

const linked = (typed: string, text: Translate, act: (url: string) => void): Doing => {
  const url = typedUrl(typed);
  return url === null
    ? text('richText.link.refused')
    : () => {
        act(url);
      };
};

const anchored = (typed: string, taken: readonly string[], text: Translate): Doing => {
  const name = slugify(typed);
  if (name === '') return text('richText.anchor.refused');
  return taken.includes(name)
    ? text('richText.anchor.taken', { name })
    : () => {
        $insertObject(anchorTag(name), true);
      };
};

const tabled = (rows: number, columns: number, header: boolean, text: Translate): Doing => {
  const isSize = (count: number, most: number): boolean => Number.isInteger(count) && count >= 1 && count <= most;
  return isSize(rows, TABLE_SIZE.rows) && isSize(columns, TABLE_SIZE.columns)
    ? () => {
        $insertTable(rows, columns, header);
      }
    : text('richText.table.size', TABLE_SIZE);
};

const kept = (raw: string | null, inline: boolean, refused: string): Doing =>
  raw === null
    ? refused
    : () => {
        $insertObject(raw, inline);
      };

const leadsTo = ({ address = '' }: Readonly<Record<string, string>>) => <LinkTarget address={address} />;

export const InsertStrip = ({ asked, editing, change, onClose }: InsertStripProps) => {
  const text = useText();
  const act = (doing: Doing): string | null => {
    if (typeof doing === 'string') return doing;
    change(doing);
    return null;
  };
  const anchors = (): readonly string[] => anchorsOf(editing.source());
  const places = (): readonly string[] => anchors().map((name) => `#${name}`);
  switch (asked.kind) {
    case 'link':
      return (
        <Strip
          title={text('richText.link.title')}
          set={text('richText.link.set')}
          onClose={onClose}
          fields={[
            {
              name: 'address',
              kind: 'url',
              label: text('richText.link.address'),
              initial: asked.url ?? '',
              suggestions: places(),
            },
          ]}
          about={leadsTo}
          onSet={({ address = '' }) => act(linked(address, text, $setLink))}
          remove={
            asked.url === null
              ? undefined
              : {
                  label: text('richText.link.remove'),
                  onRemove: () => {
                    change($unlink);
                  },
                }
          }
        />
      );
    case 'button':
      return (
        <Strip
          title={text(`richText.button.${asked.color}`)}
          set={text('richText.button.set')}
          onClose={onClose}
          fields={[
            { name: 'label', label: text('richText.button.label'), initial: asked.label },
            {
              name: 'address',
              kind: 'url',
              label: text('richText.button.address'),
              initial: asked.url,
              suggestions: places(),
            },
          ]}
          about={leadsTo}
          onSet={({ label = '', address = '' }) =>
            label.trim() === ''
              ? text('richText.button.unnamed')
              : act(
                  linked(address, text, (url) => {
                    $setButton(buttonTag(asked.color, url), url, label.trim());
                  }),
                )
          }
        />
      );
    case 'table':
      return (
        <Strip
          title={text('richText.table.title')}
          set={text('richText.table.set')}
          onClose={onClose}
          fields={[
            { name: 'rows', kind: 'number', label: text('richText.table.rows'), initial: '3' },
            { name: 'columns', kind: 'number', label: text('richText.table.columns'), initial: '3' },
          ]}
          option={{ label: text('richText.table.header'), initial: true }}
          onSet={({ rows, columns }, header) => act(tabled(Number(rows), Number(columns), header, text))}
        />
      );
    case 'anchor':
      return (
        <Strip
          title={text('richText.anchor.title')}
          set={text('richText.anchor.set')}
          onClose={onClose}
          fields={[{ name: 'name', label: text('richText.anchor.name') }]}
          onSet={({ name = '' }) => act(anchored(name, anchors(), text))}
        />
      );
    case 'video':
      return (
        <Strip
          title={text('richText.video.title')}
          set={text('richText.video.set')}
          onClose={onClose}
          fields={[
            { name: 'address', kind: 'url', label: text('richText.video.address') },
            { name: 'name', label: text('richText.video.name') },
          ]}
          onSet={({ address = '', name = '' }) =>
            act(kept(videoTag(address, name), false, text('richText.video.refused')))
          }
        />
      );
    case 'script':
      return (
        <Strip
          title={text('richText.script.title')}
          set={text('richText.script.set')}
          onClose={onClose}
          fields={[{ name: 'address', kind: 'url', label: text('richText.script.address') }]}
          onSet={({ address = '' }) => act(kept(scriptTag(address), false, text('richText.script.refused')))}
        />
      );
  }
};
