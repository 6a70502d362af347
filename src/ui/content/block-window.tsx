import { CalendarCancel20Regular } from '@fluentui/react-icons/svg/calendar-cancel';
import { makeStyles } from '@griffel/react';
import { useId, useState, type SubmitEvent } from 'react';
import { visibilityAt, windowProblems, type VisibilityWindow } from '../../domain/content/visibility-window.rule';
import type { Instant } from '../../domain/shared/instant';
import type { TypedMoment } from '../../domain/shared/typed-moment';
import { useFormat } from '../shared/runtime/use-session';
import { FormPortal } from '../shared/overlays/form-portal';
import { Button } from '../shared/controls/button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { Dialog } from '../shared/overlays/dialog';
import { MomentField } from '../shared/dates/moment-field';
import { useMomentFormat } from '../shared/dates/use-moment-format';
import { eyeOff } from '../shared/icons/shapes';
import { sizes } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import { Pill } from './pill';

interface BlockSignProps {
  readonly publication: VisibilityWindow | null;
  readonly disabled: boolean;
  readonly now: Instant;
}

/** Shows a block's visibility if it is not always visible. Rule R-CON-04. */
export const BlockSign = ({ publication, disabled, now }: BlockSignProps) => {
  const [text, format] = [useText(), useFormat()];
  if (disabled) return <Pill icon={eyeOff}>{text('content.blocks.sign.disabled')}</Pill>;
  const sight = visibilityAt(publication, now);
  switch (sight.kind) {
    case 'visible':
      return null;
    case 'hidden':
      return (
        <Pill tone="danger" icon={eyeOff}>
          {text('content.blocks.sign.hidden')}
        </Pill>
      );
    case 'expires':
      return (
        <Pill tone="warning" icon={CalendarCancel20Regular}>
          {text('content.blocks.sign.expires', { at: format.stamp(sight.at) })}
        </Pill>
      );
    case 'appears':
      return (
        <Pill tone="info" icon={shellShapes.clock}>
          {text('content.blocks.sign.appears', { at: format.stamp(sight.at) })}
        </Pill>
      );
  }
};

interface BlockWindowDialogProps {
  readonly name: string;
  readonly publication: VisibilityWindow | null;
  readonly now: Instant;
  /** `null`: always visible. */
  readonly onSet: (publication: VisibilityWindow | null) => void;
  readonly onClose: () => void;
}

const NO_WINDOW: VisibilityWindow = { from: null, to: null };
const isOpen = ({ from, to }: VisibilityWindow): boolean => from === null && to === null;

const useStyles = makeStyles({
  fields: { display: 'grid', gap: sizes.fieldGap, marginTop: tokens.spacingVerticalM },
  // Fixed height, so that nothing jumps while typing.
  means: { minHeight: `calc(2 * ${tokens.lineHeightBase300})`, color: tokens.colorNeutralForeground3 },
});

/** Edits a block's visibility window; either end may be open. Rule R-CON-04. */
export const BlockWindowDialog = ({ name, publication, now, onSet, onClose }: BlockWindowDialogProps) => {
  const [styles, text, format, form, wrong] = [useStyles(), useText(), useFormat(), useId(), useMomentFormat('fixed')];
  const [window, setWindow] = useState(publication ?? NO_WINDOW);
  /** Names of the fields that were blurred and may show errors. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const problems = windowProblems(window);
  const isRight = problems.from === null && problems.to === null;

  const errorOf = (end: keyof VisibilityWindow): string | undefined => {
    const problem = problems[end];
    if (problem === null || !left.includes(end)) return undefined;
    return problem === 'tooEarly' ? text('content.blocks.window.tooEarly') : wrong;
  };
  const meaning = (): string => {
    const sight = visibilityAt(window, now);
    const values = {
      from: typeof window.from === 'number' ? format.stamp(window.from) : '',
      to: typeof window.to === 'number' ? format.stamp(window.to) : '',
    };
    return text(
      `content.blocks.window.means.${sight.kind === 'appears' && window.to !== null ? 'between' : sight.kind}`,
      values,
    );
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isRight) onSet(isOpen(window) ? null : window);
    else setLeft(['from', 'to']);
  };
  const field = (end: keyof VisibilityWindow) => (
    <MomentField
      pattern="fixed"
      label={text(`content.blocks.window.${end}`)}
      value={window[end]}
      error={errorOf(end)}
      onChange={(moment: TypedMoment) => {
        setWindow({ ...window, [end]: moment });
      }}
      onBlur={() => {
        setLeft([...left, end]);
      }}
    />
  );
  return (
    <FormPortal>
      <Dialog
        title={text('content.blocks.window.title', { name })}
        onClose={onClose}
        actions={
          <>
            <Button
              variant="subtle"
              onClick={() => {
                setWindow(NO_WINDOW);
              }}
            >
              {text('content.blocks.window.clear')}
            </Button>
            <Button type="submit" form={form} variant="primary">
              {text('content.blocks.window.set')}
            </Button>
            <Button onClick={onClose}>{text('shared.actions.cancel')}</Button>
          </>
        }
      >
        <form id={form} noValidate className={styles.fields} onSubmit={submit}>
          {field('from')}
          {field('to')}
          <p role="status" className={styles.means}>
            {isRight && meaning()}
          </p>
        </form>
      </Dialog>
    </FormPortal>
  );
};
