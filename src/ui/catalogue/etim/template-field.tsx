import { makeStyles } from '@griffel/react';
import { useFormikContext } from 'formik';
import { useCallback, useState } from 'react';
import { FeatureLookup } from '../../../application/catalogue/wire-etim';
import type { FoundFeature } from '../../../application/catalogue/ports/etim-choices.port';
import { type EtimCombinationDraft } from '../../../domain/catalogue/etim-combination';
import { useFieldError, useIsReadOnly, useRecordFields } from '../../shared/record/record-fields';
import type { LineActs } from '../../shared/rich-text/tagged-line/tagged-line.bridge';
import type { MenuKey } from '../../shared/rich-text/tagged-line/menu-keys';
import { TaggedLineField } from '../../shared/rich-text/tagged-line/tagged-line-field';
import { TaggedLineFoot } from '../../shared/rich-text/tagged-line/tagged-line-foot';
import type { TagQuery } from '../../shared/rich-text/tagged-line/tag-syntax';
import { useText } from '../../shared/runtime/use-text';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import type { TemplateCodes } from './etim-combination.bridge';
import { LookupList } from './lookup-list';
import { useLookupMenu } from './lookup-menu';
import { useLookup } from './lookup.bridge';
import { faceOfCode, TEMPLATE_SYNTAX } from './template-syntax';

const useStyles = makeStyles({
  said: visuallyHidden,
});

interface TemplateFieldProps {
  readonly codes: TemplateCodes;
  readonly acts: LineActs | null;
  readonly onActs: (acts: LineActs | null) => void;
  readonly isChosen: (feature: FoundFeature) => boolean;
  /** Called with a feature to insert into the template. */
  readonly onChoose: (feature: FoundFeature) => void;
}

/** The template of a combination: text with feature tags, which a typed percent sign suggests. Rule R-CAT-42. */
export const TemplateField = ({ codes, acts, onActs, isChosen, onChoose }: TemplateFieldProps) => {
  const styles = useStyles();
  const text = useText();
  const { editing, labelOf } = useRecordFields();
  const isReadOnly = useIsReadOnly();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<EtimCombinationDraft>();
  const lookup = useLookup(FeatureLookup);
  const [query, setQuery] = useState<TagQuery | null>(null);
  const [focused, setFocused] = useState(false);
  const { type } = lookup;
  const seek = useCallback(
    (next: TagQuery | null) => {
      setQuery(next);
      type(next?.text ?? '');
    },
    [type],
  );
  const change = useCallback(
    (template: string) => {
      void setFieldValue('template', template);
    },
    [setFieldValue],
  );
  const faceOf = useCallback(
    (code: string) => faceOfCode(codes, code, text('catalogue.etimCombination.unknown')),
    [codes, text],
  );
  const menu = useLookupMenu(lookup, isChosen, onChoose);
  const isOpen =
    editing &&
    focused &&
    query !== null &&
    (menu.options.length > 0 || (menu.saying !== null && menu.saying !== 'short'));
  const hasOptions = isOpen && menu.options.length > 0;
  const press = (key: MenuKey): boolean => {
    if (!isOpen) return false;
    if (key !== 'Escape') return menu.press(key);
    acts?.dismiss();
    return true;
  };
  const label = labelOf('template');
  return (
    <div>
      <div
        onFocus={() => {
          setFocused(true);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setFocused(false);
        }}
      >
        <TaggedLineField
          name="template"
          label={label}
          error={useFieldError('template', text('catalogue.etimCombination.oneLine'))}
          value={values.template}
          syntax={TEMPLATE_SYNTAX}
          readOnly={!editing}
          isReadOnly={isReadOnly}
          onChange={change}
          onBlur={() => {
            void setFieldTouched('template');
          }}
          faceOf={faceOf}
          onActs={onActs}
          onQuery={seek}
          onMenuKey={press}
          list={hasOptions ? menu.id : undefined}
          option={hasOptions ? menu.optionId(menu.active) : undefined}
        >
          {isOpen && <LookupList menu={menu} label={label} onChoose={onChoose} />}
        </TaggedLineField>
      </div>
      <TaggedLineFoot
        hint={editing ? text('catalogue.etimCombination.hint') : null}
        count={text('catalogue.etimCombination.tags', { count: codes.codes.length })}
      />
      <span className={styles.said} role="status">
        {isOpen &&
          (menu.saying === null
            ? text('catalogue.etimCombination.lookup.found', { count: menu.options.length })
            : text(`catalogue.etimCombination.lookup.${menu.saying}`, { text: lookup.text }))}
      </span>
    </div>
  );
};
