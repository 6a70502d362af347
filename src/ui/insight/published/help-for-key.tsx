import { makeStyles } from '@griffel/react';
import { helpPath } from '../../../domain/insight/help';
import { useSession } from '../../session/published/use-session';
import { followLinks } from '../../shared/follow-link';
import { Button } from '../../shared/button';
import { LinkText } from '../../shared/link-text';
import { SafeHtml } from '../../shared/safe-html';
import { kantoorTokens as tokens } from '../../shared/theme';
import { useText } from '../../shared/use-text';
import { useHelp } from '../help.bridge';

export interface HelpForKeyProps {
  /** As the route table names it. */
  readonly helpKey: string;
  readonly onNavigate: (path: string) => void;
}

const useStyles = makeStyles({
  intro: { color: tokens.colorNeutralForeground3 },
  foot: { marginTop: tokens.spacingVerticalL },
  quiet: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalM },
});

/** Help for the screen that is open, beside it. */
export const HelpForKey = (props: HelpForKeyProps) => <Page key={`${useSession().me.settings.language} ${props.helpKey}`} {...props} />;

const Page = ({ helpKey, onNavigate }: HelpForKeyProps) => {
  const styles = useStyles();
  const text = useText();
  const { found, failure, retry } = useHelp({ kind: 'key', key: helpKey });
  if (failure !== null) return <div className={styles.quiet} role="alert"><p>{text('insight.help.failed')}</p><Button onClick={retry}>{text('shared.actions.retry')}</Button></div>;
  if (found === null) return <div aria-busy />;
  if (found.page === null || found.address === null) {
    return (
      <div className={styles.quiet} onClick={followLinks(onNavigate)}>
        <p>{text('insight.help.noneHere')}</p>
        {found.sections.length > 0 && <LinkText href="/help">{text('insight.help.all')}</LinkText>}
      </div>
    );
  }
  return (
    <div onClick={followLinks(onNavigate)}>
      <p className={styles.intro}>{found.page.intro}</p>
      <SafeHtml html={found.page.body} />
      <p className={styles.foot}><LinkText href={helpPath(found.address)}>{text('insight.help.fullPage')}</LinkText></p>
    </div>
  );
};
