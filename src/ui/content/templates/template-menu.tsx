import * as shellShapes from '../../shared/icons/shell-shapes';
import { Layer20Regular } from '@fluentui/react-icons/svg/layer';
import { FormPortal } from '../../shared/overlays/form-portal';
import { Button } from '../../shared/controls/button';
import { CommandMenu } from '../../shared/commands/command-menu';
import { chevronDown } from '../../shared/icons/shapes';
import { usePhone } from '../../shared/theme/use-media';
import { useText } from '../../shared/runtime/use-text';
import { FirstSaving, TemplateQuestion } from './template-questions';
import { TemplateChooser } from './template-chooser';
import { TemplateName } from './template-name';
import { useTemplates, type TemplateEnds } from './templates.bridge';

interface TemplateMenuProps extends TemplateEnds {
  readonly editing: boolean;
  readonly dirty: boolean;
  /** Number of current blocks. */
  readonly blockCount: () => number;
}

/** Uses a template, or creates one. Rule R-CON-09. */
export const TemplateMenu = ({ editing, dirty, blockCount, ...ends }: TemplateMenuProps) => {
  const [text, phone] = [useText(), usePhone()];
  const { snapshot, send } = useTemplates(ends);
  const { templates, chosen, name, restrict, failure } = snapshot.context;
  const close = (): void => {
    send({ type: 'closed' });
  };
  const isListing = (['listing', 'unlisted', 'choosing', 'reading'] as const).some((state) => snapshot.matches(state));
  return (
    <>
      <CommandMenu
        labelKey="content.item.commands.template"
        commands={[
          {
            key: 'useTemplate',
            label: 'content.item.commands.useTemplate',
            icon: Layer20Regular,
            disabledReason: editing ? null : { key: 'content.templates.off.reading' },
            run: () => {
              send({ type: 'use.requested' });
            },
          },
          {
            key: 'saveTemplate',
            label: 'content.item.commands.saveTemplate',
            icon: shellShapes.save,
            disabledReason: ends.id === null ? { key: 'content.templates.off.new' } : null,
            run: () => {
              send({ type: 'save.requested' });
            },
          },
        ]}
        trigger={(tie) =>
          phone ? (
            <Button {...tie} icon={Layer20Regular} aria-label={text('content.item.commands.template')} />
          ) : (
            <Button {...tie} icon={Layer20Regular} endIcon={chevronDown}>
              {text('content.item.commands.template')}
            </Button>
          )
        }
      />
      <FormPortal>
        {isListing && (
          <TemplateChooser
            templates={snapshot.matches('choosing') || snapshot.matches('reading') ? templates : null}
            failure={snapshot.matches('unlisted') ? failure : null}
            coming={snapshot.matches('reading') ? chosen : null}
            onChoose={(template) => {
              send({ type: 'template.chosen', template, filled: blockCount() > 0 });
            }}
            onRetry={() => {
              send({ type: 'retry.requested' });
            }}
            onClose={close}
          />
        )}
        {snapshot.matches('asking') && chosen !== null && (
          <TemplateQuestion
            name={chosen.name}
            count={blockCount()}
            onChoose={(replaces) => {
              send({ type: 'place.chosen', replaces });
            }}
            onCancel={close}
          />
        )}
        {(snapshot.matches('naming') || snapshot.matches('adding')) && (
          <TemplateName
            start={{ name, restrict }}
            failure={failure}
            busy={snapshot.matches('adding')}
            onSubmit={(given) => {
              send({ type: 'name.submitted', ...given, dirty });
            }}
            onCancel={close}
          />
        )}
        {(snapshot.matches('confirming') || snapshot.matches('saving')) && (
          <FirstSaving
            name={name}
            busy={snapshot.matches('saving')}
            onConfirm={() => {
              send({ type: 'save.confirmed' });
            }}
            onCancel={close}
          />
        )}
      </FormPortal>
    </>
  );
};
