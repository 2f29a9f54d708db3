import { type AdSlotName, defaultBanner } from '@oficio/contracts/advertising/slots'
import { paths } from '@oficio/contracts/paths'
import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { HomePage } from './home-page'

const review: LatestReview = {
  id: '01990000-0000-7000-8000-000000000001',
  quote: 'Llegó a horario.',
  rating: 4,
  authorName: 'Lucía F.',
  work: 'Plomería en Rosario',
  professional: {
    id: '01990000-0000-7000-8000-000000000002',
    firstName: 'Ana',
    lastName: 'Gómez',
    companyName: null,
  },
}

const draw = (reviews: readonly LatestReview[] = [], bookedSlots: readonly AdSlotName[] = []) =>
  renderToStaticMarkup(
    <HomePage
      rubros={[]}
      reviews={reviews}
      vatPercent={0}
      urgencyFeeArs={15_000}
      leadsPerRequest={5}
      bookedSlots={bookedSlots}
    />,
  )

it('the home page reserves the room of a banner for booked slots only', () => {
  const reserved = (page: string) => page.match(/ aspect-\[2\/1\]/g)?.length ?? 0
  expect(reserved(draw())).toBe(0)
  expect(draw()).toContain(defaultBanner.title)
  expect(reserved(draw([], ['homepage_sidebar']))).toBe(1)
  // Both places on a desk, and the one on a phone to which the banner moves up.
  expect(reserved(draw([], ['homepage_featured_2']))).toBe(3)
})

it('the first screen shows professionals the way to what they get and pay', () => {
  const hero = draw().split('</section>', 1)[0]
  expect(hero).toContain('¿Sos profesional?')
  expect(hero).toContain(`href="${paths.benefits()}"`)
})

it('the home leads to a request, an urgent one, the registrations and the businesses, and says how it works in three steps', () => {
  const page = draw()
  for (const path of [
    paths.serviceRequestForm(),
    paths.urgentRequestForm(),
    paths.benefits(),
    paths.registerBusiness(),
    paths.searchBusinesses(),
  ])
    expect(page).toContain(`href="${path}"`)
  for (const step of ['Contás qué necesitás', 'Te contactan de tu zona', 'Elegís y seguís el trabajo'])
    expect(page).toContain(step)
  expect(page).toContain('Acordás el precio directo con quien elijas')
})

it('the home page without reviews shows examples that say that they are', () => {
  expect(draw()).toContain('Por ahora son ejemplos')
  expect(draw([review])).not.toContain('Por ahora son ejemplos')
  expect(draw([review])).toContain('Llegó a horario.')
})
