import { forbiddenCharacterIn, nameProblem } from '../../domain/library/name.rule';
import { maxLengthIn } from '../../domain/shared/rule';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';

/** Why a name is refused: its length, a forbidden character, or otherwise the complete rule. Rule R-LIB-01. */
export const useNameProblemText = (): ((name: string) => string) => {
  const [text, format] = [useText(), useFormat()];
  return (name) => {
    const longest = maxLengthIn(nameProblem(name));
    if (longest !== null) return text('library.overview.longName', { longest: format.number(longest) });
    const character = forbiddenCharacterIn(name);
    return character === null ? text('library.overview.badName') : text('library.overview.badCharacter', { character });
  };
};
