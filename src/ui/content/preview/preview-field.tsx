import { mergeClasses } from '@griffel/react';
import { Fragment } from 'react';
import type { Block, BlockField, Choice } from '../../../domain/content/block';
import { extensionOf } from '../../../domain/library/published/extension';
import { FileSign } from '../../library/published/file-sign';
import { useFormat } from '../../shared/runtime/use-session';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon, type Shape } from '../../shared/icons/icon';
import { useContent } from '../../shared/rich-text/content.styles';
import { RichTextContent } from '../../shared/rich-text/rich-text-content';
import { useText } from '../../shared/runtime/use-text';
import { usePageStyles } from './page.styles';
import { PreviewVideo, PreviewImage } from './preview-image';

/** The value of an option field; empty if none. */
export const optionIn = ({ fields }: Block, code: string): string => {
  const field = fields.find((other) => other.code === code);
  return field?.type === 'select' || field?.type === 'radio' ? field.value : '';
};

const wordsIn = ({ fields }: Block, code: string): string => {
  const field = fields.find((other) => other.code === code);
  return field?.type === 'text' ? field.value : '';
};

const linesOf = (text: string): readonly string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');

const SIGNS: ReadonlyMap<string, Shape> = new Map([
  ['check', shellShapes.check],
  ['star', shellShapes.star],
  ['arrow', shellShapes.arrow],
]);
/** Below the page's own headings. */
const HEADS = { h2: 'h4', h3: 'h5', h4: 'h6' } as const;

const Title = ({ block, words }: { readonly block: Block; readonly words: string }) => {
  const styles = usePageStyles();
  const chosen = optionIn(block, 'level');
  const level = chosen === 'h3' || chosen === 'h4' ? chosen : 'h2';
  const Head = HEADS[level];
  return <Head className={styles[level]}>{words}</Head>;
};

interface PreviewFieldProps {
  readonly block: Block;
  readonly field: BlockField;
}

const Line = ({
  block,
  field: { code, value },
}: PreviewFieldProps & { readonly field: { readonly value: string } }) => {
  const [styles, text] = [usePageStyles(), useText()];
  if (value.trim() === '') return null;
  switch (code) {
    case 'title':
      return <Title block={block} words={value} />;
    case 'video':
      return <PreviewVideo label={text('content.preview.video')} address={value} caption={wordsIn(block, 'caption')} />;
    case 'name':
      return <p className={styles.strong}>{value}</p>;
    case 'subtitle':
    case 'position':
      return <p className={styles.quiet}>{value}</p>;
    // Rendered with its image or video.
    case 'caption':
      return block.fields.some(({ type, code: other }) => type === 'image' || other === 'video') ? null : (
        <p className={styles.quiet}>{value}</p>
      );
    default:
      return <p>{value}</p>;
  }
};

const Lines = ({
  block,
  field: { code, value },
}: PreviewFieldProps & { readonly field: { readonly value: string } }) => {
  const styles = usePageStyles();
  const lines = linesOf(value);
  // Widget settings are not readable text.
  if (lines.length === 0 || block.code === 'custom-widget') return null;
  if (code !== 'points') {
    const Box = code === 'quote' ? 'blockquote' : 'div';
    return (
      <Box className={code === 'quote' ? styles.quote : styles.text}>
        {lines.map((line, place) => (
          <p key={place}>{line}</p>
        ))}
      </Box>
    );
  }
  const sign = SIGNS.get(optionIn(block, 'icon')) ?? shellShapes.check;
  return (
    <ul className={styles.points}>
      {lines.map((line, place) => (
        <li key={place} className={styles.point}>
          <Icon icon={sign} size={20} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
};

const Cards = ({ choices }: { readonly choices: readonly Choice[] }) => {
  const styles = usePageStyles();
  return (
    choices.length > 0 && (
      <ul className={styles.tiles}>
        {choices.map(({ id, label }) => (
          <li key={id} className={styles.card}>
            {label}
          </li>
        ))}
      </ul>
    )
  );
};

/** One value as visitors see it; option fields render nothing. Rule R-CON-17. */
export const PreviewField = ({ block, field }: PreviewFieldProps) => {
  const [styles, content, text, format] = [usePageStyles(), useContent(), useText(), useFormat()];
  switch (field.type) {
    case 'text':
      return <Line block={block} field={field} />;
    case 'textarea':
      return <Lines block={block} field={field} />;
    case 'editor':
      return field.value === '' ? null : <RichTextContent value={field.value} />;
    case 'image':
      return field.value && <PreviewImage picture={field.value} caption={wordsIn(block, 'caption')} />;
    case 'files':
      return (
        field.value.length > 0 && (
          <ul className={styles.points}>
            {field.value.map(({ path, name }) => (
              <li key={path} className={styles.point}>
                <FileSign extension={extensionOf(name)} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        )
      );
    case 'slideshow':
      return (
        field.value.length > 0 && (
          <div className={styles.tiles}>
            {field.value.map(({ image, caption }, place) => (
              <Fragment key={place}>{image && <PreviewImage picture={image} caption={caption} />}</Fragment>
            ))}
          </div>
        )
      );
    case 'button':
      return field.value.label === '' ? null : (
        <div className={content}>
          <span data-button={field.value.style}>{field.value.label}</span>
        </div>
      );
    case 'datetime':
      return typeof field.value === 'number' ? (
        <p className={styles.quiet}>
          <time>{format.dateTime(field.value)}</time>
        </p>
      ) : null;
    case 'autocomplete':
    case 'custom-autocomplete':
      return <Cards choices={field.value} />;
    case 'categories':
    case 'branches':
      return (
        field.value.length > 0 && (
          <ul className={styles.tiles}>
            {field.value.map(({ id, label, highlight }) => (
              <li key={id} className={mergeClasses(styles.card, highlight && styles.lightgrey)}>
                {label}
              </li>
            ))}
          </ul>
        )
      );
    case 'select':
    case 'radio':
      return block.code === 'custom-widget' && field.code === 'widget' ? (
        <div className={styles.standIn}>
          <span className={styles.strong}>
            {field.options.find(({ id }) => id === field.value)?.label ?? field.value}
          </span>
          {text('content.preview.widget')}
        </div>
      ) : null;
    case 'checkbox':
      return field.code === 'map' && field.value ? (
        <div className={styles.standIn}>{text('content.preview.map')}</div>
      ) : null;
    case 'unknown':
      return <div className={styles.standIn}>{text('content.preview.unknown', { field: field.label })}</div>;
  }
};
