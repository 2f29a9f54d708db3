import { z } from 'zod'
import { limits } from '../limits'

/** What a whole page has, in the order in which it is asked for: each part counts alike. */
const pageParts = ['photos', 'description', 'logo', 'features', 'website', 'shortDescription'] as const
export type PagePart = (typeof pageParts)[number]

/** How whole the page of a business is, as its owner reads it. */
export const pageCompleteness = z
  .object({
    /** Whole percents; 100 only where nothing is missing. */
    percent: z.number(),
    /** What is missing, the next best step first. */
    missing: z.array(z.enum(pageParts)),
  })
  .meta({ id: 'BusinessCompleteness' })
export type PageCompleteness = z.infer<typeof pageCompleteness>

/** What completeness is counted from. */
interface PageFacts {
  photoCount: number
  descriptionLength: number
  hasLogo: boolean
  featureCount: number
  /** A site of its own, or its page in a network. */
  isFoundElsewhere: boolean
  hasShortDescription: boolean
}

/** How much of each part is there, from 0 to 1. */
const sharesOf = (facts: PageFacts): Record<PagePart, number> => ({
  photos: Math.min(facts.photoCount / limits.tellingPhotos, 1),
  description: Math.min(facts.descriptionLength / limits.tellingDescription, 1),
  logo: facts.hasLogo ? 1 : 0,
  features: facts.featureCount > 0 ? 1 : 0,
  website: facts.isFoundElsewhere ? 1 : 0,
  shortDescription: facts.hasShortDescription ? 1 : 0,
})

/** Returns how whole a page is; what is missing begins with what brings most. */
export function completenessOfPage(facts: PageFacts): PageCompleteness {
  const shares = sharesOf(facts)
  const missing = pageParts.filter((part) => shares[part] < 1).sort((a, b) => shares[a] - shares[b])
  const whole = pageParts.reduce((sum, part) => sum + shares[part], 0) / pageParts.length
  return { percent: missing.length === 0 ? 100 : Math.min(Math.round(100 * whole), 99), missing }
}
