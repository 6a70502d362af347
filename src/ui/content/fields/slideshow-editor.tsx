import { makeStyles } from '@griffel/react';
import type { Slide } from '../../../domain/content/block';
import { MAX_ENTRIES } from '../../../domain/content/block.rule';
import { partLabelOf } from '../../../domain/content/field-part';
import { FileField } from '../../library/published/file-field';
import { TextField } from '../../shared/controls/text-field';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { AddFiles } from './add-files';
import { EntriesField } from './entries-field';
import { useFieldParts } from './field-parts.bridge';
import { textsOf, type FieldEditorProps } from './field-editor';

const useStyles = makeStyles({
  slide: {
    'display': 'flex',
    'flexWrap': 'wrap',
    'flexGrow': 1,
    'gap': `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    'minWidth': 0,
    '& > *': { flex: '1 1 220px', minWidth: 0 },
  },
});

/** An ordered list of images with captions. */
export const SlideshowEditor = (props: FieldEditorProps<'slideshow'>) => {
  const { field, readOnly, onChange } = props;
  const styles = useStyles();
  const text = useText();
  const parts = useFieldParts(field.type);
  // Slides beyond the limit are kept with an error, so that no choice is dropped silently.
  const change = (value: readonly Slide[]): void => {
    onChange({ ...field, value });
  };
  const edit = (place: number, part: Partial<Slide>): void => {
    change(field.value.map((slide, other) => (other === place ? { ...slide, ...part } : slide)));
  };
  const nameOf = (_: Slide, place: number): string => text('content.fields.slides.slide', { number: place + 1 });
  return (
    <EntriesField
      {...textsOf(props)}
      entries={field.value}
      nameOf={nameOf}
      onChange={change}
      readOnly={readOnly}
      roomy
      add={
        <AddFiles
          kind="image"
          word={text('content.fields.slides.add')}
          name={text('content.fields.slides.addFor', { field: field.label })}
          full={field.value.length >= MAX_ENTRIES}
          onAdd={(files) => {
            change([...field.value, ...files.map((image): Slide => ({ image, caption: '' }))]);
          }}
        />
      }
    >
      {(slide, place) => (
        <div className={styles.slide}>
          <FileField
            label={nameOf(slide, place)}
            kind="image"
            value={slide.image}
            readOnly={readOnly}
            onChange={(image) => {
              edit(place, { image });
            }}
          />
          <TextField
            label={partLabelOf(parts, 'caption', text('content.fields.slides.caption'))}
            value={slide.caption}
            autoComplete="off"
            readOnly={readOnly}
            onChange={({ target }) => {
              edit(place, { caption: target.value });
            }}
          />
        </div>
      )}
    </EntriesField>
  );
};
