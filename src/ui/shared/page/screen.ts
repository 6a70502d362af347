/** Props of every screen: route parameters, title and action word, translated. */
export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly title: string;
  readonly action: string | undefined;
  /** What a person without the right to it cannot do, in words. */
  readonly refusal?: string;
}
