import { makeResetStyles } from '@griffel/react';
import type { ButtonProps } from '../controls/button';
import type { TextKey } from '../runtime/text-key';
import { useText } from '../runtime/use-text';
import type { Command } from './command';
import { CommandButton } from './command-button';

interface ViewChoiceProps<View extends string> extends Pick<ButtonProps, 'size'> {
  /** Label of the group, such as width. */
  readonly of: TextKey;
  readonly views: readonly (Pick<Command, 'label' | 'icon'> & { readonly view: View })[];
  readonly shown: View;
  readonly onShow: (view: View) => void;
  readonly iconOnly?: boolean;
  /** The chosen view receives the initial focus of its dialog. */
  readonly hasFocus?: boolean;
}

const useGroup = makeResetStyles({
  'display': 'inline-flex',
  '& > button:not(:first-child)': { marginLeft: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  '& > button:not(:last-child)': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
});

/** Chooses one of several views of the same content. */
export const ViewChoice = <View extends string>({
  of,
  views,
  shown,
  onShow,
  hasFocus = false,
  ...look
}: ViewChoiceProps<View>) => {
  const [group, text] = [useGroup(), useText()];
  return (
    <div role="group" aria-label={text(of)} className={group}>
      {views.map(({ view, ...command }) => (
        <CommandButton
          key={view}
          {...look}
          data-focus={hasFocus && view === shown ? '' : undefined}
          command={{
            ...command,
            key: `${of}.${view}`,
            on: view === shown,
            disabledReason: null,
            run: () => {
              onShow(view);
            },
          }}
        />
      ))}
    </div>
  );
};
