import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { TextProvider, type Translate } from '../../../src/ui/shared/runtime/use-text';
import { textsOf } from '../../support/texts';

const texts = textsOf('en');

/** English texts; an unknown key fails the test. */
export const english: Translate = (key, values = {}) => {
  const plural = values['count'] === 1 ? 'one' : 'other';
  const found = texts.get(key) ?? texts.get(`${key}_${plural}`);
  if (found === undefined) throw new Error(`No English text for ${key}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
};

/** Renders an element in English, with a simulated mouse and keyboard. */
export const show = (element: ReactElement): RenderResult & { readonly user: UserEvent } => {
  const user = userEvent.setup();
  const drawn = render(element, {
    wrapper: ({ children }) => <TextProvider translate={english}>{children}</TextProvider>,
  });
  return Object.assign(drawn, { user });
};
