import { render, screen } from '@testing-library/react';
import { quotedText, useQuotedText, WebsiteText } from '../../../../src/ui/shared/controls/website-text';
import { WebsiteLanguage } from '../../../../src/ui/shared/runtime/website-language';
import { TextProvider, type TextValues } from '../../../../src/ui/shared/runtime/use-text';

const said = (values: TextValues = {}): string =>
  `Move ${String(values['name'])} below ${String(values['parent'])}: place ${String(values['place'])}`;

const Moved = ({ name }: { readonly name: string }) => (
  <p>{useQuotedText()('shared.sorting.moved', { name, parent: 'Move', place: 3 }, ['name', 'parent'])}</p>
);
const show = (lang: string | undefined, name: string) =>
  render(
    <TextProvider translate={(_, values) => said(values)}>
      <WebsiteLanguage value={lang}>
        <Moved name={name} />
        <WebsiteText>Leveren</WebsiteText>
      </WebsiteLanguage>
    </TextProvider>,
  );

describe('texts of a website within those of the console (R-SHR-71)', () => {
  test.each(['nl-BE', ''])('carry its language: %j', (lang) => {
    const { container } = show(lang, 'below');
    expect(container).toHaveTextContent('Move below below Move: place 3');
    expect(
      [...container.querySelectorAll('[lang]')].map((part) => [part.textContent, part.getAttribute('lang')]),
    ).toEqual([
      ['below', lang],
      ['Move', lang],
      ['Leveren', lang],
    ]);
  });

  test('are plain on screens that are not about them', () => {
    const { container } = show(undefined, 'Retour');
    expect(container.querySelector('[lang]')).toBeNull();
    expect(screen.getByText('Move Retour below Move: place 3')).toBeVisible();
  });

  test('a sentence without values of the website stays text', () => {
    expect(quotedText(said, { name: 'a', parent: 'b', place: 1 }, [], 'nl')).toBe('Move a below b: place 1');
    expect(quotedText(() => 'Saved', undefined, ['name'], 'nl')).toBe('Saved');
  });
});
