import { useMemo } from 'react';
import { encodeText } from '../../../domain/shared/rich-text/text';
import type { TextTemplate } from '../../shared/rich-text/tools/tools';
import { useText } from '../../shared/runtime/use-text';

const element = (tag: string, ...inner: readonly string[]): string => `<${tag}>${inner.join('')}</${tag}>`;

/** Translated text snippets; keeps its identity. */
export const useTextTemplates = (): readonly TextTemplate[] => {
  const text = useText();
  return useMemo(() => {
    const lines = (tag: string, ...words: readonly string[]): readonly string[] =>
      words.map((word) => element(tag, encodeText(word)));
    const row = (property: string): string => element('tr', ...lines('td', property, ''));
    return [
      {
        id: 'question',
        name: text('content.textTemplates.question.name'),
        html: [
          ...lines('h3', text('content.textTemplates.question.question')),
          ...lines('p', text('content.textTemplates.question.answer')),
        ].join(''),
      },
      {
        id: 'steps',
        name: text('content.textTemplates.steps.name'),
        html: [
          ...lines('h3', text('content.textTemplates.steps.head')),
          element(
            'ol',
            ...lines(
              'li',
              text('content.textTemplates.steps.first'),
              text('content.textTemplates.steps.second'),
              text('content.textTemplates.steps.third'),
            ),
          ),
        ].join(''),
      },
      {
        id: 'figures',
        name: text('content.textTemplates.figures.name'),
        html: element(
          'table',
          element(
            'thead',
            element(
              'tr',
              ...lines(
                'th',
                text('content.textTemplates.figures.property'),
                text('content.textTemplates.figures.value'),
              ),
            ),
          ),
          element(
            'tbody',
            row(text('content.textTemplates.figures.power')),
            row(text('content.textTemplates.figures.sound')),
            row(text('content.textTemplates.figures.size')),
          ),
        ),
      },
    ];
  }, [text]);
};
