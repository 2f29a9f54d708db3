import { paths } from '@oficio/contracts/paths'
import { builtInSettings } from '@oficio/contracts/settings/settings'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DemandMeter } from '../../search/demand/demand-meter'
import { BenefitsPage } from './benefits-page'

const render = (changes: Partial<ReturnType<typeof builtInSettings>>) =>
  renderToStaticMarkup(
    <BenefitsPage
      title="Beneficios"
      description=""
      settings={{ ...builtInSettings(), ...changes }}
      reviews={[]}
      meter={<DemandMeter rubros={[]} provincias={[]} />}
    />,
  )

it('has the price as its headline, before the first way to register', () => {
  const page = render({ trialLeads: 4, monthlyPricePerRubroArs: 12_345 })
  const [headline = ''] = page.match(/<h1.*?<\/h1>/s) ?? []
  expect(headline).toContain('4 contactos gratis.')
  expect(headline).toContain(`Después, ${formatMoney(12_345)} por mes y rubro. Sin comisión.`)
  expect(page.indexOf('<h1')).toBeLessThan(page.indexOf(`href="${paths.registerProfessional()}"`))
})

it('promises no free contact where there is none', () => {
  const page = render({ trialLeads: 0, monthlyPricePerRubroArs: 12_345 })
  const [headline = ''] = page.match(/<h1.*?<\/h1>/s) ?? []
  expect(headline).toContain(`${formatMoney(12_345)} por mes y rubro`)
  expect(page).not.toMatch(/gratis/)
})

it('shows the demand meter without asking for personal data', () => {
  const page = render({})
  expect(page).toContain('Elegí tu localidad y tus rubros, y te mostramos cuántas solicitudes hubo')
  expect([...page.matchAll(/<input[^>]*name="/g)]).toEqual([])
})

it('spreads the monthly price over the jobs of a month', () => {
  const page = render({ monthlyPricePerRubroArs: 9_000 })
  for (const costArs of [9_000, 4_500, 2_250, 1_125]) expect(page).toContain(formatMoney(costArs))
})
