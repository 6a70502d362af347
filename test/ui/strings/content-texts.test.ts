import english from '../../../src/ui/strings/en/content.json';
import dutch from '../../../src/ui/strings/nl/content.json';
import sharedEnglish from '../../../src/ui/strings/en/shared.json';
import sharedDutch from '../../../src/ui/strings/nl/shared.json';

test('has the literal texts of the editor', () => {
  expect([sharedEnglish.fields.required, sharedDutch.fields.required]).toEqual([
    'This field is required',
    'Dit veld is verplicht',
  ]);
  expect([english.item.none, dutch.item.none]).toEqual([
    'Select at least one content block',
    'Selecteer minimaal één content blok',
  ]);
  expect([english.item.checkBlocks, dutch.item.checkBlocks]).toEqual([
    'Check for missing fields in the blocks and try again',
    'Controleer alle velden van blokken en probeer opnieuw',
  ]);
  expect([english.item.checkFields, dutch.item.checkFields]).toEqual([
    'Check for missing fields and try again',
    'Controleer alle velden en probeer opnieuw',
  ]);
  expect([english.item.commands.saveVersion, english.item.list.concept, dutch.item.list.concept]).toEqual([
    'Save as update',
    'Concept',
    'Concept',
  ]);
  expect([english.lock.granted, english.lock.refused, english.lock.taken]).toEqual([
    'You may now edit the post.',
    'Request to edit the post has failed, you may not have the correct permission.',
    'The post is currently being edited by {{name}}.',
  ]);
  expect([english.templates.saved, english.templates.notSaved]).toEqual([
    'Template saved successfully.',
    'Could not save the template.',
  ]);
});
