import type { Tx } from '@oficio/db/client'
import type { RequestPlace } from '@oficio/domain/service-requests/matching/match-professionals'
import { seededRandom } from '../../seeded-random'

/**
 * Returns the same requests for every database with the same reference data. Every other request is where people live,
 * the rest in any locality, so that remote villages count as much as cities. Rubros have a Zipf distribution.
 */
export async function sampleRequests(db: Tx, count: number): Promise<RequestPlace[]> {
  const random = seededRandom(20_261_121)
  const towns = await db.localidad.findMany({ orderBy: { id: 'asc' } })
  const rubros = await db.rubro.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] })
  const townWeights = towns.map(({ population }) => Math.max(population, 200))
  const rubroWeights = rubros.map((_, index) => 1 / (index + 1))
  return Array.from({ length: count }, (_, index) => {
    const town = towns[index % 2 ? weighted(townWeights, random()) : Math.floor(random() * towns.length)]
    const rubro = rubros[weighted(rubroWeights, random())]
    if (!town || !rubro) throw new Error('no reference data')
    return { rubroId: rubro.id, localidadId: town.id, latitude: town.latitude, longitude: town.longitude }
  })
}

/** Returns the index into which a share (0 to 1) of the summed weights falls. */
function weighted(weights: number[], share: number): number {
  let remainder = share * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => {
    remainder -= weight
    return remainder < 0
  })
  return index === -1 ? weights.length - 1 : index
}
