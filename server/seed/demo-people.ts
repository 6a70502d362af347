import { GROUPS } from './demo-groups';

export interface DemoPerson {
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
  readonly language: 'en' | 'nl';
  /** Names of groups. */
  readonly groups: readonly string[];
  /** Indexes of websites. */
  readonly websites: readonly number[];
  readonly date: string;
  readonly time: string;
  readonly active: boolean;
  readonly su: boolean;
}

const person = (
  firstname: string,
  surname: string,
  mailbox: string,
  language: 'en' | 'nl',
  groups: readonly number[],
  websites: readonly number[],
  date: string,
  time: string,
  active = true,
): DemoPerson => ({
  firstname,
  surname,
  email: `${mailbox}@zilvermeeuw.example`,
  language,
  websites,
  date,
  time,
  active,
  su: false,
  groups: groups.flatMap((place) => GROUPS[place]?.name ?? []),
});

const account = (mailbox: string, entry: DemoPerson, su = false): DemoPerson => ({
  ...entry,
  email: `${mailbox}@kantoor.example`,
  su,
});

/** The users of the demonstration firm; the first three have the published password. */
export const PEOPLE: readonly DemoPerson[] = [
  account('su', person('Susanne', 'Zandstra', '', 'en', [], [0, 1, 2], 'dd-MM-yyyy', 'HH:mm'), true),
  account('editor', person('Edwin', 'van Rijn', '', 'nl', [0], [0, 1], 'd-M-yyyy', 'H:mm')),
  account('reader', person('Rhea', 'Thompson', '', 'en', [7], [0], 'yyyy-MM-dd', 'h:mm a')),
  person('Marijke', 'Postma', 'marijke.postma', 'nl', [0, 2], [0, 1], 'dd-MM-yyyy', 'HH:mm'),
  person('Fatima', 'El Amrani', 'fatima.elamrani', 'nl', [0, 3, 2], [0, 1], 'dd-MM-yyyy', 'H:mm'),
  person('Sander', 'Bakker', 'sander.bakker', 'nl', [0], [0], 'dd-MM-yyyy', 'HH:mm'),
  person('Joris', 'Van den Broeck', 'joris.vandenbroeck', 'nl', [0], [1], 'dd-MM-yy', 'HH:mm'),
  person('Lieselot', 'Vandenberghe', 'lieselot.vandenberghe', 'nl', [0, 1], [1], 'dd-MM-yyyy', 'H:mm'),
  person('Émilie', 'Dubois', 'emilie.dubois', 'en', [2], [1], 'dd-MM-yyyy', 'HH:mm'),
  person('Daan', 'de Vries', 'daan.devries', 'nl', [3], [0], 'd-M-yyyy', 'HH:mm'),
  person('Noor', 'Jansen', 'noor.jansen', 'nl', [3], [0, 1], 'dd-MM-yyyy', 'H:mm'),
  person('Bram', 'Visser', 'bram.visser', 'nl', [4], [0, 2], 'dd-MM-yyyy', 'HH:mm'),
  person('Sofie', 'Peeters', 'sofie.peeters', 'nl', [2], [1], 'd-M-yy', 'HH:mm'),
  person('Pieter', 'Janssens', 'pieter.janssens', 'nl', [5], [1], 'dd-MM-yyyy', 'H:mm'),
  person('Tess', 'Mulder', 'tess.mulder', 'nl', [5], [0], 'dd-MM-yyyy', 'HH:mm'),
  person('Ruben', 'Smit', 'ruben.smit', 'nl', [4], [2], 'yyyy-MM-dd', 'HH:mm'),
  person('Zoë', 'Claes', 'zoe.claes', 'nl', [1], [1], 'dd-MM-yyyy', 'H:mm'),
  person('Thijs', 'van Dijk', 'thijs.vandijk', 'nl', [0], [0], 'dd-MM-yyyy', 'HH:mm'),
  person('Anouk', 'Meijer', 'anouk.meijer', 'nl', [2], [0, 1], 'dd-MM-yyyy', 'HH:mm'),
  person('Koen', 'Wouters', 'koen.wouters', 'nl', [3], [1], 'dd-MM-yyyy', 'H:mm'),
  person('Hanne', 'Maes', 'hanne.maes', 'nl', [0], [1], 'dd-MM-yyyy', 'HH:mm', false),
  person('Jeroen', 'Bos', 'jeroen.bos', 'nl', [4], [0, 2], 'dd-MM-yy', 'HH:mm'),
  person('Yara', 'Ben Haddou', 'yara.benhaddou', 'nl', [1], [0], 'dd-MM-yyyy', 'H:mm'),
  person('Sven', 'Goossens', 'sven.goossens', 'nl', [5], [1], 'dd-MM-yyyy', 'HH:mm'),
  person('Lotte', 'Dekker', 'lotte.dekker', 'nl', [0, 1], [0], 'd-M-yyyy', 'HH:mm'),
  person('Wout', 'Hermans', 'wout.hermans', 'nl', [4], [1, 2], 'dd-MM-yyyy', 'H:mm'),
  person('Femke', 'van der Linden', 'femke.vanderlinden', 'nl', [2], [0], 'dd-MM-yyyy', 'HH:mm'),
  person('Oliver', 'Whitfield', 'oliver.whitfield', 'en', [3], [0], 'd-M-yy', 'HH:mm'),
  person('Grace', 'Okonkwo', 'grace.okonkwo', 'en', [5], [0], 'dd-MM-yyyy', 'HH:mm'),
  person('James', 'Ashdown', 'james.ashdown', 'en', [4], [2], 'd-M-yyyy', 'h:mm a'),
  person('Priya', 'Raman', 'priya.raman', 'en', [2], [0, 1], 'yyyy-MM-dd', 'h:mm a'),
  person('Håkon', 'Lindqvist', 'hakon.lindqvist', 'en', [3], [0], 'dd-MM-yy', 'hh:mm a'),
  person('María', 'Fernández', 'maria.fernandez', 'en', [1], [0], 'd-M-yy', 'hh:mm a'),
  person('Björn', 'Östberg', 'bjorn.ostberg', 'en', [4], [2], 'dd-MM-yyyy', 'HH:mm', false),
  person('Agnieszka', 'Wójcik', 'agnieszka.wojcik', 'en', [5], [0], 'd-M-yyyy', 'HH:mm'),
  person('Tomáš', 'Dvořák', 'tomas.dvorak', 'en', [4], [2], 'yyyy-MM-dd', 'H:mm'),
  person('Zeynep', 'Yıldız', 'zeynep.yildiz', 'nl', [2], [0], 'dd-MM-yy', 'HH:mm'),
  person('Mehmet', 'Kaya', 'mehmet.kaya', 'nl', [4], [0, 2], 'dd-MM-yyyy', 'H:mm'),
  person('Chantal', 'Lefèvre', 'chantal.lefevre', 'nl', [0], [1], 'dd-MM-yyyy', 'HH:mm'),
  person('Maarten', 'Kuipers', 'maarten.kuipers', 'nl', [3], [0], 'd-M-yyyy', 'HH:mm'),
  person('Ilse', 'Verbruggen', 'ilse.verbruggen', 'nl', [1], [1], 'dd-MM-yyyy', 'H:mm'),
  person('Dirk', 'De Smet', 'dirk.desmet', 'nl', [5], [1], 'dd-MM-yyyy', 'HH:mm'),
  person('Nathalie', 'Verhaegen', 'nathalie.verhaegen', 'nl', [2], [1], 'd-M-yy', 'HH:mm'),
  person('Gijs', 'Hoekstra', 'gijs.hoekstra', 'nl', [0], [0], 'dd-MM-yyyy', 'H:mm'),
  person('Roos', 'van Leeuwen', 'roos.vanleeuwen', 'nl', [1], [0], 'dd-MM-yyyy', 'HH:mm'),
  person('Stijn', 'Lambrechts', 'stijn.lambrechts', 'nl', [4], [1, 2], 'yyyy-MM-dd', 'HH:mm'),
  person('Eva', 'Kramer', 'eva.kramer', 'nl', [5], [0], 'dd-MM-yyyy', 'H:mm'),
  person('Hugo', 'Timmermans', 'hugo.timmermans', 'nl', [3], [1], 'dd-MM-yyyy', 'HH:mm', false),
  person('Amber', 'Schouten', 'amber.schouten', 'nl', [2], [0], 'dd-MM-yyyy', 'HH:mm'),
  person('Levi', 'Brouwer', 'levi.brouwer', 'nl', [4], [0], 'dd-MM-yyyy', 'H:mm'),
  person('Saar', 'Desmet', 'saar.desmet', 'nl', [0], [1], 'dd-MM-yyyy', 'HH:mm'),
  person('Youssef', 'Bouazza', 'youssef.bouazza', 'nl', [5], [0, 1], 'dd-MM-yy', 'HH:mm'),
  person('Ingrid', 'Nyström', 'ingrid.nystrom', 'en', [7], [0], 'd-M-yy', 'hh:mm a'),
  person('Kees', 'Hofman', 'kees.hofman', 'nl', [7], [0], 'dd-MM-yyyy', 'HH:mm'),
  person('Margriet', 'van Beek', 'margriet.vanbeek', 'nl', [6], [0, 1, 2], 'd-M-yyyy', 'HH:mm'),
  person('Wim', 'Aerts', 'wim.aerts', 'nl', [6], [1], 'dd-MM-yyyy', 'H:mm'),
  person('Charlotte', 'Nuyens', 'charlotte.nuyens', 'nl', [7], [1], 'dd-MM-yyyy', 'HH:mm'),
  person('Tim', 'Sluis', 'tim.sluis', 'nl', [7], [0, 2], 'd-M-yy', 'HH:mm', false),
  person('Aoife', 'Byrne', 'aoife.byrne', 'en', [2, 5], [0], 'dd-MM-yyyy', 'HH:mm'),
  person('Renée', 'Timmer', 'renee.timmer', 'nl', [0, 2], [0, 1], 'dd-MM-yyyy', 'HH:mm'),
  person('Jan-Willem', 'Ter Horst', 'jan-willem.terhorst', 'nl', [3], [0], 'yyyy-MM-dd', 'HH:mm'),
];
