import { hasAverage } from '@oficio/contracts/reviews/subjects'
import type { CachedBusiness, CategoryInTown, RubroInTown } from '@oficio/contracts/search/landing'
import type { SettingValues } from '@oficio/contracts/settings/settings'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { formatList } from '@/lib/formats/format-list'
import { formatRating } from '@/lib/formats/format-rating'
import { seatsTexts } from '../../leads/taking/seats-texts'
import { categoryTitle } from './category-words'
import type { JsonObject } from './landing-graph'
import { reachText, usualTime } from './landing-words'

/** A frequently asked question, with the answer for this page. */
export interface Question {
  question: string
  answer: string
}

type Prices = Pick<SettingValues, 'urgencyFeeArs' | 'urgentRefundMinutes' | 'leadsPerRequest'>

/** Returns the questions about a rubro in a town that can be answered. Each price comes from the settings. */
export function rubroQuestions(
  landing: Pick<RubroInTown, 'rubro' | 'town' | 'reach' | 'medianResponseMinutes'>,
  prices: Prices,
): Question[] {
  const seats = seatsTexts(prices.leadsPerRequest)
  const { rubro, town, reach, medianResponseMinutes: minutes } = landing
  const trade = rubro.name.toLowerCase()
  return [
    {
      question: `¿Cómo pido un presupuesto de ${trade} en ${town.city}?`,
      answer: `Contás qué necesitás y en qué localidad, sin crear una cuenta. Les llega a quienes van a ${town.city}: hoy, ${reachText(reach)}. ${seats.atMost}`,
    },
    {
      question: '¿Cuánto cuesta pedir?',
      answer: `Nada. Solo si es urgente se paga una tarifa de ${formatMoney(prices.urgencyFeeArs)}${refundText(prices)}. Tampoco cobramos comisión: el trabajo lo arreglás directo con quien elijas.`,
    },
    {
      question: `¿Cuánto sale un trabajo de ${trade} en ${town.city}?`,
      answer: `Depende del trabajo, y el precio lo pone cada profesional. ${seats.contact} Contales lo mismo, pediles el precio por escrito y compará antes de elegir.`,
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

const refundText = ({ urgentRefundMinutes: minutes }: Prices): string =>
  minutes > 0 ? `, que se devuelve sola si en ${countOf(minutes, 'minuto', 'minutos')} nadie te contactó` : ''

/** The greatest number of businesses named in an answer. */
const maxNames = 3

/** Returns the questions about a category in a town that the shown businesses answer. */
export function categoryQuestions(
  { category, town, count, openOn }: Pick<CategoryInTown, 'category' | 'town' | 'count' | 'openOn'>,
  businesses: readonly CachedBusiness[],
): Question[] {
  // A single business needs no questions, because its card says everything.
  if (count < 2) return []
  const title = categoryTitle(category)
  const onSunday = businesses.filter(({ opening }) => opening.week.sunday.length > 0)
  const best = businesses
    .filter(({ review_count: reviews }) => hasAverage(reviews))
    .sort((a, other) => (other.avg_rating ?? 0) - (a.avg_rating ?? 0))
    .slice(0, maxNames)
  return [
    ...(onSunday.length > 0
      ? [
          {
            question: `${title} en ${town.city}: ¿cuáles abren los domingos?`,
            answer: `${openOn.sunday} de ${count}${openOn.sunday > maxNames ? ', entre otros' : ''}: ${formatList(onSunday.slice(0, maxNames).map(({ name }) => name))}.`,
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

const starsOf = ({ name, avg_rating: average, review_count: count }: CachedBusiness): string =>
  `${name} (${formatRating(average ?? 0)} en ${countOf(count, 'reseña', 'reseñas')})`

/** Returns the questions as structured data (schema.org), or an empty list if there are none. */
export const questionGraph = (questions: readonly Question[]): JsonObject[] =>
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
