/** The site's slugs of categories and tags, by the English names that other systems use. */
const slugsByEnglishName: Readonly<Record<string, string>> = {
  restaurants: 'restaurantes',
  bars: 'bares',
  stores: 'tiendas',
  'beauty-salons': 'salones-de-belleza',
  gyms: 'gimnasios',
  lodging: 'alojamiento',
  health: 'salud',
  others: 'otros',
  delivery: 'envio-a-domicilio',
  takeout: 'para-llevar',
  'outdoor-seating': 'mesas-al-aire-libre',
  accessible: 'accesible',
  parking: 'estacionamiento',
}

/**
 * Returns the category or tag for a slug, an id or an English name. A term whose own slug is the English name takes
 * precedence over the translation.
 */
export function findTerm<Term extends { id: number; slug: string }>(
  terms: readonly Term[],
  name: string,
): Term | undefined {
  const slug = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  const withSlug = (slug: string | undefined) => terms.find((term) => term.slug === slug)
  return (
    withSlug(slug) ??
    terms.find(({ id }) => String(id) === slug) ??
    (Object.hasOwn(slugsByEnglishName, slug) ? withSlug(slugsByEnglishName[slug]) : undefined)
  )
}
