import { makeStyles } from '@griffel/react';
import { useMachine } from '@xstate/react';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo, useState } from 'react';
import { WiredRedirectCheck } from '../../application/site/wire-redirect-check';
import type { Id } from '../../domain/shared/id';
import { isValid } from '../../domain/shared/rule';
import { redirects, type RedirectDraft } from '../../domain/site/redirect';
import { checkRedirect, checkRedirects, type CheckedRedirect } from '../../domain/site/redirect-check.rule';
import { useAllowed, useFormat, useSession } from '../shared/runtime/use-session';
import { CommandButton } from '../shared/commands/command-button';
import { Button } from '../shared/controls/button';
import * as shellShapes from '../shared/icons/shell-shapes';
import { Dialog } from '../shared/overlays/dialog';
import { ProgressBar } from '../shared/overlays/progress-dialog';
import { RailSection } from '../shared/record/record-layout';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { usePhone } from '../shared/theme/use-media';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';
import { RedirectFindings } from './redirect-findings';

/** Number of redirects that a form loads without asking: ten requests. */
const UNASKED = 1_000;

const useStyles = makeStyles({
  quiet: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  button: { marginTop: tokens.spacingVerticalS },
});

/** Findings for all redirects of the website. */
const useCheck = (most: number) => {
  const [snapshot, send] = useMachine(useService(WiredRedirectCheck), { input: { most } });
  const website = useSession().website?.url ?? '';
  return {
    snapshot,
    ...snapshot.context,
    website,
    request: () => {
      send({ type: 'check.requested' });
    },
    mayOpen: useAllowed(redirects.right).edit,
  };
};

const CheckDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const { snapshot, rules, done, total, website, request, mayOpen } = useCheck(Infinity);
  const findings = useMemo(() => checkRedirects(rules, website), [rules, website]);
  const [reading, failed] = [snapshot.matches('reading'), snapshot.matches('failed')];
  const state = reading
    ? total === 0
      ? text('shared.list.loading')
      : text('site.check.reading', { done: format.number(done), total: format.number(total) })
    : failed
      ? text('site.check.failed')
      : findings.length > 0
        ? text('site.check.found', { count: findings.length, total: format.number(rules.length) })
        : text('site.check.nothing', { count: rules.length });
  return (
    <Dialog
      width="wide"
      title={text('site.check.title')}
      onClose={onClose}
      actions={
        <>
          {failed && (
            <Button icon={shellShapes.reset} onClick={request}>
              {text('shared.actions.retry')}
            </Button>
          )}
          <Button variant={reading ? 'outline' : 'primary'} data-focus="" onClick={onClose}>
            {text(reading ? 'shared.actions.cancel' : 'shared.actions.close')}
          </Button>
        </>
      }
    >
      <p className={styles.quiet} role="status">
        {state}
      </p>
      {reading && <ProgressBar label={text('site.check.title')} done={done} total={total} />}
      {snapshot.matches('read') && <RedirectFindings findings={findings} mayOpen={mayOpen} />}
    </Dialog>
  );
};

/** Checks all redirects. */
export const RedirectCheckCommand = () => {
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  return (
    <>
      <CommandButton
        iconOnly={phone}
        command={{
          key: 'check',
          label: 'site.check.title',
          icon: shellShapes.structure,
          disabledReason: null,
          run: () => {
            setOpen(true);
          },
        }}
      />
      {open && (
        <CheckDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
};

/** Shows what the redirect in the form causes together with the others. */
export const RedirectCheckSection = ({ id }: { readonly id: Id | null }) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const { snapshot, rules, done, total, website, request, mayOpen } = useCheck(UNASKED);
  const draft = useDeferredValue(useFormikContext<RedirectDraft>().values);
  const own = useMemo(
    (): CheckedRedirect => ({ ...draft, id: id ?? '', from: draft.from.trim(), to: draft.to.trim() }),
    [draft, id],
  );
  const findings = useMemo(
    () =>
      checkRedirect<CheckedRedirect>(
        own,
        rules.filter((rule) => rule.id !== id),
        website,
      ),
    [own, rules, id, website],
  );
  const isWhole = isValid(redirects.rule(draft));
  const say = (): string => {
    if (snapshot.matches('reading') && total === 0) return text('shared.list.loading');
    if (snapshot.matches('reading'))
      return text('site.check.reading', { done: format.number(done), total: format.number(total) });
    if (snapshot.matches('failed')) return text('site.check.failed');
    if (snapshot.matches('waiting')) return text('site.check.many', { total: format.number(total) });
    if (!isWhole) return text('site.check.incomplete');
    return findings.length === 0 ? text('site.check.fine') : text('site.check.causes', { count: findings.length });
  };
  return (
    <RailSection title={text('site.check.section')}>
      <p className={styles.quiet} role="status">
        {say()}
      </p>
      {snapshot.matches('read') && isWhole && <RedirectFindings findings={findings} own={own} mayOpen={mayOpen} />}
      {(snapshot.matches('waiting') || snapshot.matches('failed')) && (
        <div className={styles.button}>
          <Button onClick={request}>
            {text(snapshot.matches('failed') ? 'shared.actions.retry' : 'site.check.title')}
          </Button>
        </div>
      )}
    </RailSection>
  );
};
