import type { Translate } from '../../runtime/use-text';
import { useText } from '../../runtime/use-text';
import {
  anchorsOf,
  anchorTag,
  buttonTag,
  scriptTag,
  videoTag,
  type ButtonLook,
} from '../../../../domain/shared/rich-text/insertions';
import { TABLE_SIZE } from '../../../../domain/shared/rich-text/new-table';
import { slugify } from '../../../../domain/shared/slug.rule';
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
  | { readonly kind: 'button'; readonly look: ButtonLook; readonly label: string; readonly url: string }
  | { readonly kind: 'table' | 'anchor' | 'video' | 'script' };

interface InsertStripProps {
  readonly asked: Asked;
  readonly editing: Editing;
  /** Applies a change and returns the focus to the text. */
  readonly change: (act: () => void) => void;
  readonly onClose: () => void;
}

/** Applies the answers; a string is the error text. */
type Doing = (() => void) | string;

const linked = (typed: string, text: Translate, act: (url: string) => void): Doing => {
  const url = typedUrl(typed);
  return url === null
    ? text('shared.richText.link.refused')
    : () => {
        act(url);
      };
};

const anchored = (typed: string, taken: readonly string[], text: Translate): Doing => {
  const name = slugify(typed);
  if (name === '') return text('shared.richText.anchor.refused');
  return taken.includes(name)
    ? text('shared.richText.anchor.taken', { name })
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
    : text('shared.richText.table.size', TABLE_SIZE);
};

const kept = (raw: string | null, inline: boolean, refused: string): Doing =>
  raw === null
    ? refused
    : () => {
        $insertObject(raw, inline);
      };

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
          title={text('shared.richText.link.title')}
          set={text('shared.richText.link.set')}
          onClose={onClose}
          fields={[
            {
              name: 'address',
              kind: 'url',
              label: text('shared.richText.link.address'),
              initial: asked.url ?? '',
              suggestions: places(),
            },
          ]}
          onSet={({ address = '' }) => act(linked(address, text, $setLink))}
          remove={
            asked.url === null
              ? undefined
              : {
                  label: text('shared.richText.link.remove'),
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
          title={text(`shared.richText.button.${asked.look}`)}
          set={text('shared.richText.button.set')}
          onClose={onClose}
          fields={[
            { name: 'label', label: text('shared.richText.button.label'), initial: asked.label },
            {
              name: 'address',
              kind: 'url',
              label: text('shared.richText.button.address'),
              initial: asked.url,
              suggestions: places(),
            },
          ]}
          onSet={({ label = '', address = '' }) =>
            label.trim() === ''
              ? text('shared.richText.button.unnamed')
              : act(
                  linked(address, text, (url) => {
                    $setButton(buttonTag(asked.look, url), url, label.trim());
                  }),
                )
          }
        />
      );
    case 'table':
      return (
        <Strip
          title={text('shared.richText.table.title')}
          set={text('shared.richText.table.set')}
          onClose={onClose}
          fields={[
            { name: 'rows', kind: 'number', label: text('shared.richText.table.rows'), initial: '3' },
            { name: 'columns', kind: 'number', label: text('shared.richText.table.columns'), initial: '3' },
          ]}
          option={{ label: text('shared.richText.table.header'), initial: true }}
          onSet={({ rows, columns }, header) => act(tabled(Number(rows), Number(columns), header, text))}
        />
      );
    case 'anchor':
      return (
        <Strip
          title={text('shared.richText.anchor.title')}
          set={text('shared.richText.anchor.set')}
          onClose={onClose}
          fields={[{ name: 'name', label: text('shared.richText.anchor.name') }]}
          onSet={({ name = '' }) => act(anchored(name, anchors(), text))}
        />
      );
    case 'video':
      return (
        <Strip
          title={text('shared.richText.video.title')}
          set={text('shared.richText.video.set')}
          onClose={onClose}
          fields={[
            { name: 'address', kind: 'url', label: text('shared.richText.video.address') },
            { name: 'name', label: text('shared.richText.video.name') },
          ]}
          onSet={({ address = '', name = '' }) =>
            act(kept(videoTag(address, name), false, text('shared.richText.video.refused')))
          }
        />
      );
    case 'script':
      return (
        <Strip
          title={text('shared.richText.script.title')}
          set={text('shared.richText.script.set')}
          onClose={onClose}
          fields={[{ name: 'address', kind: 'url', label: text('shared.richText.script.address') }]}
          onSet={({ address = '' }) => act(kept(scriptTag(address), false, text('shared.richText.script.refused')))}
        />
      );
  }
};
