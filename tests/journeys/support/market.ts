import { findPlace, type Place } from '@oficio/domain/places/find-place'
import { matchProfessionals } from '@oficio/domain/service-requests/matching/match-professionals'
import {
  buildProfessional,
  type ProfessionalOverrides,
} from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import type { World } from './world'

/** Towns far from each other. A professional with the widest radius in one does not reach another. */
const towns: readonly [state: string, city: string][] = [
  ['Jujuy', 'La Quiaca'],
  ['Salta', 'Tartagal'],
  ['Formosa', 'Clorinda'],
  ['Misiones', 'Puerto Iguazú'],
  ['Corrientes', 'Mercedes'],
  ['Catamarca', 'Belén'],
  ['La Rioja', 'Chamical'],
  ['San Luis', 'Merlo'],
  ['Mendoza', 'Malargüe'],
  ['Neuquén', 'Zapala'],
  ['Río Negro', 'San Carlos de Bariloche'],
  ['Chubut', 'Trelew'],
  ['Chubut', 'Esquel'],
  ['Santa Cruz', 'Río Gallegos'],
  ['Tierra del Fuego', 'Ushuaia'],
]

/** A rubro in a town, with only the people that the test puts there. */
export interface Market {
  rubro: { id: number; name: string }
  otherRubroId: number
  place: Place
  /** Stores a professional, by default in this market. */
  professional: (overrides?: ProfessionalOverrides) => ReturnType<typeof buildProfessional>
  /** Stores a request in this market. */
  request: (overrides?: Parameters<typeof buildServiceRequest>[1]) => ReturnType<typeof buildServiceRequest>
  /** Returns coordinates that many kilometres north of the town. */
  north: (km: number) => { latitude: number; longitude: number }
}

/** The password of all users that the tests make up. */
export const testPassword = 'una clave de prueba'

/** Returns a market that no other test uses and that no professional of the demo reaches. */
export async function openMarket(world: World): Promise<Market> {
  const { ctx } = world
  const rubros = await ctx.db.rubro.findMany({
    where: { retiredAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, name: true },
  })
  for (;;) {
    const number = await world.nextNumber()
    const [state, city] = towns[number % towns.length] ?? ['', '']
    const at = Math.floor(number / towns.length)
    const rubro = rubros[at % rubros.length]
    const other = rubros[(at + 1) % rubros.length]
    const place = await findPlace(ctx, state, city)
    if (!rubro || !other || !place) throw new Error(`the reference data has no ${city}, ${state}`)
    const { latitude, longitude } = place
    const matches = await matchProfessionals(ctx, { ...place, rubroId: rubro.id }, { limit: 1 })
    if (matches.length > 0) continue
    return {
      rubro,
      otherRubroId: other.id,
      place,
      north: (km) => ({ latitude: latitude + km / 111.2, longitude }),
      professional: ({ user, ...fields } = {}) =>
        buildProfessional(ctx, {
          localidadId: place.localidadId,
          rubroIds: [rubro.id],
          ...fields,
          user: { password: testPassword, ...user },
        }),
      request: (fields) =>
        buildServiceRequest(ctx, {
          rubroId: rubro.id,
          localidadId: place.localidadId,
          title: `${rubro.name} en ${place.city}`,
          ...fields,
        }),
    }
  }
}
