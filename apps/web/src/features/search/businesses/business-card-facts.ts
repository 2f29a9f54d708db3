import { paths } from '@oficio/contracts/paths'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import { businessDrawing } from '@oficio/drawings/icons'
import { ratingWords } from '@/components/ui/rating-words'
import type { BusinessCardFacts } from './business-card'
import { whereText } from './where-text'

const tagsShown = 3
const descriptionLength = 120

export const businessCardFacts = (
  business: Omit<FoundBusiness, 'is_open' | 'opening_text'>,
): BusinessCardFacts => ({
  href: paths.business(business.slug),
  name: business.name,
  pictureUrl: business.cover_url ?? business.logo_url,
  mark: businessDrawing(business.categories),
  categories: business.categories.map(({ name }) => name).join(' · '),
  rating: ratingWords(business.avg_rating, business.review_count),
  description: business.short_description && excerptOf(business.short_description, descriptionLength),
  isVerified: business.is_verified,
  tags: business.tags
    .slice(0, tagsShown)
    .map(({ name }) => name)
    .join(' · '),
  where: whereText(business),
})
