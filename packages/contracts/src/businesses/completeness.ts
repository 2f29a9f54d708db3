import { z } from 'zod'
import { limits } from '../limits'

/** Parts of a complete business page, in the order in which the owner is asked for them. All have equal weight. */
const pageParts = ['photos', 'description', 'logo', 'features', 'website', 'shortDescription'] as const
export type PagePart = (typeof pageParts)[number]

/** How complete a business page is, as its owner sees it. */
export const pageCompleteness = z
  .object({
    /** A whole percentage; 100 only if nothing is missing. */
    percent: z.number(),
    /** The missing parts, with the most useful next step first. */
    missing: z.array(z.enum(pageParts)),
  })
  .meta({ id: 'BusinessCompleteness' })
export type PageCompleteness = z.infer<typeof pageCompleteness>

/** The facts from which completeness is computed. */
interface PageFacts {
  photoCount: number
  descriptionLength: number
  hasLogo: boolean
  featureCount: number
  /** Whether the business has a website or a page in a social network. */
  isFoundElsewhere: boolean
  hasShortDescription: boolean
}

/** Returns how complete each part is, from 0 to 1. */
const sharesOf = (facts: PageFacts): Record<PagePart, number> => ({
  photos: Math.min(facts.photoCount / limits.tellingPhotos, 1),
  description: Math.min(facts.descriptionLength / limits.tellingDescription, 1),
  logo: facts.hasLogo ? 1 : 0,
  features: facts.featureCount > 0 ? 1 : 0,
  website: facts.isFoundElsewhere ? 1 : 0,
  shortDescription: facts.hasShortDescription ? 1 : 0,
})

/** Returns how complete a page is. The missing parts begin with the least complete part. */
export function completenessOfPage(facts: PageFacts): PageCompleteness {
  const shares = sharesOf(facts)
  const missing = pageParts.filter((part) => shares[part] < 1).sort((a, b) => shares[a] - shares[b])
  const whole = pageParts.reduce((sum, part) => sum + shares[part], 0) / pageParts.length
  return { percent: missing.length === 0 ? 100 : Math.min(Math.round(100 * whole), 99), missing }
}
