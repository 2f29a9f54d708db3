import type { BusinessFacet } from '@oficio/contracts/search/businesses'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { everyBusiness } from './business-address'
import { categoryChoices } from './category-choices'
import { CategoryLinks } from './category-links'
import { sortChoices } from './sort-choices'
import { SortLinks } from './sort-links'

const facet = (id: number, name: string, slug: string, count: number) =>
  ({ id, name, slug, count, isCountCapped: false }) as BusinessFacet
const categories = [
  facet(1, 'Bares', 'bares', 4),
  facet(2, 'Cafés', 'cafes', 9),
  facet(3, 'Otros', 'otros', 0),
]
const search = { ...everyBusiness, query: 'pan', category: 'cafes', cityName: 'Rosario', sort: 'rating' }

const linksOf = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)

it('offers the categories that have something, the chosen one first, and keeps the rest of the search', () => {
  const choices = categoryChoices(search, categories, 'cafes')
  const links = linksOf(renderToStaticMarkup(<CategoryLinks choices={choices} />))
  expect(links).toHaveLength(2)
  expect(links[0]).not.toContain('category')
  expect(links[1]).toContain('category=bares')
  for (const link of links)
    for (const parameter of ['query=pan', 'cityName=Rosario', 'sort=rating'])
      expect(link).toContain(parameter)
})

it('offers the other orders beside the number of results, and keeps the rest of the search', () => {
  const markup = renderToStaticMarkup(<SortLinks {...sortChoices(search)} />)
  expect(markup).toContain('Ordenar por: Calificación')
  expect(linksOf(markup)[0]).not.toContain('sort=')
  expect(linksOf(markup)[1]).toMatch(/query=pan.*category=cafes.*sort=name_asc/)
})
