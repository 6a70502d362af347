/** Props of every screen: route parameters, title and action word, translated. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly title: string;
  readonly action: string | undefined;
  /** Names what a person without the right cannot do. */
  readonly refusal?: string;
}
