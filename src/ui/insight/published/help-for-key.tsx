import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import { helpPath, pagesWith, type HelpAddress, type HelpEntry } from '../../../domain/insight/help';
import { useSession } from '../../shared/runtime/use-session';
import { Button } from '../../shared/controls/button';
import { followLinks } from '../../shared/runtime/follow-links';
import { LinkButton, LinkText } from '../../shared/controls/link-text';
import { SearchField } from '../../shared/controls/search-field';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { useHelp } from '../help.bridge';
import { HelpText } from '../help-text';

export interface HelpForKeyProps {
  /** The help key from the route table. */
  readonly helpKey: string;
  readonly onNavigate: (path: string) => void;
}

const useStyles = makeStyles({
  search: {
    'position': 'sticky',
    'zIndex': 1,
    'top': 0,
    'padding': '4px 0 12px',
    'backgroundColor': tokens.colorNeutralBackground4,
    '& > div': { width: '100%' },
  },
  quiet: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalM },
  results: { display: 'grid', gap: tokens.spacingVerticalM },
  intro: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});

/** Help on the open screen, and a search over all help pages. */
export const HelpForKey = (props: HelpForKeyProps) => (
  <Guide key={`${useSession().me.settings.language} ${props.helpKey}`} {...props} />
);

const Guide = ({ helpKey, onNavigate }: HelpForKeyProps) => {
  const styles = useStyles();
  const text = useText();
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<HelpAddress | null>(null);
  const here = useHelp({ kind: 'key', key: helpKey });
  const sections = here.found?.sections ?? [];
  const open = (address: HelpAddress | null): void => {
    setTerm('');
    setChosen(address);
  };
  const shown = (): ReturnType<typeof Shown> => {
    if (term.trim() !== '')
      return (
        <Results
          pages={pagesWith(sections, term)}
          none={text('insight.help.noMatch', { term: term.trim() })}
          onOpen={open}
        />
      );
    if (chosen !== null)
      return (
        <Elsewhere
          key={helpPath(chosen)}
          address={chosen}
          onBack={() => {
            open(null);
          }}
        />
      );
    if (here.found !== null && here.found.page === null)
      return <Results pages={pagesWith(sections, '')} head={text('insight.help.noneHere')} onOpen={open} />;
    return <Shown {...here} />;
  };
  return (
    <div onClick={followLinks(onNavigate)}>
      <div className={styles.search}>
        <SearchField
          label={text('insight.help.search')}
          value={term}
          disabled={sections.length === 0}
          onChange={setTerm}
        />
      </div>
      {shown()}
    </div>
  );
};

/** A help page that does not belong to the open screen. */
const Elsewhere = ({ address, onBack }: { readonly address: HelpAddress; readonly onBack: () => void }) => {
  const text = useText();
  return (
    <>
      <p>
        <LinkButton onClick={onBack}>{text('insight.help.back')}</LinkButton>
      </p>
      <Shown {...useHelp({ kind: 'address', address })} visited />
    </>
  );
};

const Shown = ({
  found,
  failure,
  retry,
  visited = false,
}: ReturnType<typeof useHelp> & { readonly visited?: boolean }) => {
  const styles = useStyles();
  const text = useText();
  if (failure !== null)
    return (
      <div className={styles.quiet} role="alert">
        <p>{text('insight.help.failed')}</p>
        <Button onClick={retry}>{text('shared.actions.retry')}</Button>
      </div>
    );
  if (found === null)
    return (
      <div aria-busy>
        <TextSkeleton />
      </div>
    );
  if (found.page === null || found.address === null) return <p>{text('insight.help.noPage.title')}</p>;
  const { type } = found.address;
  return (
    <HelpText
      page={found.page}
      address={found.address}
      section={found.sections.find(({ address }) => address.type === type)?.title}
      visited={visited}
    />
  );
};

interface ResultsProps {
  readonly pages: readonly HelpEntry[];
  readonly head?: string;
  readonly none?: string;
  readonly onOpen: (address: HelpAddress) => void;
}

const Results = ({ pages, head, none, onOpen }: ResultsProps) => {
  const styles = useStyles();
  const text = useText();
  return (
    <div className={styles.quiet}>
      <p role="status">
        {pages.length === 0 ? (none ?? head) : (head ?? text('insight.help.matches', { count: pages.length }))}
      </p>
      <ul className={styles.results}>
        {pages.map(({ address, title, intro }) => (
          <li key={helpPath(address)}>
            <LinkButton
              onClick={() => {
                onOpen(address);
              }}
            >
              {title}
            </LinkButton>
            <p className={styles.intro}>{intro}</p>
          </li>
        ))}
      </ul>
      {pages.length > 0 && <LinkText href="/help">{text('insight.help.all')}</LinkText>}
    </div>
  );
};
