import { type BusinessTier, businessTiers, planFeatures } from '@oficio/contracts/businesses/plans'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { builtInSettings } from '@oficio/contracts/settings/settings'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BusinessBenefitsPage } from './business-benefits-page'

const render = (changes: Partial<ReturnType<typeof builtInSettings>> = {}) =>
  renderToStaticMarkup(
    <BusinessBenefitsPage
      title="Beneficios"
      description=""
      settings={{ ...builtInSettings(), ...changes }}
      site={{ name: 'Oficio', origin: 'https://oficio.example' }}
    />,
  )

const escaped = (text: string) => text.replaceAll('&', '&amp;')

it('has the price as its headline, before the first way to register', () => {
  const page = render({ businessBasicPerRubroArs: 12_345 })
  const [headline = ''] = page.match(/<h1.*?<\/h1>/s) ?? []
  expect(headline).toContain(`Desde ${formatMoney(12_345)} por mes.`)
  expect(page.indexOf('<h1')).toBeLessThan(page.indexOf(`href="${paths.registerBusiness()}"`))
})

it('shows what each plan brings, as the wizard does', () => {
  const page = render()
  const features = businessTiers.flatMap((tier: BusinessTier) => planFeatures[tier])
  for (const feature of features) expect(page).toContain(escaped(feature))
})

it('advises the cheapest plan for a number of rubros', () => {
  const prices = { businessBasicPerRubroArs: 4_000, businessPremiumArs: 9_000, businessFeaturedArs: 21_000 }
  const [advice = ''] = render(prices).match(/<table.*?<\/table>/s) ?? []
  const rows = [...advice.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => row.replaceAll(/<[^>]+>/g, ' '))
  expect(rows.find((row) => row.includes('2 rubros'))).toContain(formatMoney(8_000))
  expect(rows.find((row) => row.includes(`${limits.premiumRubros} rubros`))).toContain('Premium')
  expect(rows.at(-1)).toContain('Destacado')
})

it('marks every picture of a page or a poster as an example', () => {
  const figures = [...render().matchAll(/<figure[^>]*>.*?<\/figure>/gs)].map(([figure]) => figure)
  expect(figures).toHaveLength(3)
  expect(figures.join('')).not.toContain(`href="${paths.business('cafe-la-esquina')}"`)
  for (const figure of figures) expect(figure).toMatch(/>Ejemplo<|de ejemplo</)
})
