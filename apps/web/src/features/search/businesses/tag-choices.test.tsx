import type { BusinessFacet } from '@oficio/contracts/search/businesses'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { everyBusiness } from './business-address'
import { filterFacts } from './filter-facts'
import { TagChoices } from './tag-choices'

const facet = (id: number, slug: string): BusinessFacet => ({
  id,
  name: slug,
  slug,
  count: 1,
  isCountCapped: false,
})

const shownTags = (tags: readonly BusinessFacet[], terms: readonly string[]) =>
  filterFacts({ ...everyBusiness, tags: terms }, { tags, faults: {}, townName: '' }).sheet.tags

const checkedTags = (tags: readonly BusinessFacet[], terms: readonly string[]) =>
  [...renderToStaticMarkup(<TagChoices tags={shownTags(tags, terms)} />).matchAll(/<input[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes('checked=""'))
    .map((input) => /value="([^"]+)"/.exec(input)?.[1])

it('checks a tag that the address names by its slug, its id or an English name', () => {
  const tags = [facet(1, 'envio-a-domicilio'), facet(6, 'wifi')]
  for (const name of ['envio-a-domicilio', '1', 'Delivery'])
    expect(checkedTags(tags, [name]), name).toEqual(['envio-a-domicilio'])
})

it('checks the tag with that English name of an admin, and not the usual meaning of the name', () => {
  const tags = [facet(1, 'envio-a-domicilio'), facet(10_001, 'delivery')]
  expect(checkedTags(tags, ['delivery'])).toEqual(['delivery'])
})
