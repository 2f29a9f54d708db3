import type { BusinessView } from '@oficio/contracts/businesses/view'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BusinessAbout } from './business-about'
import { aboutFacts } from './business-facts'

const cafe = { description: '', tags: [] }
const show = (rubros: BusinessView['rubros']) =>
  renderToStaticMarkup(<BusinessAbout {...aboutFacts({ ...cafe, rubros })} />)

it("leaves out the rubro that only repeats the category, and shows the other ones of the owner's choice", () => {
  expect(show([{ id: 82, name: 'Cafeterías' }])).not.toContain('Rubros')
  const page = show([
    { id: 82, name: 'Cafeterías' },
    { id: 65, name: 'Catering y cocina' },
  ])
  expect(page).toContain('Catering y cocina')
  expect(page).not.toContain('Cafeterías')
})
