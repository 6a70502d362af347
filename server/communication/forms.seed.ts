const form = (name: string, number: string, subject: string) => ({
  name,
  request_subject_number: number,
  request_subject: subject,
});

/** Forms of the demonstration by website; their fields: `server/seed/demo-forms.ts`. */
export const demoForms = [
  [
    form('Contact', '100', 'Algemene vraag'),
    form('Offerte aanvragen', '210', 'Offerte'),
    form('Serviceverzoek', '310', 'Service en garantie'),
    form('Aanmelden nieuwsbrief', '120', 'Nieuwsbrief'),
  ],
  [form('Contact', '100', 'Algemene vraag'), form('Offerte aanvragen', '210', 'Offerte')],
  [form('Technical question', '410', 'Technical support')],
];
