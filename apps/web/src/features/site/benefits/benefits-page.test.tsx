import { paths } from '@oficio/contracts/paths'
import { builtInSettings } from '@oficio/contracts/settings/settings'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DemandMeter } from '../../search/demand/demand-meter'
import { BenefitsPage } from './benefits-page'

it('shows price and demand meter before the way to register, and asks for nothing personal', () => {
  const page = renderToStaticMarkup(
    <BenefitsPage
      title="Beneficios"
      description=""
      settings={{ ...builtInSettings(), trialLeads: 4, monthlyPricePerRubroArs: 12_345 }}
      reviews={[]}
      meter={<DemandMeter rubros={[]} provincias={[]} />}
    />,
  )
  const [door = ''] = page.split(`href="${paths.registerProfessional()}"`, 1)
  expect(door).toContain(`4 contactos gratis; después, ${formatMoney(12_345)} por mes por rubro`)
  expect(door).toContain('Elegí tu localidad y tus rubros, y te mostramos cuántas solicitudes hubo')
  expect([...door.matchAll(/<input[^>]*name="/g)]).toEqual([])
})
