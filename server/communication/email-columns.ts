import { isVariableName, MAX_VARIABLES, type VariableValues } from '../../src/domain/communication/mail-variables.rule';
import { column, type Column } from '../shared/columns';

/** Maximum length of names or values as JSON, in UTF-16 units. */
const LONGEST = 500_000;

const readJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const isName = (value: unknown): value is string => typeof value === 'string' && isVariableName(value);

/** Names of variables as a JSON list without duplicates. Rule R-EML-03. */
export const variableNames = (): Column<readonly string[]> =>
  column<readonly string[]>({
    longest: LONGEST,
    blank: [],
    parse: (sent) => {
      const names = sent.trim() === '' ? [] : readJson(sent);
      const isList = Array.isArray(names) && names.length <= MAX_VARIABLES && names.every(isName);
      return isList ? [...new Set(names)] : undefined;
    },
    isJson: true,
    stored: (names) => JSON.stringify(names),
    words: () => '',
  });

/** Values of variables as a JSON map by name. Rule R-EML-03. */
export const variableValues = (): Column<VariableValues> =>
  column<VariableValues>({
    longest: LONGEST,
    blank: {},
    parse: (sent) => {
      const given = sent.trim() === '' ? {} : readJson(sent);
      // Accepts an empty list, because some languages encode an empty map so.
      if (typeof given !== 'object' || given === null || (Array.isArray(given) && given.length > 0)) return undefined;
      const entries = Object.entries<unknown>({ ...given });
      const isMap = entries.every(
        ([name, value]) =>
          isVariableName(name) && typeof value === 'string' && !value.includes('\0') && value.isWellFormed(),
      );
      return isMap && entries.length <= MAX_VARIABLES
        ? Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
        : undefined;
    },
    isJson: true,
    stored: (values) => JSON.stringify(values),
    words: () => '',
  });
