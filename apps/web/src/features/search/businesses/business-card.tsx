'use client'

import type { DrawingName } from '@oficio/drawings/address'
import type { ReactNode } from 'react'
import { Mark } from '@/components/illustrations/mark'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { RatingText, type RatingWords } from '@/components/ui/rating-text'
import { OpeningLine } from '@/features/businesses/public-page/opening-line'
import { Fact } from '../fact'

/** What a card of a business shows. The page sends exactly this to the browser. */
export interface BusinessCardFacts {
  href: string
  name: string
  /** Its first picture, or else its logo. */
  pictureUrl: string | null
  /** The drawing of the category, for a business without pictures. */
  mark: DrawingName
  categories: string
  rating: RatingWords
  description: string | null
  isVerified: boolean
  /** 'WiFi · Para llevar'. */
  tags: string
  where: string
}

interface BusinessCardProps {
  facts: BusinessCardFacts
  /** Whether the business is open, as the server computed it for a search. */
  opening?: { isOpen: boolean; text: string }
  /** The same, computed in the browser on a cached page. */
  openingNow?: ReactNode
}

/**
 * A card of a business in a list: picture, name, rating, whether it is open, and where it is. The whole card leads to its
 * page. A client component that gets only data, because a page contains the markup of server components twice.
 */
export function BusinessCard({ facts, opening, openingNow }: BusinessCardProps) {
  const { name, description, isVerified, tags } = facts
  return (
    <li className="card card-link shop-card">
      <div className="min-w-0 space-y-1.5">
        <h3>
          <Link href={facts.href} className="cover-link">
            {name}
          </Link>
        </h3>
        <p className="person-note">{facts.categories}</p>
        <p className="person-rating">
          <RatingText {...facts.rating} />
          {isVerified && (
            <span className="fact text-success">
              <Icon name="badge-check" />
              Verificado
            </span>
          )}
        </p>
        {description && <p className="line-clamp-2 wrap-anywhere max-sm:hidden">{description}</p>}
        {/* Below each other, because the opening line may appear later and must not move the place. */}
        <ul className="space-y-1 text-sm text-muted-foreground">
          <Fact icon="clock">
            {opening ? <OpeningLine isOpen={opening.isOpen}>{opening.text}</OpeningLine> : openingNow}
          </Fact>
          <Fact icon="map-pin">{facts.where}</Fact>
        </ul>
        {tags && <p className="person-note truncate">{tags}</p>}
      </div>
      <ShopPicture facts={facts} />
    </li>
  )
}

/** The picture of a business, or the drawing of its category. Decoration: the name is beside it. */
const ShopPicture = ({ facts: { pictureUrl, mark } }: Pick<BusinessCardProps, 'facts'>) => (
  <span aria-hidden className="shop-picture">
    {pictureUrl ? (
      // biome-ignore lint/performance/noImgElement: photos come ready in two sizes from the files gateway
      <img src={pictureUrl} alt="" width={480} height={360} loading="lazy" />
    ) : (
      <Mark name={mark} className="size-3/5" />
    )}
  </span>
)
