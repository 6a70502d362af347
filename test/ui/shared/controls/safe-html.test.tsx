import { render } from '@testing-library/react';
import { SafeHtml } from '../../../../src/ui/shared/controls/safe-html';

const drawn = (html: string): string => {
  const { container } = render(<SafeHtml html={html} />);
  return (container.firstElementChild?.innerHTML ?? '').replaceAll(/ class="[^"]*"/g, '');
};

test.each([
  ['<h2>Kop</h2><p>Tekst <strong>vet</strong><br>meer</p>', '<h3>Kop</h3><p>Tekst <strong>vet</strong><br>meer</p>'],
  [
    '<ul><li>een</li></ul><table><tbody><tr><td>x</td></tr></tbody></table>',
    '<ul><li>een</li></ul><table><tbody><tr><td>x</td></tr></tbody></table>',
  ],
  ['<p>a < b & c</p>', '<p>a &lt; b &amp; c</p>'],
  ['<a href="/users">hier</a>', '<a href="/users">hier</a>'],
  [
    '<a href="https://firma.example/x">daar</a>',
    '<a href="https://firma.example/x" target="_blank" rel="noopener noreferrer">daar</a>',
  ],
  ['<section><custom-box>inhoud</custom-box></section>', 'inhoud'],
])('shows %s', (html, shown) => {
  expect(drawn(html)).toBe(shown);
});

test.each([
  ['<script>alert(1)</script>a', 'a'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<p onclick="alert(1)" style="position:fixed" id="root">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href=" java\tscript:alert(1)">a</a>', 'a'],
  ['<a href="data:text/html,x">a</a>', 'a'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe><svg><script>alert(1)</script></svg><style>*{}</style>a', 'a'],
  ['<form action="/x"><input name="y"><button>z</button></form>a', 'a'],
  ['<a href="//evil.example">a</a>', '<a href="//evil.example" target="_blank" rel="noopener noreferrer">a</a>'],
  ['a<template><p>x</p></template><noscript><p>x</p></noscript>', 'a'],
])('neutralises %s', (html, shown) => {
  expect(drawn(html)).toBe(shown);
});
