import { attributeOf, withAttribute, withoutAttribute } from './tag';

/** Class of the websites' style sheet, for blocks or for words. */
export interface TextStyle {
  readonly className: string;
  readonly on: 'block' | 'words';
}

export const classesOf = (open: string): readonly string[] =>
  attributeOf(open, 'class')
    ?.split(/\s+/)
    .filter((name) => name !== '') ?? [];

export const hasClass = (open: string, className: string): boolean => classesOf(open).includes(className);

/** Opening tag with or without a class; other classes stay. */
export const withClass = (open: string, className: string, on: boolean): string => {
  if (hasClass(open, className) === on) return open;
  const classes = on ? [...classesOf(open), className] : classesOf(open).filter((name) => name !== className);
  return classes.length === 0 ? withoutAttribute(open, 'class') : withAttribute(open, 'class', classes.join(' '));
};
