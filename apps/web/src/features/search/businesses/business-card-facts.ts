import { paths } from '@oficio/contracts/paths'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import type { DrawingName } from '@oficio/drawings/address'
import { categoryDrawing } from '@oficio/drawings/icons'
import type { RatingWords } from '@/components/ui/rating-text'
import { ratingWords } from '@/components/ui/rating-words'
import { whereText } from './where-text'

/** What a card of a business shows. The page sends exactly this to the browser. */
export interface BusinessCardFacts {
  href: string
  name: string
  logoUrl: string | null
  /** The drawing of the category, for a business without a logo. */
  mark: DrawingName
  categories: string
  rating: RatingWords
  description: string | null
  isVerified: boolean
  tags: readonly string[]
  where: string
}

const tagsShown = 3

export const businessCardFacts = (
  business: Omit<FoundBusiness, 'is_open' | 'opening_text'>,
): BusinessCardFacts => ({
  href: paths.business(business.slug),
  name: business.name,
  logoUrl: business.logo_url,
  mark: categoryDrawing(business.categories[0]?.slug ?? ''),
  categories: business.categories.map(({ name }) => name).join(' · '),
  rating: ratingWords(business.avg_rating, business.review_count),
  description: business.short_description,
  isVerified: business.is_verified,
  tags: business.tags.slice(0, tagsShown).map(({ name }) => name),
  where: whereText(business),
})
