import { type AskedBusinesses, anywhere, businessSearchAddress, everyBusiness } from './business-address'

interface WiderSearch {
  text: string
  href: string
}

/** Returns how to search on where nothing was found: with less that narrows it down, where else, and last for everything. */
export function widerSearches(asked: AskedBusinesses): WiderSearch[] {
  const here = businessSearchAddress(asked)
  const hasFilters = asked.tags.length > 0 || asked.open !== '' || asked.category !== ''
  const hasPlace = asked.cityName !== '' || asked.cityId !== '' || asked.latitude !== ''
  const searches = [
    ...(hasFilters
      ? [{ text: 'Quitar los filtros', asked: { ...asked, category: '', tags: [], open: '' } }]
      : []),
    ...(hasPlace ? [{ text: 'Buscar en todo el país', asked: { ...asked, ...anywhere } }] : []),
    { text: 'Ver todos los negocios', asked: everyBusiness },
  ]
  return searches
    .map(({ text, asked: wider }) => ({ text, href: businessSearchAddress(wider) }))
    .filter(({ href }) => href !== here)
}
