'use client'

import type { DrawingName } from '@oficio/drawings/address'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { RatingText } from '@/components/ui/rating-text'
import type { headFacts } from './business-facts'

type BusinessHeadProps = ReturnType<typeof headFacts> & {
  /** The drawing of the category, for a business without a logo. */
  mark: DrawingName
}

/**
 * The head of the page: logo, name, place, rating and categories. On the narrowest phones the logo is above the name.
 */
export function BusinessHead(props: BusinessHeadProps) {
  const { name, logoUrl, mark, description, place, rating, isVerified, featuredName, categories } = props
  return (
    <header className="flex items-start gap-4 max-[22rem]:flex-col md:gap-6">
      <Avatar seed={name} src={logoUrl} mark={mark} size="xl" />
      <div className="min-w-0 grow space-y-2.5">
        <h1 className="text-3xl break-words tiny:text-2xl md:text-4xl">{name}</h1>
        {description && <p className="text-lg break-words text-muted-foreground">{description}</p>}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {place && (
            <span className="inline-flex items-center gap-2">
              <Icon name="map-pin" className="size-5 shrink-0 text-primary" />
              {place}
            </span>
          )}
          {rating && <RatingText {...rating} className="text-base" />}
        </p>
        <ul aria-label="Categorías" className="flex flex-wrap gap-2">
          {isVerified && (
            <li>
              <Badge tone="success">
                <Icon name="badge-check" />
                Verificado
              </Badge>
            </li>
          )}
          {featuredName && (
            <li>
              <Badge tone="sun">{featuredName}</Badge>
            </li>
          )}
          {categories.map((category) => (
            <li key={category}>
              <Badge tone="primary">{category}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </header>
  )
}
