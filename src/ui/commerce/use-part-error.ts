import { getIn, useFormikContext } from 'formik';
import type { Fields } from '../../domain/shared/merge';
import { useRecordFields } from '../shared/record/record-fields';
import { useProblemText } from '../shared/record/use-problem-text';
import { useText } from '../shared/runtime/use-text';
import { useFigureFormat, type FigureKind } from './use-figure-format';

/** Returns the error message of a part's number, once it may be shown. @param wrong indexes of parts with an error */
export const usePartError = (
  wrong: ReadonlySet<number>,
): ((index: number, field: string, kind: FigureKind) => string | undefined) => {
  const text = useText();
  const formatOf = useFigureFormat();
  const wordsFor = useProblemText();
  const { refused } = useRecordFields();
  const { errors, touched } = useFormikContext<Fields>();
  const problems = new Map<string, unknown>(Object.entries(errors));
  return (index, field, kind) => {
    if (!wrong.has(index)) return undefined;
    const path = `parts.${index}.value.${field}`;
    const problem = getIn(touched, path) === undefined ? undefined : problems.get(path);
    if (problem === 'pattern.default') return formatOf(kind).form;
    const code = refused[path];
    return wordsFor(problem) ?? (code === undefined ? undefined : text(`shared.fields.codes.${code}`));
  };
};
