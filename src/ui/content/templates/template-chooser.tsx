import { Layer20Regular } from '@fluentui/react-icons/svg/layer';
import { makeStyles } from '@griffel/react';
import type { Template } from '../../../application/content/ports/templates.port';
import type { Failure } from '../../../domain/shared/failure';
import { Button } from '../../shared/controls/button';
import { Dialog } from '../../shared/overlays/dialog';
import { Icon } from '../../shared/icons/icon';
import { sizes, phone } from '../../shared/theme/sizes';
import { EmptyState, FailedState } from '../../shared/page/states';
import { useRetry } from '../../shared/page/use-retry';
import { focusOnMount } from '../../shared/focus/take-focus';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '2px', marginTop: tokens.spacingVerticalM },
  template: {
    'display': 'flex',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalS,
    'width': '100%',
    'minHeight': sizes.controlLarge,
    'padding': `6px ${tokens.spacingHorizontalS}`,
    'border': 0,
    'borderRadius': tokens.borderRadiusMedium,
    'color': 'inherit',
    'backgroundColor': 'transparent',
    'textAlign': 'left',
    'overflowWrap': 'anywhere',
    'cursor': 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
    [phone]: { minHeight: sizes.touch },
  },
  status: { minHeight: tokens.lineHeightBase300, color: tokens.colorNeutralForeground3 },
});

interface TemplateChooserProps {
  /** Null until loaded. */
  readonly templates: readonly Template[] | null;
  readonly failure: Failure | null;
  /** The template being loaded. */
  readonly coming: Template | null;
  readonly onChoose: (template: Template) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Templates of a module by name. Rule R-CON-09. */
export const TemplateChooser = ({ templates, failure, coming, onChoose, onRetry, onClose }: TemplateChooserProps) => {
  const [styles, text] = [useStyles(), useText()];
  const retry = useRetry(templates !== null, onRetry);
  return (
    <Dialog
      width="form"
      title={text('content.templates.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('shared.actions.cancel')}</Button>}
    >
      {failure !== null && <FailedState title={text('content.templates.failed')} failure={failure} {...retry} />}
      {failure === null && templates === null && <TextSkeleton lines={4} />}
      {templates?.length === 0 && (
        <EmptyState title={text('content.templates.empty.title')} body={text('content.templates.empty.body')} />
      )}
      {templates !== null && templates.length > 0 && (
        <ul aria-label={text('content.templates.list')} className={styles.list}>
          {templates.map((template, place) => (
            <li key={template.id}>
              <button
                type="button"
                ref={place === 0 ? focusOnMount : undefined}
                data-focus={place === 0 ? '' : undefined}
                className={styles.template}
                disabled={coming !== null}
                onClick={() => {
                  onChoose(template);
                }}
              >
                <Icon icon={Layer20Regular} size={20} />
                {template.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={styles.status}>
        {coming !== null && text('content.templates.coming', { name: coming.name })}
      </div>
    </Dialog>
  );
};
