import { mergeClasses } from '@griffel/react';
import { memo } from 'react';
import type { Block } from '../../../domain/content/block';
import type { ContentDraft } from '../../../domain/content/content-item';
import { RichTextContent } from '../../shared/rich-text/rich-text-content';
import { useText } from '../../shared/runtime/use-text';
import { useWebsiteLanguage } from '../../shared/runtime/website-language';
import { usePageStyles } from './page.styles';
import { optionIn, PreviewField } from './preview-field';
import { PreviewImage } from './preview-image';

const LAYERS = ['white', 'lightgrey', 'red'] as const;
const BOXES: ReadonlyMap<string, 'frame' | 'centre' | 'layer'> = new Map([
  ['custom-text-image-block', 'frame'],
  ['custom-text-cta', 'centre'],
  ['custom-text-layer', 'layer'],
]);

/** One block as visitors see it. */
const SeenBlock = memo(({ block }: { readonly block: Block }) => {
  const styles = usePageStyles();
  const { code, fields } = block;
  const pictures = fields.filter((field) => field.type === 'image' && field.value !== null);
  const words = fields
    .filter(({ type }) => type !== 'image')
    .map((field) => <PreviewField key={field.code} block={block} field={field} />);
  const box = BOXES.get(code);
  const layer = LAYERS.find((look) => look === optionIn(block, 'background')) ?? 'white';
  const isFirst = code === 'custom-quote' || optionIn(block, 'side') === 'left';
  return (
    <section
      className={mergeClasses(
        styles.block,
        pictures.length > 0 && (code === 'custom-quote' ? styles.besideQuote : styles.beside),
        box && styles[box],
        box === 'layer' && styles[layer],
      )}
    >
      {pictures.length === 0 ? words : <div className={styles.words}>{words}</div>}
      {pictures.length > 0 && (
        <div className={isFirst ? styles.first : undefined}>
          {pictures.map((field) => (
            <PreviewField key={field.code} block={block} field={field} />
          ))}
        </div>
      )}
    </section>
  );
});
SeenBlock.displayName = 'SeenBlock';

interface PreviewPageProps {
  readonly item: ContentDraft;
  /** Visible blocks. */
  readonly blocks: readonly Block[];
}

/** An item rendered as a page, without active content. Rule R-CON-17. */
export const PreviewPage = ({ item, blocks }: PreviewPageProps) => {
  const [styles, text] = [usePageStyles(), useText()];
  const picture = item.cover ?? item.image;
  return (
    <article className={styles.column} lang={useWebsiteLanguage()}>
      <h3 className={styles.name}>{item.name}</h3>
      {item.recap.trim() !== '' && <p className={styles.recap}>{item.recap}</p>}
      {picture !== null && <PreviewImage picture={picture} />}
      {item.intro !== '' && <RichTextContent value={item.intro} />}
      {blocks.map((block) => (
        <SeenBlock key={block.guid} block={block} />
      ))}
      {blocks.length === 0 && (
        <p className={styles.quiet}>
          {text(item.blocks.length === 0 ? 'content.preview.noBlocks' : 'content.preview.noneSeen')}
        </p>
      )}
    </article>
  );
};
