import type { DrillStack } from '../support/drill-stack'

/** What an attack achieved, and the most that it may achieve. */
export interface Figure {
  label: string
  count: number
  limit: number
}

/** One kind of abuse of the marketplace. */
export interface Scenario {
  name: string
  /** What the attacker does, as one or two sentences of Markdown. */
  attack: string
  /**
   * Attacks the running product and returns what came of it. All scenarios share one database: count what the attack
   * made, and not whole tables.
   */
  run(drill: DrillStack): Promise<Figure[]>
}

/** Returns what passed its limit, in words. */
export const faultsOf = (name: string, figures: readonly Figure[]): string[] =>
  figures
    .filter(({ count, limit }) => count > limit)
    .map(({ label, count, limit }) => `${name}: ${label}: ${count}, at most ${limit} are allowed`)
