import { limits } from '@oficio/contracts/limits'

const dayMs = 24 * 60 * 60 * 1000

/** Returns the last day until which a business may be given a labelled place on a day ('2026-12-16'). */
export const lastFeaturedDay = (today: string): string =>
  new Date(Date.parse(today) + limits.featuredDaysMax * dayMs).toISOString().slice(0, 10)
