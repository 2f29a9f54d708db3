import { paths } from '@oficio/contracts/paths'
import type { FoundBusiness } from '@oficio/contracts/search/businesses'
import { categoryDrawing } from '@oficio/drawings/icons'
import { BadgeCheck, ChevronRight, Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'
import { Rating } from '@/components/ui/rating'
import { Fact } from '../fact'
import { whereText } from './where-text'

const tagsShown = 3

interface BusinessCardProps {
  business: Omit<FoundBusiness, 'is_open' | 'opening_text'>
  /** Whether the business is open. A cached page computes it in the browser, a search page on the server. */
  opening: ReactNode
}

/** A card of a business in a list: what it is, where, whether it is open, and its rating. */
export function BusinessCard({ business, opening }: BusinessCardProps) {
  const { name, categories, tags, short_description: short } = business
  return (
    <Card asChild isInteractive>
      <li className="relative space-y-3">
        <div className="flex gap-4 tiny:flex-col">
          <Avatar
            name={name}
            src={business.logo_url}
            mark={categoryDrawing(categories[0]?.slug ?? '')}
            size="lg"
          />
          <div className="min-w-0 grow space-y-1">
            <h3 className="text-lg wrap-anywhere">
              <Link
                href={paths.business(business.slug)}
                className={`-my-2 py-2 after:absolute after:inset-0 after:rounded-card ${quietLink}`}
              >
                {name}
              </Link>
            </h3>
            <p className="text-sm text-muted-foreground">
              {categories.map((category) => category.name).join(' · ')}
            </p>
            <Rating value={business.avg_rating} count={business.review_count} />
          </div>
        </div>
        {short && <p className="line-clamp-2 wrap-anywhere">{short}</p>}
        {(business.is_verified || tags.length > 0) && (
          <ul aria-label="Qué tiene" className="flex flex-wrap gap-2">
            {business.is_verified && (
              <li>
                <Badge tone="success">
                  <BadgeCheck aria-hidden />
                  Verificado
                </Badge>
              </li>
            )}
            {tags.slice(0, tagsShown).map((tag) => (
              <li key={tag.id}>
                <Badge tone="primary">{tag.name}</Badge>
              </li>
            ))}
          </ul>
        )}
        {/* Below each other, because the opening line may appear later and must not move the place. */}
        <ul className="space-y-1 text-sm text-muted-foreground">
          <Fact icon={<MapPin aria-hidden className="size-4 shrink-0" />}>{whereText(business)}</Fact>
          <Fact icon={<Clock aria-hidden className="size-4 shrink-0" />}>{opening}</Fact>
        </ul>
        {/* Hidden from screen readers, because the whole card is a link. */}
        <span aria-hidden className="flex min-h-11 items-center justify-end gap-1 font-semibold text-primary">
          Ver negocio
          <ChevronRight className="size-4" />
        </span>
      </li>
    </Card>
  )
}
