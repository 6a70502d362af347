import { makeStyles } from '@griffel/react';
import type { Id } from '../../domain/shared/id';
import { RailSection } from '../shared/record/record-layout';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { ToggleRow } from '../shared/controls/toggle';
import { useText } from '../shared/runtime/use-text';

interface WebsiteTogglesProps {
  /** The websites of the signed-in person. */
  readonly websites: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: readonly Id[];
  readonly disabled: boolean;
  readonly onChoose: (chosen: readonly Id[]) => void;
}

const useStyles = makeStyles({
  hint: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Switches for the websites of a user. */
export const WebsiteToggles = ({ websites, chosen, disabled, onChoose }: WebsiteTogglesProps) => {
  const styles = useStyles();
  const text = useText();
  const count = websites.filter(({ id }) => chosen.includes(id)).length;
  return (
    <RailSection
      handlesPending
      title={text('access.user.websites')}
      aside={text('access.user.websitesOf', { count, total: websites.length })}
    >
      {websites.length === 0 && <p className={styles.hint}>{text('access.user.noWebsites')}</p>}
      {websites.map(({ id, name }) => (
        <ToggleRow
          key={id}
          checked={chosen.includes(id)}
          disabled={disabled}
          onChange={({ target }) => {
            onChoose(target.checked ? [...chosen, id] : chosen.filter((website) => website !== id));
          }}
        >
          {name}
        </ToggleRow>
      ))}
    </RailSection>
  );
};
