/** What every screen is given: the parts of its address, its title and its action word, ready to read. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly title: string;
  readonly action: string | undefined;
}
