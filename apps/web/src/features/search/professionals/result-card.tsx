'use client'

import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { RatingText } from '@/components/ui/rating-text'
import { Fact } from '../fact'
import type { ResultCardFacts } from './result-card-facts'
import { WhyHere } from './why-here'

interface ResultCardProps {
  facts: ResultCardFacts
  /** Whether the professional is outside the searched area and is shown because nobody nearer matches. */
  isOutside?: boolean
  /** Whether the search has words, which the professional matches. */
  isAnswer?: boolean
  /** The page that explains the order. */
  orderHref: string
}

/**
 * A card of a professional in a list: name, rubros, place and rating. A client component that gets only data, because a
 * page contains the markup of server components twice.
 */
export function ResultCard({ facts, isOutside = false, isAnswer = false, orderHref }: ResultCardProps) {
  const { href, name, person, photoUrl, rating, description, where, responseTime } = facts
  return (
    <li className="card card-padded card-link relative space-y-3">
      <div className="flex gap-4 tiny:flex-col">
        <Avatar name={name} src={photoUrl} size="lg" />
        <div className="min-w-0 grow space-y-1">
          <h3 className="text-lg wrap-anywhere">
            <Link href={href} className="quiet-link cover-link">
              {name}
            </Link>
          </h3>
          {person && <p className="text-sm wrap-anywhere text-muted-foreground">{person}</p>}
          <RatingText {...rating} />
        </div>
      </div>
      <RubroBadges facts={facts} />
      {description && <p className="line-clamp-3 wrap-anywhere">{description}</p>}
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground">
        <Fact icon="map-pin">{where}</Fact>
        {responseTime !== null && <Fact icon="clock">Suele responder en {responseTime}</Fact>}
      </ul>
      <div className="flex flex-wrap items-start justify-between gap-x-5">
        {isOutside ? (
          <p className="py-2.5 text-sm">
            Trabaja hasta {facts.serviceRadiusKm} km de {facts.city}.
          </p>
        ) : (
          <div className="relative">
            <WhyHere
              points={facts.points}
              hasAllWords={facts.hasAllWords}
              isAnswer={isAnswer}
              orderHref={orderHref}
            />
          </div>
        )}
        {/* Hidden from screen readers, because the whole card is a link. */}
        <span aria-hidden className="card-hint ml-auto">
          Ver perfil
          <Icon name="chevron-right" className="size-4" />
        </span>
      </div>
    </li>
  )
}

/** The rubros of the professional, and whether there is no room for new work. */
const RubroBadges = ({ facts: { rubros, moreRubros, isAvailable } }: Pick<ResultCardProps, 'facts'>) => (
  <ul aria-label="Rubros" className="flex flex-wrap gap-2">
    {rubros.map((name) => (
      <li key={name}>
        <Badge tone="primary">{name}</Badge>
      </li>
    ))}
    {moreRubros > 0 && (
      <li>
        <Badge>y {moreRubros} más</Badge>
      </li>
    )}
    {!isAvailable && (
      <li>
        <Badge tone="sol">Sin lugar por ahora</Badge>
      </li>
    )}
  </ul>
)
