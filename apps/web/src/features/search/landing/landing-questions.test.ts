import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import type { CachedBusiness } from '@oficio/contracts/search/landing'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { expect, it } from 'vitest'
import { categoryQuestions, questionGraph, rubroQuestions } from './landing-questions'

const town = {
  localidadId: 1,
  provinciaId: 1,
  city: 'Rosario',
  state: 'Santa Fe',
  slug: 'rosario',
  provinceSlug: 'santa-fe',
}
const category = { id: 2, name: 'Cafés', slug: 'cafes', icon: 'coffee' }
const rubro = { id: 1, name: 'Plomería', slug: 'plomeria', icon: 'wrench', description: '' }

const business = (name: string, changes: Partial<CachedBusiness> = {}): CachedBusiness => ({
  id: name,
  slug: name,
  name,
  logo_url: null,
  cover_url: null,
  is_verified: false,
  subscription_tier: 'basic',
  is_featured: false,
  pays_for_place: false,
  avg_rating: null,
  review_count: 0,
  short_description: null,
  categories: [],
  locations: [],
  tags: [],
  distance_km: null,
  opening: { week: { ...usualHours, sunday: [] }, special: {} },
  ...changes,
})

it('names who opens on Sundays and whom visitors liked most, and asks nothing that has no answer', () => {
  const sunday = { week: { ...usualHours, sunday: [{ open: '09:00', close: '13:00' }] }, special: {} }
  const landing = { category, town, count: 3, openOn: { saturday: 3, sunday: 1 } }
  const businesses = [
    business('Uno', { avg_rating: 4, review_count: 9 }),
    business('Dos', { avg_rating: 5, review_count: 3, opening: sunday }),
    business('Tres', { avg_rating: 5, review_count: 1 }),
    business('Tres'),
  ]
  expect(categoryQuestions(landing, businesses).map(({ answer }) => answer)).toEqual([
    '1 de 3: Dos.',
    'Dos (5,0 en 3 reseñas) y Uno (4,0 en 9 reseñas).',
  ])
  expect(categoryQuestions({ ...landing, openOn: { saturday: 0, sunday: 0 } }, [business('Tres')])).toEqual(
    [],
  )
  expect(categoryQuestions({ ...landing, count: 1 }, businesses)).toEqual([])
})

const prices = { leadsPerRequest: 4, urgencyFeeArs: 17_350, urgentRefundMinutes: 45 }

it('says what asking costs and what urgency costs from the settings, and who sets the price of the work', () => {
  const landing = { rubro, town, reach: { count: 3, isCountCapped: false }, medianResponseMinutes: null }
  const answers = (changes = {}) =>
    rubroQuestions(landing, { ...prices, ...changes })
      .map(({ question, answer }) => `${question} ${answer}`)
      .join(' ')
  expect(answers()).toContain(
    `una tarifa de ${formatMoney(17_350)}, que se devuelve sola si en 45 minutos nadie te contactó.`,
  )
  expect(answers({ urgentRefundMinutes: 0 })).toContain(`una tarifa de ${formatMoney(17_350)}. Tampoco`)
  expect(answers()).toContain('¿Cuánto sale un trabajo de plomería en Rosario? Depende del trabajo')
})

it('says how quickly a rubro answers only where it was measured, and how many see a phone from the setting', () => {
  const landing = { rubro, town, reach: { count: 3, isCountCapped: false }, medianResponseMinutes: null }
  const questions = rubroQuestions(landing, prices)
  expect(questions.map(({ answer }) => answer).join(' ')).toContain('cuatro')
  expect(questions.map(({ question }) => question)).not.toContain('¿Cuánto tardan en responder?')
  expect(rubroQuestions({ ...landing, medianResponseMinutes: 30 }, prices)).toHaveLength(questions.length + 1)
  const answersIn = (medianResponseMinutes: number) =>
    rubroQuestions({ ...landing, medianResponseMinutes }, prices)
      .map(({ answer }) => answer)
      .join(' ')
  expect(answersIn(49)).toContain('suelen responder en menos de una hora')
  expect(answersIn(180)).toContain('suelen responder en 3 h')
  const [page] = questionGraph(questions)
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question: name }) => ({ name })),
  })
  expect(questionGraph([])).toEqual([])
})
