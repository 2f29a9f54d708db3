/** The names of categories and tags that other systems put into addresses, by the site's own names in addresses. */
const slugs: Readonly<Record<string, string>> = {
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

/** Returns the site's own name of a category or tag, which may be written in English: 'Outdoor seating'. */
export function slugOf(name: string): string {
  const written = name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  return Object.hasOwn(slugs, written) ? (slugs[written] ?? written) : written
}
