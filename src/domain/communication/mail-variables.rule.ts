import { codesIn, joinParts, splitAtPlaceholders, type TextPart } from '../shared/placeholders.rule';

export const MAX_VARIABLE_NAME = 64;
export const MAX_VARIABLES = 200;
export const MAX_VALUE = 2_000;

const NAME = '[A-Za-z][A-Za-z0-9_]{0,63}';
const PLACEHOLDER = new RegExp(`\\{\\{(${NAME})\\}\\}`, 'g');
const WHOLE_NAME = new RegExp(`^${NAME}$`);

/** Letters, digits and underscores, starting with a letter. Rule R-EML-03. */
export const isVariableName = (name: string): boolean => WHOLE_NAME.test(name);

/** Variable as written in subject and content. Rule R-EML-03. */
export const writeVariable = (name: string): string => `{{${name}}}`;

/** Splits a text at its variables; the parts concatenate to the text. Rule R-EML-03. */
export const parseVariables = (text: string): readonly TextPart[] => splitAtPlaceholders(text, PLACEHOLDER);

/** Names of the variables in order, with duplicates. */
export const variablesIn = (text: string): readonly string[] => codesIn(parseVariables(text));

const BRACED = /\{\{([^{}<>]{1,80})\}\}/g;

/** Distinct texts between braces that are not valid names, such as a name with spaces. Rule R-EML-11. */
export const misspeltIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(BRACED)].map(([, inner = '']) => inner).filter((inner) => !isVariableName(inner))),
];

/** Values by name. A variable without a value stays unchanged. */
export type VariableValues = Readonly<Record<string, string>>;

export const valueOf = (values: VariableValues, name: string): string | null => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === undefined || value === '' ? null : value;
};

/** Fills variables in one pass: variables inside a value are not filled. Rule R-EML-04. */
export const fillVariables = (
  text: string,
  values: VariableValues,
  written: (value: string) => string = (value) => value,
): string =>
  joinParts(parseVariables(text), (name) => {
    const value = valueOf(values, name);
    return value === null ? writeVariable(name) : written(value);
  });
