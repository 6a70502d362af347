import { makeStyles } from '@griffel/react';
import { useId, useState, type SubmitEvent } from 'react';
import { fieldCodeKey } from '../../../application/shared/describe-failure';
import type { ContentModule } from '../../../domain/content/modules.rule';
import { MAX_TEMPLATE_NAME, TEMPLATE_MODULES, templateProblem } from '../../../domain/content/template.rule';
import type { Failure } from '../../../domain/shared/failure';
import { useDynamicText } from '../../shared/runtime/use-dynamic-text';
import { Button } from '../../shared/controls/button';
import { Dialog } from '../../shared/overlays/dialog';
import { Field } from '../../shared/controls/field';
import { sizes, phone } from '../../shared/theme/sizes';
import { TextField } from '../../shared/controls/text-field';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { Checkbox } from '../../shared/controls/checkbox';
import { useText } from '../../shared/runtime/use-text';

const useStyles = makeStyles({
  fields: { display: 'grid', gap: sizes.fieldGap, marginTop: tokens.spacingVerticalM },
  modules: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    columnGap: tokens.spacingHorizontalM,
  },
  module: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '28px',
    cursor: 'pointer',
    [phone]: { minHeight: sizes.touch },
  },
});

interface Named {
  readonly name: string;
  /** Modules that may use it; empty means all. */
  readonly restrict: readonly ContentModule[];
}

interface TemplateNameProps {
  /** Values of the refused attempt. */
  readonly start: Named;
  readonly failure: Failure | null;
  readonly busy: boolean;
  readonly onSubmit: (named: Named) => void;
  readonly onCancel: () => void;
}

/** Name and modules of a new template. Rule R-CON-09. */
export const TemplateName = ({ start, failure, busy, onSubmit, onCancel }: TemplateNameProps) => {
  const [styles, text, translate, form] = [useStyles(), useText(), useDynamicText(), useId()];
  const [{ name, restrict }, setNamed] = useState(start);
  const [tried, setTried] = useState(false);
  const problem = templateProblem(name);
  const refused = failure?.kind === 'FieldsRejected' && name.trim() === start.name ? failure.fields['name'] : undefined;
  const error =
    tried && problem !== null ? text('shared.fields.required') : refused && translate(fieldCodeKey(refused));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (problem === null && !busy) onSubmit({ name, restrict });
  };
  return (
    <Dialog
      title={text('content.templates.save.title')}
      onClose={busy ? () => undefined : onCancel}
      actions={
        <>
          <Button type="submit" form={form} variant="primary" disabled={busy}>
            {text(busy ? 'shared.actions.saving' : 'content.templates.save.confirm')}
          </Button>
          <Button disabled={busy} onClick={onCancel}>
            {text('shared.actions.cancel')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.fields} onSubmit={submit}>
        <TextField
          required
          data-focus=""
          label={text('content.templates.save.name')}
          error={error}
          value={name}
          maxLength={MAX_TEMPLATE_NAME}
          autoComplete="off"
          onChange={({ target }) => {
            setNamed({ name: target.value, restrict });
          }}
        />
        <Field label={text('content.templates.save.restrict')} hint={text('content.templates.save.restrictHint')}>
          {({ id, 'aria-describedby': describedBy }) => (
            <div
              id={id}
              role="group"
              aria-label={text('content.templates.save.restrict')}
              aria-describedby={describedBy}
              className={styles.modules}
            >
              {TEMPLATE_MODULES.map((module) => (
                <label key={module} className={styles.module}>
                  <Checkbox
                    checked={restrict.includes(module)}
                    onChange={({ target: { checked } }) => {
                      setNamed({
                        name,
                        restrict: checked ? [...restrict, module] : restrict.filter((other) => other !== module),
                      });
                    }}
                  />
                  {text(`content.${module}.title`)}
                </label>
              ))}
            </div>
          )}
        </Field>
      </form>
    </Dialog>
  );
};
