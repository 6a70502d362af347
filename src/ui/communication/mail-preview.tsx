import { makeStyles, mergeClasses } from '@griffel/react';
import { useRef } from 'react';
import { WebsiteText } from '../shared/controls/website-text';
import { useWidth } from '../shared/rich-text/tools/toolbar-fit.bridge';
import { useText } from '../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import type { MailProof } from './emails.bridge';

const HEIGHT = 480;
const WIDTHS = { wide: 600, narrow: 360 } as const;
export type MailPreviewMode = keyof typeof WIDTHS | 'text';

const useStyles = makeStyles({
  around: { overflow: 'hidden' },
  frame: {
    display: 'block',
    height: `${HEIGHT}px`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    transformOrigin: '0 0',
    colorScheme: 'light',
    backgroundColor: '#ffffff',
  },
  // In dark mode, mail programs invert the colours of an e-mail that defines none for it.
  dark: { filter: 'invert(0.93) hue-rotate(180deg)' },
  plain: {
    height: `${HEIGHT}px`,
    margin: 0,
    padding: '12px',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: 'Consolas, monospace',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface MailPreviewProps {
  readonly mail: MailProof['mail'];
  readonly mode: MailPreviewMode;
  readonly isDark: boolean;
}

/** The rendered e-mail in a sandboxed frame. */
export const MailPreview = ({ mail, mode, isDark }: MailPreviewProps) => {
  const styles = useStyles();
  const text = useText();
  const around = useRef<HTMLDivElement>(null);
  const room = useWidth(around);
  const width = mode === 'text' ? 0 : WIDTHS[mode];
  // A frame wider than the available space keeps its width and is scaled down.
  const scale = room === 0 || width <= room ? 1 : room / width;
  return (
    <div ref={around} className={styles.around}>
      {mode === 'text' ? (
        <pre className={styles.plain} tabIndex={0} aria-label={text('communication.proof.looks.text')}>
          <WebsiteText>{mail.text}</WebsiteText>
        </pre>
      ) : (
        // An inline style, because the scale follows the available width.
        <div style={{ height: HEIGHT * scale }}>
          <iframe
            title={text('communication.proof.frame')}
            // An empty sandbox: no scripts, no forms, no origin.
            sandbox=""
            srcDoc={mail.html}
            className={mergeClasses(styles.frame, isDark && styles.dark)}
            // An inline style, because the scale follows the available width.
            style={{ width, transform: scale === 1 ? undefined : `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  );
};
