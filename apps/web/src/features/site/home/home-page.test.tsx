import { type AdSlotName, defaultBanner } from '@oficio/contracts/advertising/slots'
import { paths } from '@oficio/contracts/paths'
import type { LatestReview } from '@oficio/contracts/reviews/endpoints'
import type { HomeFigures } from '@oficio/contracts/search/home-figures'
import { builtInSettings } from '@oficio/contracts/settings/settings'
import { formatMoney } from '@oficio/contracts/text/format-money'
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

const draw = (
  reviews: readonly LatestReview[] = [],
  bookedSlots: readonly AdSlotName[] = [],
  figures: HomeFigures | null = null,
) =>
  renderToStaticMarkup(
    <HomePage
      rubros={[{ id: 1, name: 'Plomería', icon: 'droplets', isPopular: true }]}
      reviews={reviews}
      figures={figures}
      prices={builtInSettings()}
      leadsPerRequest={5}
      bookedSlots={bookedSlots}
    />,
  )

it('the home page reserves the room of a banner for booked slots only', () => {
  const reserved = (page: string) => page.match(/ aspect-\[2\/1\]/g)?.length ?? 0
  expect(reserved(draw())).toBe(0)
  expect(draw()).toContain(defaultBanner.title)
  expect(reserved(draw([], ['homepage_sidebar']))).toBe(1)
  // A single banner of the pair moves up to the first place.
  expect(reserved(draw([], ['homepage_featured_2']))).toBe(1)
  // Both places on a desk, and two places on a phone.
  expect(reserved(draw([], ['homepage_featured_1', 'homepage_featured_2']))).toBe(4)
})

it('the home page without bookings has two lines for advertisers, far apart', () => {
  const page = draw()
  const lines = [...page.matchAll(/aria-label="Publicidad"/g)].map(({ index }) => index)
  expect(lines).toHaveLength(2)
  const between = page.slice(lines[0], lines[1])
  for (const section of ['como-funciona', 'tus-datos', 'experiencias']) expect(between).toContain(section)
})

it('the first screen shows professionals the way to what they get and pay', () => {
  const hero = draw().split('</section>', 1)[0]
  expect(hero).toContain('¿Sos profesional?')
  expect(hero).toContain(`href="${paths.benefits()}"`)
})

it('the first screen asks for the need before it shows the example request', () => {
  const [hero = ''] = draw().split('</section>', 1)
  expect(hero.indexOf('id="inicio-rubro"')).toBeGreaterThan(0)
  expect(hero.indexOf('Ejemplo de una solicitud')).toBeGreaterThan(hero.indexOf('id="inicio-rubro"'))
})

it('the doors for professionals and shops name their prices', () => {
  const { monthlyPricePerRubroArs, businessBasicPerRubroArs } = builtInSettings()
  const doors = draw().slice(draw().indexOf('Para profesionales y negocios'))
  expect(doors).toContain(`${formatMoney(monthlyPricePerRubroArs)} por mes y rubro`)
  expect(doors).toContain(`Desde ${formatMoney(businessBasicPerRubroArs)} por mes`)
})

it('the home leads to a request, an urgent one, the registrations and the businesses, and says how it works in three steps', () => {
  const page = draw()
  for (const path of [
    paths.serviceRequestForm(),
    paths.urgentRequestForm(),
    paths.benefits(),
    paths.businessBenefits(),
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

it('the home page shows the number of professionals once it is large, and rounds the time up', () => {
  expect(draw()).not.toContain('profesionales</dt>')
  const page = draw([], [], { professionals: 1_284, towns: 96, medianMinutes: 61 })
  for (const figure of ['1.284', '96', '2 h']) expect(page).toContain(`>${figure}</dd>`)
  expect(draw([], [], { professionals: 60, towns: 12, medianMinutes: null })).not.toContain('contactarte')
})
