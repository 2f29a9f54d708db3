import { paths } from '@oficio/contracts/paths'
import type { FoundProfessional } from '@oficio/contracts/search/professionals'
import { scoreMost, scoreParts } from '@oficio/contracts/search/score'
import { Link } from '@/components/ui/link'
import { foldLink, inlineLink } from '@/components/ui/link-classes'
import { partNames } from '../order/part-names'

interface WhyHereProps {
  ranking: FoundProfessional['ranking']
  distanceKm: number | null
  /** Whether words were searched for, which it answers. */
  isAnswer: boolean
}

const answersAll = 'Responde a todo lo que escribiste.'
const answersSome = 'Tiene el rubro que escribiste, aunque no todas las palabras.'

/** What made the place of a result, in the figures that made it. */
export function WhyHere({ ranking, distanceKm, isAnswer }: WhyHereProps) {
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
            <Line key={part} name={partNames[part]} value={`${ranking[part]} de ${scoreMost[part]}`} />
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
