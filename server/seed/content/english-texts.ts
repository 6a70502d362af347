import { ENGLISH_SUBJECTS } from './english-subjects';
import { ENGLISH_HOUSE } from './house-subjects';
import { readSubjects } from './subjects';
import type { SeedTexts } from './seed-texts';

/** Texts of the English service website. */
export const ENGLISH: SeedTexts = {
  subjects: readSubjects(ENGLISH_SUBJECTS),
  house: readSubjects(ENGLISH_HOUSE),
  houseWords: [[/returns|warranty|privacy|safety|ordering/i, 1]],
  remarks: [
    'Have the serial number at hand when you call; it stands on the plate at the left.',
    'The service desk answers from seven in the morning until ten in the evening.',
    'Parts that are ordered before noon leave the same day.',
    'Take a picture before you loosen the first screw.',
    'Write the settings down before a reset, or you will guess them afterwards.',
    'Our test centre in Zwolle has one that you may break on purpose.',
    'The manual is among the downloads, in English, Dutch and French.',
    'Report what you find, even when it is solved: it helps the next engineer.',
    'Most calls of the first winter are about settings, not about parts.',
    'Measure first; a part that was changed without measuring is changed twice.',
    'The training day in March shows all of this on open machines.',
    'Switch the group off and wait five minutes before you open the cover.',
    'Old parts may be handed in at every branch.',
    'When in doubt, send us a video with the sound on.',
  ],
  headings: [
    'Before you begin',
    'What you see',
    'What it means',
    'Step by step',
    'Measure',
    'Tools you need',
    'After the repair',
    'For the owner',
    'Safety',
    'In short',
  ],
  quotes: [
    ['The log told us in two minutes what we had been looking for all morning.', 'Liam Byrne', 'service engineer'],
    ['Half of my calls end on the phone since the settings are in one place.', 'Tessa Vink', 'service desk'],
    ['Order the seal as well. You will thank yourself.', 'Piotr Zielinski', 'field engineer'],
    ['The best tool in my van is a clean filter.', 'Sarah Doyle', 'maintenance engineer'],
  ],
  reasons: [
    'Parts for fifteen years',
    'Answer within a minute',
    'Manuals in three languages',
    'Training on open machines',
    'Updates without a cable',
    'Same-day dispatch',
    'Help until ten at night',
  ],
  buttons: [
    ['Ask the service desk', '/contact'],
    ['Order parts', '/spare-parts'],
    ['See the trainings', '/training'],
    ['Look up a fault code', '/fault-codes'],
  ],
  captions: [
    'After the repair.',
    'The set-up in our test centre.',
    'Where the sensor sits.',
    'Enough room to reach it again.',
  ],
  blogTitles: [
    'Five questions about {definite}',
    'How we repair {indefinite}',
    'What to check first on {plural}',
    'The mistakes we see most with {plural}',
  ],
  newsTitles: [
    'New spare parts for {plural}',
    'Revised manual for {definite}',
    'Service bulletin: {plural}',
    'Training on {plural}: places left',
  ],
  words: {
    concept: 'Draft',
    readMore: 'Read on',
    downloads: 'Downloads',
    related: 'Read this too',
    branches: 'Where to find us',
    products: 'From our range',
    steps: ['Look', 'Measure', 'Repair', 'Test', 'Report'],
    notes: ['To be read by the test centre.', 'Replace the pictures after the next training.', ''],
  },
};
