const REASONS = ['LOCKED', 'IN_USE', 'FORBIDDEN', 'NOT_FOUND', 'LAST_SUPERUSER', 'OWN_ACCOUNT'] as const;

/** Where the words for a server's reason stand. */
export const refusalKey = (code: string) =>
  `shared.failures.refused.${REASONS.find((known) => known === code) ?? 'other'}` as const;
