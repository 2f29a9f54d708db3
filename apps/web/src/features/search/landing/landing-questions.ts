import { hasAverage } from '@oficio/contracts/reviews/subjects'
import type { CategoryInTown, KeptBusiness, RubroInTown } from '@oficio/contracts/search/landing'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatList } from '@/lib/formats/format-list'
import { formatRating } from '@/lib/formats/format-rating'
import type { SeatsTexts } from '../../leads/taking/seats-texts'
import { categoryTitle } from './category-words'
import type { Thing } from './landing-graph'
import { reachText, usualTime } from './landing-words'

/** What people ask, and what is true of it on this page. */
export interface Question {
  question: string
  answer: string
}

/** Returns what people ask of a rubro in a town, as far as it can be answered. */
export function rubroQuestions(
  found: Pick<RubroInTown, 'rubro' | 'town' | 'reach' | 'medianResponseMinutes'>,
  seats: SeatsTexts,
): Question[] {
  const { rubro, town, reach, medianResponseMinutes: minutes } = found
  const trade = rubro.name.toLowerCase()
  return [
    {
      question: `¿Cómo pido un presupuesto de ${trade} en ${town.city}?`,
      answer: `Contás qué necesitás y en qué localidad, sin crear una cuenta. Les llega a quienes van a ${town.city}: hoy, ${reachText(reach)}. ${seats.atMost}`,
    },
    {
      question: '¿Cuánto cuesta pedir?',
      answer:
        'Nada, salvo que pidas que sea urgente: ese costo lo ves antes de pagar. Tampoco cobramos comisión: el trabajo lo arreglás directo con quien elijas.',
    },
    ...(minutes === null
      ? []
      : [
          {
            question: '¿Cuánto tardan en responder?',
            answer: `Quienes hacen ${trade} en ${town.city} suelen responder en ${usualTime(minutes)}.`,
          },
        ]),
    { question: '¿Quién ve mi teléfono?', answer: `Solo quien toma tu solicitud. ${seats.seats}` },
  ]
}

/** How many businesses an answer names. */
const named = 3

/** Returns what people ask of a category in a town, as far as those that are shown answer it. */
export function categoryQuestions(
  { category, town, count, openOn }: Pick<CategoryInTown, 'category' | 'town' | 'count' | 'openOn'>,
  businesses: readonly KeptBusiness[],
): Question[] {
  // Of a single one everything stands on its card.
  if (count < 2) return []
  const title = categoryTitle(category)
  const onSunday = businesses.filter(({ opening }) => opening.week.sunday.length > 0)
  const best = businesses
    .filter(({ review_count: reviews }) => hasAverage(reviews))
    .sort((one, other) => (other.avg_rating ?? 0) - (one.avg_rating ?? 0))
    .slice(0, named)
  return [
    ...(onSunday.length > 0
      ? [
          {
            question: `${title} en ${town.city}: ¿cuáles abren los domingos?`,
            answer: `${openOn.sunday} de ${count}${openOn.sunday > named ? ', entre otros' : ''}: ${formatList(onSunday.slice(0, named).map(({ name }) => name))}.`,
          },
        ]
      : []),
    ...(best.length > 0
      ? [
          {
            question: `${title} en ${town.city}: ¿cuáles tienen mejores reseñas?`,
            answer: `${formatList(best.map(starsOf))}.`,
          },
        ]
      : []),
  ]
}

const starsOf = ({ name, avg_rating: average, review_count: count }: KeptBusiness): string =>
  `${name} (${formatRating(average ?? 0)} en ${countOf(count, 'reseña', 'reseñas')})`

/** Returns the same for search engines; nothing where nothing is asked. */
export const questionGraph = (questions: readonly Question[]): Thing[] =>
  questions.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
