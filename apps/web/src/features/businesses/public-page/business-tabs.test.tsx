import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleBusiness } from '../samples'
import { tabFacts } from './business-facts'
import { BusinessTabs } from './business-tabs'

it('links to an address of its own for each part, and marks the shown one', () => {
  const html = renderToStaticMarkup(<BusinessTabs tabs={tabFacts(sampleBusiness, 'reviews')} />)
  expect(html).toContain('href="/business/ferreteria-belgrano"')
  expect(html).toContain('href="/business/ferreteria-belgrano/fotos"')
  expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*>Reseñas \(21\)/)
  expect(html.match(/aria-current/g)).toHaveLength(1)
})
