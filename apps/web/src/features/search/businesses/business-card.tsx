'use client'

import type { DrawingName } from '@oficio/drawings/address'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { RatingText, type RatingWords } from '@/components/ui/rating-text'
import { OpeningLine } from '@/features/businesses/public-page/opening-line'
import { Fact } from '../fact'

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

interface BusinessCardProps {
  facts: BusinessCardFacts
  /** Whether the business is open, as the server computed it for a search. */
  opening?: { isOpen: boolean; text: string }
  /** The same, computed in the browser on a cached page. */
  openingNow?: ReactNode
}

/**
 * A card of a business in a list: what it is, where, whether it is open, and its rating. A client component that gets
 * only data, because a page contains the markup of server components twice.
 */
export function BusinessCard({ facts, opening, openingNow }: BusinessCardProps) {
  const { href, name, logoUrl, mark, categories, rating, description, isVerified, tags, where } = facts
  return (
    <li className="card card-padded card-link relative space-y-3">
      <div className="flex gap-4 tiny:flex-col">
        <Avatar name={name} src={logoUrl} mark={mark} size="lg" />
        <div className="min-w-0 grow space-y-1">
          <h3 className="text-lg wrap-anywhere">
            <Link href={href} className="quiet-link cover-link">
              {name}
            </Link>
          </h3>
          <p className="text-sm text-muted-foreground">{categories}</p>
          <RatingText {...rating} />
        </div>
      </div>
      {description && <p className="line-clamp-2 wrap-anywhere">{description}</p>}
      {(isVerified || tags.length > 0) && (
        <ul aria-label="Qué tiene" className="flex flex-wrap gap-2">
          {isVerified && (
            <li>
              <Badge tone="success">
                <Icon name="badge-check" />
                Verificado
              </Badge>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="primary">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {/* Below each other, because the opening line may appear later and must not move the place. */}
      <ul className="space-y-1 text-sm text-muted-foreground">
        <Fact icon="map-pin">{where}</Fact>
        <Fact icon="clock">
          {opening ? <OpeningLine isOpen={opening.isOpen}>{opening.text}</OpeningLine> : openingNow}
        </Fact>
      </ul>
      {/* Hidden from screen readers, because the whole card is a link. */}
      <span aria-hidden className="card-hint justify-end">
        Ver negocio
        <Icon name="chevron-right" className="size-4" />
      </span>
    </li>
  )
}
