const form = (name: string, number: string, subject: string) => ({
  name,
  request_subject_number: number,
  request_subject: subject,
});

/** Demonstration forms by website; see `server/seed/demo-forms.ts` for their fields. */
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
