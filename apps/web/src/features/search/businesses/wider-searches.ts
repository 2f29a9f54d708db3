import { type AskedBusinesses, anywhere, businessSearchAddress, everyBusiness } from './business-address'

interface WiderSearch {
  text: string
  href: string
}

/** Returns how to search on where nothing was found: with less that narrows it down, where else, and last for everything. */
export function widerSearches(asked: AskedBusinesses): WiderSearch[] {
  const here = businessSearchAddress(asked)
  const searches = [
    ...(hasFilters(asked)
      ? [{ text: 'Quitar los filtros', asked: { ...asked, category: '', tags: [], open: '' } }]
      : []),
    ...(hasPlace(asked) ? [{ text: 'Buscar en todo el país', asked: { ...asked, ...anywhere } }] : []),
    { text: 'Ver todos los negocios', asked: everyBusiness },
  ]
  return searches
    .map(({ text, asked: wider }) => ({ text, href: businessSearchAddress(wider) }))
    .filter(({ href }) => href !== here)
}

/** Returns what may be changed where nothing was found; null where nothing narrows the search down. */
export function adviceFor(asked: AskedBusinesses): string | null {
  const isNarrowed = hasFilters(asked) || hasPlace(asked)
  if (asked.query === '' && !isNarrowed) return null
  return `Probá ${[asked.query !== '' && 'con otra palabra', isNarrowed && 'con menos filtros'].filter(Boolean).join(' o ')}`
}

const hasFilters = ({ tags, open, category }: AskedBusinesses): boolean =>
  tags.length > 0 || open !== '' || category !== ''

const hasPlace = ({ cityName, cityId, latitude }: AskedBusinesses): boolean =>
  cityName !== '' || cityId !== '' || latitude !== ''
