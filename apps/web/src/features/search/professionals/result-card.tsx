'use client'

import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
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
 * A card of a professional in a list: face, name, what clients say, pictures of work, and a button that asks for a
 * quote. The rest of the card leads to the profile. A client component that gets only data, because a page contains the
 * markup of server components twice.
 */
export function ResultCard({ facts, isOutside = false, isAnswer = false, orderHref }: ResultCardProps) {
  const { name, person, rating, jobs, verified, responseTime, description } = facts
  return (
    <li className="card card-padded card-link person-card">
      <div className="person-head">
        <Avatar seed={facts.id} src={facts.photoUrl} size="face" />
        <div className="min-w-0 grow">
          <h3>
            <Link href={facts.href} className="cover-link">
              {name}
            </Link>
          </h3>
          {person && <p className="person-note">{person}</p>}
          <p className="person-note">{facts.rubros}</p>
          <p className="person-rating">
            <RatingText {...rating} />
            {jobs && <span>{jobs}</span>}
          </p>
        </div>
      </div>
      <ul className="person-facts">
        {verified && <Fact icon="badge-check">Verificado: {verified}</Fact>}
        {responseTime && <Fact icon="clock">Suele responder en {responseTime}</Fact>}
        <Fact icon="map-pin">{facts.where}</Fact>
      </ul>
      <WorkPhotos urls={facts.workPhotoUrls} />
      {description && <p className="line-clamp-2 wrap-anywhere">{description}</p>}
      <div className="person-foot">
        {isOutside ? (
          <p className="py-2.5 text-sm">
            Trabaja hasta {facts.serviceRadiusKm} km de {facts.city}.
          </p>
        ) : (
          <WhyHere
            points={facts.points}
            hasAllWords={facts.hasAllWords}
            isAnswer={isAnswer}
            orderHref={orderHref}
          />
        )}
        {facts.quoteHref === null ? (
          <Badge tone="sol">Sin lugar por ahora</Badge>
        ) : (
          !isOutside && (
            <Link href={facts.quoteHref} className="btn btn-primary btn-md">
              Pedir presupuesto<span className="sr-only"> a {name}</span>
            </Link>
          )
        )}
      </div>
    </li>
  )
}

/** The first pictures of the professional's work. Decoration: the profile shows them with their captions. */
const WorkPhotos = ({ urls }: { urls: readonly string[] }) =>
  urls.length > 0 && (
    <div aria-hidden className="work-photos">
      {urls.map((url) => (
        // biome-ignore lint/performance/noImgElement: photos come ready in two sizes from the files gateway
        <img key={url} src={url} alt="" width={480} height={360} loading="lazy" />
      ))}
    </div>
  )
