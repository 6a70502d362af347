import { makeStyles } from '@griffel/react';
import { getIn, useFormikContext } from 'formik';
import type { ContentDraft } from '../../../domain/content/content-item';
import type { PageFallbacks } from '../../../domain/content/meta-preview';
import { SEARCH_PREVIEW_LENGTH } from '../../../domain/shared/meta.rule';
import { RecordFileField } from '../../library/published/file-field';
import { useFormat } from '../../shared/runtime/use-session';
import { sizes, phone } from '../../shared/theme/sizes';
import { RecordTextArea } from '../../shared/record/plain-fields';
import { useRecordFields } from '../../shared/record/record-fields';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { ToggleRow } from '../../shared/controls/toggle';
import { useText } from '../../shared/runtime/use-text';
import { MetaPreview } from './meta-preview';

const useStyles = makeStyles({
  part: { padding: `20px ${sizes.sheetPadding} 24px`, [phone]: { padding: `20px ${sizes.phonePadding}` } },
  title: {
    marginBottom: tokens.spacingVerticalM,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  // Columns, stacked when narrow.
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 264px), 1fr))',
    gap: `${sizes.fieldGap} 24px`,
    maxWidth: '960px',
  },
  fields: { display: 'grid', alignContent: 'start', gap: sizes.fieldGap, minWidth: 0 },
});

interface MetaFieldsProps {
  /** Fallback texts of the page; keep its identity. */
  readonly page: PageFallbacks;
  /** Includes keywords, slug and no-index. */
  readonly whole?: boolean;
  readonly hidden?: boolean;
}

const NoIndex = () => {
  const { editing, labelOf } = useRecordFields();
  const { values, setFieldValue } = useFormikContext();
  return (
    <ToggleRow
      name="meta.noIndex"
      checked={getIn(values, 'meta.noIndex') === true}
      disabled={!editing}
      onChange={({ target }) => {
        void setFieldValue('meta.noIndex', target.checked);
      }}
    >
      {labelOf('meta.noIndex')}
    </ToggleRow>
  );
};

/** Meta data with previews; labels are `<record>.meta.<field>`. Rule R-CON-20. */
export const MetaFields = ({ page, whole = false, hidden }: MetaFieldsProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const { values } = useFormikContext();
  const counted = (field: 'title' | 'description'): string => {
    const typed: unknown = getIn(values, `meta.${field}`);
    return text('content.meta.counted', {
      count: typeof typed === 'string' ? [...typed.trim()].length : 0,
      shown: format.number(SEARCH_PREVIEW_LENGTH[field]),
    });
  };
  return (
    <section className={styles.part} hidden={hidden}>
      <h2 className={styles.title}>{text('content.meta.heading')}</h2>
      <div className={styles.columns}>
        <div className={styles.fields}>
          <RecordTextArea<ContentDraft> oneParagraph name="meta.title" hint={counted('title')} />
          <RecordTextArea<ContentDraft> name="meta.description" hint={counted('description')} />
          {whole && <RecordTextArea<ContentDraft> oneParagraph name="meta.keywords" />}
          <RecordTextArea<ContentDraft> oneParagraph name="meta.shareTitle" />
          <RecordTextArea<ContentDraft> name="meta.shareDescription" />
          <RecordFileField<ContentDraft> name="meta.shareImage" kind="image" />
          <RecordTextArea<ContentDraft>
            oneParagraph
            name="meta.canonical"
            hint={text('content.meta.canonicalHint')}
            pattern={text('content.meta.canonicalPattern')}
          />
          {whole && <RecordTextArea<ContentDraft> oneParagraph name="meta.slug" />}
          {whole && <NoIndex />}
        </div>
        <MetaPreview page={page} />
      </div>
    </section>
  );
};
