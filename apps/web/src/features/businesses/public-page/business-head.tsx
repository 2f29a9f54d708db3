import { tierNames } from '@oficio/contracts/businesses/plans'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { paths } from '@oficio/contracts/paths'
import { categoryDrawing } from '@oficio/drawings/icons'
import { BadgeCheck, MapPin, Share2 } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { buttonClasses } from '@/components/ui/button-classes'
import { Rating } from '@/components/ui/rating'
import { ShareButton } from '@/components/ui/share-button'

/**
 * The head of the page: logo, name, place, rating and categories. On the narrowest phones the logo is above the name.
 */
export function BusinessHead({ business }: { business: BusinessView }) {
  const { name, slug, short_description: short, categories, locations, logo_url: logo } = business
  const [place] = locations
  return (
    <header className="flex items-start gap-4 pt-5 pb-6 max-[22rem]:flex-col md:gap-6 md:pb-8">
      <Avatar name={name} src={logo} mark={categoryDrawing(categories[0]?.slug ?? '')} size="xl" />
      <div className="min-w-0 space-y-2.5">
        <h1 className="text-3xl break-words tiny:text-2xl md:text-4xl">{name}</h1>
        {short && <p className="text-lg break-words text-muted-foreground">{short}</p>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {place && (
            <span className="inline-flex items-center gap-2">
              <MapPin aria-hidden className="size-5 shrink-0 text-primary" />
              {place.city}, {place.state}
            </span>
          )}
          <Rating value={business.avg_rating} count={business.review_count} className="text-base" />
        </p>
        <ul aria-label="Categorías" className="flex flex-wrap gap-2">
          {business.is_verified && (
            <li>
              <Badge tone="success">
                <BadgeCheck aria-hidden />
                Verificado
              </Badge>
            </li>
          )}
          {business.is_featured && (
            <li>
              <Badge tone="sun">{tierNames.featured}</Badge>
            </li>
          )}
          {categories.map((category) => (
            <li key={category.id}>
              <Badge tone="primary">{category.name}</Badge>
            </li>
          ))}
        </ul>
        <ShareButton
          title={name}
          path={paths.business(slug)}
          className={buttonClasses({ variant: 'outline' })}
        >
          <Share2 aria-hidden />
          Compartir
        </ShareButton>
      </div>
    </header>
  )
}
