/** The common look of text controls: 44 px high, 16 px text. Phones zoom into controls with smaller text. */
export const controlClasses =
  'w-full rounded-control border border-input-border bg-surface text-base text-foreground transition-colors placeholder:text-muted-foreground hover:border-primary focus-visible:border-ring focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-urgent aria-invalid:bg-urgent-soft/40'
