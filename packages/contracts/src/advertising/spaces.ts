import type { SettingKey, SettingValues } from '../settings/settings'
import { multiplierOf, wholePercent } from './price'
import type { AdSlotName } from './slots'

interface AdSlot {
  name: string
  /** Where on the page it is, for advertisers. */
  where: string
  /** The setting with the price of one day with the picture alone. */
  price: SettingKey
  /** The recommended size of the picture, in pixels. */
  picture: { width: number; height: number }
}

export const adSlots: Record<AdSlotName, AdSlot> = {
  homepage_featured_1: {
    name: 'Portada, destacado izquierdo',
    where: 'En la página de inicio, a la izquierda, debajo de los rubros.',
    price: 'adHomeFeaturedArs',
    picture: { width: 1200, height: 600 },
  },
  homepage_featured_2: {
    name: 'Portada, destacado derecho',
    where:
      'En la página de inicio, a la derecha, debajo de los rubros. En el teléfono, después de «Cómo funciona».',
    price: 'adHomeFeaturedArs',
    picture: { width: 1200, height: 600 },
  },
  homepage_sidebar: {
    name: 'Portada, recuadro',
    where: 'En la página de inicio, más abajo, después de las reseñas.',
    price: 'adHomeSidebarArs',
    picture: { width: 1200, height: 600 },
  },
  search_professionals: {
    name: 'Búsqueda de profesionales',
    where: 'Debajo de los resultados, cuando alguien busca un profesional.',
    price: 'adSearchArs',
    picture: { width: 1200, height: 300 },
  },
  search_businesses: {
    name: 'Búsqueda de negocios',
    where: 'Debajo de los resultados, cuando alguien busca un negocio.',
    price: 'adSearchArs',
    picture: { width: 1200, height: 300 },
  },
}

/** How many banners alternate in one slot. Each of them is a separate space that can be booked. */
const spacesPerSlot = 3

export interface AdSpace {
  id: number
  slot: AdSlotName
  /** Position in its slot, from 1. */
  place: number
}

/**
 * All spaces that can be booked. Ids are stored with bookings, so an id never changes its meaning: a new slot takes a
 * new ten.
 */
export const adSpaces: readonly AdSpace[] = (
  [
    ['homepage_featured_1', 10],
    ['homepage_featured_2', 20],
    ['homepage_sidebar', 30],
    ['search_professionals', 40],
    ['search_businesses', 50],
  ] as const
).flatMap(([slot, base]) =>
  Array.from({ length: spacesPerSlot }, (_none, at) => ({ id: base + at + 1, slot, place: at + 1 })),
)

export const findAdSpace = (id: number): AdSpace | null => adSpaces.find((space) => space.id === id) ?? null

/** Returns the full name of a space, for use without context: 'Portada, recuadro, lugar 2'. */
export function adSpaceName(id: number): string {
  const space = findAdSpace(id)
  return space ? `${adSlots[space.slot].name}, lugar ${space.place}` : 'Espacio que ya no existe'
}

interface AdCombination {
  id: number
  name: string
  hasTitle: boolean
  hasText: boolean
  /** The setting with its price as a percentage of the picture's price; null: the picture's price. */
  percent: SettingKey | null
}

/** The combinations of picture, title and text that a banner may have. */
const adCombinations: readonly AdCombination[] = [
  { id: 1, name: 'Imagen', hasTitle: false, hasText: false, percent: null },
  { id: 2, name: 'Imagen y título', hasTitle: true, hasText: false, percent: 'adTitlePercent' },
  { id: 3, name: 'Imagen, título y texto', hasTitle: true, hasText: true, percent: 'adTextPercent' },
]

export const findAdCombination = (id: number): AdCombination | null =>
  adCombinations.find((combination) => combination.id === id) ?? null

/** A space that can be booked, as the API and the pages show it. */
interface OfferedSpace extends AdSpace {
  name: string
  description: string
  /** Price of one day with the picture alone, in pesos. */
  base_price: number
  /** The combinations with the factor by which each multiplies the price of a day. */
  combinations: { id: number; name: string; base_price_multiplier: number }[]
}

/** Returns all spaces that can be booked, at the prices of these settings. */
export function offeredSpaces(values: SettingValues): OfferedSpace[] {
  const combinations = adCombinations.map(({ id, name, percent }) => ({
    id,
    name,
    base_price_multiplier: multiplierOf(percent === null ? wholePercent : values[percent]),
  }))
  return adSpaces.map((space) => ({
    ...space,
    name: adSpaceName(space.id),
    description: adSlots[space.slot].where,
    base_price: values[adSlots[space.slot].price],
    combinations,
  }))
}
