import { type BusinessSearchFields, businessSearchAddress, everyBusiness, noPlace } from './business-address'

interface WiderSearch {
  text: string
  href: string
}

/** Returns wider searches for a search without results: without filters, in the whole country, and everything. */
export function widerSearches(fields: BusinessSearchFields): WiderSearch[] {
  const currentAddress = businessSearchAddress(fields)
  const searches = [
    ...(hasFilters(fields)
      ? [{ text: 'Quitar los filtros', asked: { ...fields, category: '', tags: [], open: '' } }]
      : []),
    ...(hasPlace(fields) ? [{ text: 'Buscar en todo el país', asked: { ...fields, ...noPlace } }] : []),
    { text: 'Ver todos los negocios', asked: everyBusiness },
  ]
  return searches
    .map(({ text, asked: wider }) => ({ text, href: businessSearchAddress(wider) }))
    .filter(({ href }) => href !== currentAddress)
}

/** Returns the advice for a search without results, or null if the search has no words, filters or place. */
export function adviceFor(fields: BusinessSearchFields): string | null {
  const isNarrowed = hasFilters(fields) || hasPlace(fields)
  if (fields.query === '' && !isNarrowed) return null
  return `Probá ${[fields.query !== '' && 'con otra palabra', isNarrowed && 'con menos filtros'].filter(Boolean).join(' o ')}`
}

const hasFilters = ({ tags, open, category }: BusinessSearchFields): boolean =>
  tags.length > 0 || open !== '' || category !== ''

const hasPlace = ({ cityName, cityId, latitude }: BusinessSearchFields): boolean =>
  cityName !== '' || cityId !== '' || latitude !== ''
