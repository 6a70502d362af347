import { BUTTON_STYLES, type Block, type BlockField, type Choice } from '../../../domain/content/block';
import { PUBLICATION_STATUSES } from '../../../domain/content/publication.rule';
import type { OwnPart } from '../../../domain/content/same-content';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import type { Format } from '../../../domain/shared/format';
import { textOrCode } from '../../../domain/shared/known-value';
import type { TypedMoment } from '../../../domain/shared/typed-moment';
import type { Translate } from '../../shared/runtime/use-text';

/** One entry of a field. */
export interface Entry {
  /** Identity across versions. */
  readonly key: string;
  readonly label: string;
  /** The label is a text of the website. Rule R-SHR-71. */
  readonly isContent?: boolean;
  /** For files: type and thumbnail. */
  readonly file?: Pick<PictureReference, 'name' | 'thumbnail'>;
}

/** A field's value for display: text, HTML (never rendered as such) or entries. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly isContent?: boolean }
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] };

/** Formats values of fields, blocks and items. */
export interface PieceReader {
  field(field: BlockField): Piece;
  own(part: OwnPart, block: Block): Piece;
  /** @param path of a field of the item */
  value(path: string, value: unknown): Piece;
}

const entries = (...list: readonly Entry[]): Piece => ({ kind: 'entries', entries: list });
/** A single entry; an empty label yields no entries. */
const one = (label: string): Piece => (label === '' ? entries() : entries({ key: label, label }));
const text = (words: string): Piece => ({ kind: 'text', text: words, isContent: true });

const fileEntry = (file: PictureReference): Entry => ({ key: file.path, label: file.name, file });
const choiceEntry = ({ id, label }: Choice): Entry => ({ key: id, label, isContent: true });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isPicture = (value: unknown): value is PictureReference => isObject(value) && 'path' in value && 'name' in value;
const isChoice = (value: unknown): value is Choice => isObject(value) && 'id' in value && 'label' in value;

/**
 * Creates a reader for two versions.
 * @param say translates words such as yes and no
 * @param format the person's formats
 */
export const pieceReader = (say: Translate, format: Format): PieceReader => {
  const moment = (typed: TypedMoment): string =>
    typeof typed === 'number' ? format.dateTime(typed) : (typed ?? '').trim();
  const styleText = (style: string): string =>
    textOrCode(BUTTON_STYLES, style, (known) => say(`content.fields.button.styles.${known}`));
  const flag = (value: boolean): Piece => one(say(value ? 'shared.yes' : 'shared.no'));

  const field = (of: BlockField): Piece => {
    switch (of.type) {
      case 'text':
      case 'textarea':
        return text(of.value);
      case 'editor':
        return { kind: 'html', html: of.value };
      case 'select':
      case 'radio':
        return one(of.options.find(({ id }) => id === of.value)?.label ?? of.value);
      case 'checkbox':
        return flag(of.value);
      case 'datetime':
        return one(moment(of.value));
      case 'image':
        return entries(...(of.value === null ? [] : [fileEntry(of.value)]));
      case 'files':
        return entries(...of.value.map(fileEntry));
      case 'slideshow':
        return entries(
          ...of.value.map(({ image, caption }): Entry => ({
            key: `${image?.path ?? ''} ${caption}`,
            label: [image?.name ?? '', caption].filter((word) => word !== '').join(' · '),
            isContent: caption !== '',
            ...(image !== null && { file: image }),
          })),
        );
      case 'button': {
        const { label, url, style } = of.value;
        return entries(
          ...(label === '' ? [] : [{ key: label, label, isContent: true }]),
          ...[url, label + url === '' ? '' : styleText(style)]
            .filter((word) => word !== '')
            .map((word) => ({ key: word, label: word })),
        );
      }
      case 'autocomplete':
      case 'custom-autocomplete':
        return entries(...of.value.map(choiceEntry));
      case 'categories':
      case 'branches':
        return entries(
          ...of.value.map(({ id, label, highlight }) => ({
            key: `${id} ${String(highlight)}`,
            label: highlight ? say('content.versions.highlighted', { name: label }) : label,
            isContent: !highlight,
          })),
        );
      case 'unknown':
        return text(typeof of.value === 'string' ? of.value : of.value === undefined ? '' : JSON.stringify(of.value));
    }
  };

  const own = (part: OwnPart, { id, publication, disabled }: Block): Piece => {
    if (part === 'id') return text(id);
    if (part === 'disabled') return flag(disabled === true);
    const [from, to] = [moment(publication?.from ?? null), moment(publication?.to ?? null)];
    const shape = from === '' ? (to === '' ? 'always' : 'to') : to === '' ? 'from' : 'both';
    return one(say(`content.versions.window.${shape}`, { from, to }));
  };

  const value = (path: string, of: unknown): Piece => {
    if (path === 'intro') return { kind: 'html', html: typeof of === 'string' ? of : '' };
    if (path === 'status')
      return one(
        typeof of === 'string'
          ? textOrCode(PUBLICATION_STATUSES, of, (status) => say(`content.item.statuses.${status}`))
          : '',
      );
    if (path === 'online') return one(typeof of === 'number' || typeof of === 'string' ? moment(of) : '');
    if (path === 'deliveryDate') return one(typeof of === 'string' && of !== '' ? format.day(of) : '');
    if (typeof of === 'string') return text(of);
    if (typeof of === 'boolean') return flag(of);
    // Years have no thousands separator.
    if (typeof of === 'number') return one(path === 'implementation' ? String(of) : format.number(of));
    if (isPicture(of)) return entries(fileEntry(of));
    return entries(...(Array.isArray(of) ? of : [of]).filter(isChoice).map(choiceEntry));
  };
  return { field, own, value };
};
