import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { personBehind, publicName } from '@oficio/contracts/professionals/public-name'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { maxScorePoints, scoreParts } from '@oficio/contracts/search/score'
import { formatDistance } from '@oficio/contracts/text/format-distance'
import { ChevronRight, Clock, MapPin } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { foldLink, inlineLink, quietLink } from '@/components/ui/link-classes'
import { Rating } from '@/components/ui/rating'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { Fact } from '../fact'
import { partNames } from '../order/part-names'

const answersAll = 'Responde a todo lo que escribiste.'

const answersSome = 'Tiene el rubro que escribiste, aunque no todas las palabras.'

const rubrosShown = 4

interface ResultCardProps {
  professional: FoundProfessional
  /** Whether the professional is outside the searched area and is shown because nobody nearer matches. */
  isOutside?: boolean
  /** Whether the search has words, which the professional matches. */
  isAnswer?: boolean
}

/** A card of a professional in a list: name, rubros, place and rating. */
export function ResultCard({ professional, isOutside = false, isAnswer = false }: ResultCardProps) {
  const name = publicName(professional)
  const person = personBehind(professional)
  const { rubros, distanceKm, medianResponseMinutes } = professional
  const more = rubros.length - rubrosShown
  return (
    <Card asChild isInteractive>
      <li className="relative space-y-3">
        <div className="flex gap-4 tiny:flex-col">
          <Avatar name={name} src={professional.profilePhotoUrl} size="lg" />
          <div className="min-w-0 grow space-y-1">
            <h3 className="text-lg wrap-anywhere">
              <Link
                href={profilePath(professional)}
                className={`-my-2 py-2 after:absolute after:inset-0 after:rounded-card ${quietLink}`}
              >
                {name}
              </Link>
            </h3>
            {person && <p className="text-sm wrap-anywhere text-muted-foreground">{person}</p>}
            <Rating
              value={professional.reviewCount > 0 ? professional.avgRating : null}
              count={professional.reviewCount}
            />
          </div>
        </div>
        <ul aria-label="Rubros" className="flex flex-wrap gap-2">
          {rubros.slice(0, rubrosShown).map((name) => (
            <li key={name}>
              <Badge tone="primary">{name}</Badge>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Badge>y {more} más</Badge>
            </li>
          )}
          {!professional.isAvailable && (
            <li>
              <Badge tone="sol">Sin lugar por ahora</Badge>
            </li>
          )}
        </ul>
        {professional.description && <p className="line-clamp-3 wrap-anywhere">{professional.description}</p>}
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground">
          <Fact icon={<MapPin aria-hidden className="size-4 shrink-0" />}>
            {professional.city}, {professional.state}
            {distanceKm !== null && `, ${formatDistance(distanceKm, 'en tu ciudad')}`}
          </Fact>
          {medianResponseMinutes !== null && (
            <Fact icon={<Clock aria-hidden className="size-4 shrink-0" />}>
              Suele responder en {formatMinutes(medianResponseMinutes)}
            </Fact>
          )}
        </ul>
        <div className="flex flex-wrap items-start justify-between gap-x-5">
          {isOutside ? (
            <p className="py-2.5 text-sm">
              Trabaja hasta {professional.serviceRadiusKm} km de {professional.city}.
            </p>
          ) : (
            <div className="relative">
              <WhyHere ranking={professional.ranking} distanceKm={distanceKm} isAnswer={isAnswer} />
            </div>
          )}
          {/* Hidden from screen readers, because the whole card is a link. */}
          <span
            aria-hidden
            className="ml-auto inline-flex min-h-11 items-center gap-1 font-semibold text-primary"
          >
            Ver perfil
            <ChevronRight className="size-4" />
          </span>
        </div>
      </li>
    </Card>
  )
}

interface WhyHereProps {
  ranking: FoundProfessional['ranking']
  distanceKm: number | null
  /** Whether the search has words, which the professional matches. */
  isAnswer: boolean
}

/** Explains the rank of a result with the points that determine it. */
function WhyHere({ ranking, distanceKm, isAnswer }: WhyHereProps) {
  return (
    <details>
      <summary className={`text-sm ${foldLink}`}>¿Por qué aparece acá?</summary>
      <div className="mt-1 space-y-2 text-sm">
        <p>
          {isAnswer && (ranking.hasAllWords ? answersAll : answersSome)}
          {isAnswer ? ' Entre quienes responden igual, va' : 'Va'} primero quien tiene más puntos.
        </p>
        <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
          {scoreParts.map((part) => (
            <Line key={part} name={partNames[part]} value={`${ranking[part]} de ${maxScorePoints[part]}`} />
          ))}
          {distanceKm !== null && <Line name="Distancia" value={String(ranking.distance)} />}
          <Line name="Puntaje" value={String(ranking.total)} isSum />
        </dl>
        <p className="text-muted-foreground">
          Lo que alguien paga no cuenta.{' '}
          <Link href={paths.searchOrder()} className={inlineLink}>
            Cómo se ordena la búsqueda
          </Link>
        </p>
      </div>
    </details>
  )
}

function Line({ name, value, isSum = false }: { name: string; value: string; isSum?: boolean }) {
  return (
    <div className={`contents ${isSum ? 'font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  )
}
