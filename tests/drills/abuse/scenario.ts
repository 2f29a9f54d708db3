import type { DrillStack } from '../support/drill-stack'

/** A result of an attack, and the maximum that the product may allow. */
export interface Figure {
  label: string
  count: number
  limit: number
}

/** One kind of abuse of the marketplace. */
export interface Scenario {
  name: string
  /** The attacker's actions, as one or two sentences of Markdown. */
  attack: string
  /**
   * Attacks the running product and returns the results. All scenarios share one database, so count only what the
   * attack created, and not whole tables.
   */
  run(drill: DrillStack): Promise<Figure[]>
}

/** Returns the figures above their limits, in words. */
export const faultsOf = (name: string, figures: readonly Figure[]): string[] =>
  figures
    .filter(({ count, limit }) => count > limit)
    .map(({ label, count, limit }) => `${name}: ${label}: ${count}, at most ${limit} are allowed`)
