import { makeStyles, mergeClasses } from '@griffel/react';
import { useDeferredValue, useId, useMemo } from 'react';
import { sourceProblems } from '../../../domain/shared/rich-text/source-problems';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';
import { SIZES, type TextHeight } from './sizes';

interface SourceViewProps {
  readonly label: string;
  readonly value: string;
  readonly height: TextHeight;
  readonly onChange: (html: string) => void;
}

const useStyles = makeStyles({
  source: {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    padding: '10px 14px',
    border: 0,
    outlineStyle: 'none',
    resize: 'vertical',
    fontFamily: 'Consolas, monospace',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '18px',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  small: { height: SIZES.small },
  tall: { height: SIZES.tall },
  problem: {
    padding: '4px 14px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
    borderTop: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
});

/** Edits the HTML source; problems are listed below it and kept. */
export const SourceView = ({ label, value, height, onChange }: SourceViewProps) => {
  const styles = useStyles();
  const text = useText();
  const id = useId();
  const deferred = useDeferredValue(value);
  const problems = useMemo(() => sourceProblems(deferred), [deferred]);
  const [first] = problems;
  return (
    <>
      <textarea
        className={mergeClasses(styles.source, styles[height])}
        aria-label={text('richText.sourceOf', { field: label })}
        aria-describedby={id}
        lang={useWebsiteLanguage()}
        spellCheck={false}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <div id={id} role="status">
        {first !== undefined && (
          <p className={styles.problem}>
            {text(`richText.problem.${first.kind}`, { line: first.line, tag: first.tag })}
            {problems.length > 1 && ` ${text('richText.problem.others', { count: problems.length - 1 })}`}
            {` ${text('richText.problem.kept')}`}
          </p>
        )}
      </div>
    </>
  );
};
