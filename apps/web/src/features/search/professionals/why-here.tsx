import { maxScorePoints, scoreParts } from '@oficio/contracts/search/score'
import { Link } from '@/components/ui/link'
import { partNames } from '../order/part-names'
import type { ResultCardFacts } from './result-card-facts'

const answersAll = 'Responde a todo lo que escribiste.'

const answersSome = 'Tiene el rubro que escribiste, aunque no todas las palabras.'

interface WhyHereProps extends Pick<ResultCardFacts, 'points' | 'hasAllWords'> {
  /** Whether the search has words, which the professional matches. */
  isAnswer: boolean
  orderHref: string
}

/** Explains the rank of a result with the points that determine it. */
export function WhyHere({ points, hasAllWords, isAnswer, orderHref }: WhyHereProps) {
  return (
    <details className="why-here">
      <summary className="fold-link text-sm">¿Por qué acá?</summary>
      <div className="mt-1 space-y-2 text-sm">
        <p>
          {isAnswer && (hasAllWords ? answersAll : answersSome)}
          {isAnswer ? ' Entre quienes responden igual, va' : 'Va'} primero quien tiene más puntos.
        </p>
        <dl className="grid max-w-sm grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums [&_dd]:text-right">
          {scoreParts.map((part, at) => (
            <Line
              key={part}
              name={partNames[part]}
              value={`${points.parts[at]} de ${maxScorePoints[part]}`}
            />
          ))}
          {points.distance !== null && <Line name="Distancia" value={String(points.distance)} />}
          <Line name="Puntaje" value={String(points.total)} isSum />
        </dl>
        <p className="text-muted-foreground">
          Lo que alguien paga no cuenta.{' '}
          <Link href={orderHref} className="inline-link">
            Cómo se ordena la búsqueda
          </Link>
        </p>
      </div>
    </details>
  )
}

const Line = ({ name, value, isSum = false }: { name: string; value: string; isSum?: boolean }) => (
  <div className={isSum ? 'contents font-semibold' : 'contents'}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
