import { paths } from '@oficio/contracts/paths'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import { businessDrawing } from '@oficio/drawings/icons'
import { ratingWords } from '@/components/ui/rating-words'
import type { BusinessCardFacts } from './business-card'
import { whereText } from './where-text'

const tagsShown = 3

export const businessCardFacts = (
  business: Omit<FoundBusiness, 'is_open' | 'opening_text'>,
): BusinessCardFacts => ({
  href: paths.business(business.slug),
  name: business.name,
  logoUrl: business.logo_url,
  mark: businessDrawing(business.categories),
  categories: business.categories.map(({ name }) => name).join(' · '),
  rating: ratingWords(business.avg_rating, business.review_count),
  description: business.short_description,
  isVerified: business.is_verified,
  tags: business.tags.slice(0, tagsShown).map(({ name }) => name),
  where: whereText(business),
})
