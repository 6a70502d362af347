import { attributeOf, withAttribute, withoutAttribute } from './tag';

/** A look that the style sheet of the websites has: of whole blocks, or of words in them. */
export interface TextStyle {
  readonly className: string;
  readonly on: 'block' | 'words';
}

/** The classes of an opening tag. */
export const classesOf = (open: string): readonly string[] =>
  attributeOf(open, 'class')
    ?.split(/\s+/)
    .filter((name) => name !== '') ?? [];

/** Whether an opening tag has a class. */
export const hasClass = (open: string, className: string): boolean => classesOf(open).includes(className);

/** An opening tag with a class or without it; the others stay. */
export const withClass = (open: string, className: string, on: boolean): string => {
  if (hasClass(open, className) === on) return open;
  const classes = on ? [...classesOf(open), className] : classesOf(open).filter((name) => name !== className);
  return classes.length === 0 ? withoutAttribute(open, 'class') : withAttribute(open, 'class', classes.join(' '));
};
