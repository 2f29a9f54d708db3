import { codeOf } from '@oficio/contracts/errors'
import { texts } from '@oficio/contracts/texts'
import { beforeAll, describe, expect, it } from 'vitest'
import { visitor } from '../kernel/actor'
import { getDemand } from '../search/demand/get-demand'
import { findSearchPlace } from '../search/place/find-search-place'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { cachedProvincias } from './cached-provincias'
import { findPlace } from './find-place'
import { listLocalidades } from './list-localidades'
import { listTowns } from './list-towns'
import { loadPlaces, type PlaceFinder } from './load-places'
import { matchProvincia } from './match-provincia'

let ctx: TestCtx
let finder: PlaceFinder
beforeAll(async () => {
  ctx = await createTestContext()
  finder = await loadPlaces(ctx)
})

const provinces: Record<string, string[]> = {
  C: [
    'CABA',
    'C.A.B.A.',
    'c. a. b. a.',
    'Capital Federal',
    'Cap. Fed.',
    'Capital',
    'Ciudad de Buenos Aires',
    'Ciudad Autónoma de Buenos Aires',
    'Ciudad Autónoma de Buenos Aires (CABA)',
    'Ciudad Autonoma de Bs. As.',
    'Cdad. de Bs As',
    'CABA - Capital Federal',
    'Buenos Aires, Capital Federal',
    'AR-C',
  ],
  B: [
    'Provincia de Buenos Aires',
    'Pcia. de Buenos Aires',
    'Pcia Bs. As.',
    'Prov. de Bs As',
    'Prcia. de Bs. As.',
    'Pvcia. Bs. As.',
    'Bs. As.',
    'BsAs',
    'Bs. Aires',
    'Buenos Aires (Provincia)',
    'Buenos Aires (Prov.)',
    'Bs. As., Pcia., Argentina',
    'BUENOS AIRES, ARGENTINA',
    'PBA',
    'G.B.A.',
    'Gran Buenos Aires',
  ],
  G: [
    'Sgo. del Estero',
    'SGO DEL ESTERO',
    'Sgo. del Est.',
    'S. del Estero',
    'Santiago',
    'Provincia de Santiago del Estero',
  ],
  V: [
    'Tierra del Fuego, Antártida e Islas del Atlántico Sur',
    'Provincia de Tierra del Fuego, Antártida e Islas del Atlántico Sur',
    'Tierra del Fuego, A. e I. A. S.',
    'T. del Fuego',
    'TDF',
  ],
  X: [
    'Pcia. de Córdoba',
    'Provincia de Cordoba',
    'Cba.',
    'Prov. Córdoba',
    'Córdoba, Pvcia.',
    'Córdoba Prov. República Argentina',
  ],
  E: ['Entre Rios', 'E. Ríos', 'Pcia. de Entre Ríos', 'Provincia de Entre Ríos'],
  S: ['Santa Fé', 'Sta. Fe', 'Pcia Sta Fe'],
  Z: ['Sta. Cruz', 'Provincia de Santa Cruz'],
  H: ['Provincia del Chaco', 'Pcia. del Chaco'],
  U: ['Provincia del Chubut', 'Chubut '],
  Q: ['Provincia del Neuquén', 'Nqn', 'Neuquen'],
  F: ['Provincia de La Rioja', 'La Rioja'],
  L: ['Provincia de La Pampa', 'Pcia. La Pampa'],
  R: ['Pcia. de Río Negro', 'Rio  Negro', 'R. Negro'],
  T: ['Tuc.', 'Provincia de Tucumán'],
  K: ['Catamarca', 'Pcia. de Catamarca'],
  W: ['Ctes.', 'Corrientes'],
  N: ['Mnes.', 'Provincia de Misiones'],
  M: ['Mza.', 'Provincia de Mendoza'],
}

describe('a province', () => {
  it.each(Object.entries(provinces))('%s is recognised by every usual name', async (isoLetter, names) => {
    const list = await cachedProvincias(ctx)
    const unmatchedNames = names.filter((name) => matchProvincia(list, name)?.isoLetter !== isoLetter)
    expect(unmatchedNames).toEqual([])
  })

  it('does not match a text that only looks similar', async () => {
    const list = await cachedProvincias(ctx)
    for (const name of [
      '',
      'Montevideo',
      'Provincia',
      'Provincia de',
      'Buenos',
      'Santa',
      'Río',
      'Atlántico Sur',
      'a',
      'x',
    ])
      expect(matchProvincia(list, name), name).toBeNull()
  })
})

const towns: [state: string, names: string[], town: string][] = [
  [
    'Tucumán',
    [
      'S.M. de Tucumán',
      'S. M. de Tucumán',
      'SM de Tucuman',
      'S. Miguel de Tucumán',
      'San Miguel de Tucumán',
      'Capital',
    ],
    'San Miguel de Tucumán',
  ],
  [
    'Jujuy',
    ['S.S. de Jujuy', 'S. S. de Jujuy', 'S. Salvador de Jujuy', 'San Salvador', 'Capital'],
    'San Salvador de Jujuy',
  ],
  [
    'Catamarca',
    [
      'S.F. del Valle de Catamarca',
      'S. F. del V. de Catamarca',
      'S.F.V. de Catamarca',
      'Catamarca',
      'Capital',
    ],
    'San Fernando del Valle de Catamarca',
  ],
  ['Santiago del Estero', ['Sgo. del Estero', 'Sgo del Estero', 'Capital'], 'Santiago del Estero'],
  ['Chubut', ['Cdro. Rivadavia', 'Cdro Rivadavia', 'C. Rivadavia'], 'Comodoro Rivadavia'],
  ['Río Negro', ['S. C. de Bariloche', 'S. Carlos de Bariloche', 'Bariloche'], 'San Carlos de Bariloche'],
  ['Entre Ríos', ['Pueblo Liebig', 'Liebig'], "Pueblo Liebig's"],
  ['Santa Fe', ['Uranga', 'Pueblo Uranga'], 'Pueblo Uranga'],
  ['Santa Fe', ['Ciudad de Rosario', 'Rosario'], 'Rosario'],
  ['Neuquén', ['Huingan-Có', 'Huingan Co'], 'Huinganco'],
  ['Córdoba', ['Capital', 'Córdoba Capital', 'Cba. Capital', 'Ciudad de Córdoba'], 'Córdoba'],
  ['Córdoba', ['V. Carlos Paz', 'Villa Carlos Paz'], 'Villa Carlos Paz'],
  ['Buenos Aires', ['CABA', 'Capital Federal', 'C.A.B.A.'], 'Ciudad Autónoma de Buenos Aires'],
  [
    'CABA',
    [
      'Bs. As.',
      'Bs As',
      'BsAs',
      'C.A.B.A.',
      'Cap. Fed.',
      'Buenos Aires',
      'Ciudad de Bs. As.',
      'Capital Federal',
    ],
    'Ciudad Autónoma de Buenos Aires',
  ],
  ['Tierra del Fuego, Antártida e Islas del Atlántico Sur', ['Ushuaia', 'Capital'], 'Ushuaia'],
]

describe('a town', () => {
  it.each(towns)('is found in %s by %j, in a form and in an import alike', async (state, names, town) => {
    for (const name of names) {
      expect((await findPlace(ctx, state, name))?.city, name).toBe(town)
      const provincia = finder.provinciaOf(state)
      expect(provincia && finder.cityOf(provincia, name)?.city, name).toBe(town)
    }
  })

  it('is not guessed if two places of the province match', async () => {
    for (const name of ['S. M.', 'San', 'V. S.'])
      expect(await findPlace(ctx, 'Buenos Aires', name), name).toBeNull()
  })

  it.each([
    ['CABA', 'Ciudad Autónoma de Buenos Aires'],
    ['caba', 'Ciudad Autónoma de Buenos Aires'],
    ['C.A.B.A.', 'Ciudad Autónoma de Buenos Aires'],
    ['Buenos Aires', 'Ciudad Autónoma de Buenos Aires'],
    ['Bs As', 'Ciudad Autónoma de Buenos Aires'],
    ['bs. as.', 'Ciudad Autónoma de Buenos Aires'],
    ['bsas', 'Ciudad Autónoma de Buenos Aires'],
    ['Sgo del Estero', 'Santiago del Estero'],
    ['sgo', 'Santiago del Estero'],
    ['Cdro Rivadavia', 'Comodoro Rivadavia'],
    ['cdro', 'Comodoro Rivadavia'],
    ['S.M. de Tucumán', 'San Miguel de Tucumán'],
    ['Tucumán', 'San Miguel de Tucumán'],
    ['once', 'Balvanera'],
    ['Rosario', 'Rosario'],
    ['San Martín', 'San Martín'],
  ])('comes first in the suggestions for %s', async (query, city) => {
    expect((await listTowns(ctx, visitor(), { query })).towns[0]?.city).toBe(city)
  })

  it.each([
    ['CABA', 'caba', 'Ciudad Autónoma de Buenos Aires'],
    ['CABA', 'buenos aires', 'Ciudad Autónoma de Buenos Aires'],
    ['CABA', 'bs as', 'Ciudad Autónoma de Buenos Aires'],
    ['CABA', 'once', 'Balvanera'],
    ['Chubut', 'cdro rivadavia', 'Comodoro Rivadavia'],
    ['Tucumán', 's.m. de tucuman', 'San Miguel de Tucumán'],
  ])('is listed first in %s by its alias %s', async (provincia, query, city) => {
    expect((await listLocalidades(ctx, { provincia, query, max: 5 }))[0]?.nombre).toBe(city)
  })

  it('is found with the official name of its province, which contains a comma', async () => {
    const location = 'Ushuaia, Tierra del Fuego, Antártida e Islas del Atlántico Sur, Argentina'
    expect((await findSearchPlace(ctx, visitor(), { location }))?.city).toBe('Ushuaia')
  })
})

it('reports the province if the province is unknown, and the town if the town is unknown', async () => {
  const faultsOf = (state: string, city: string) =>
    getDemand(ctx, visitor(), { state, city, rubroIds: [1], radiusKm: 10 }).then(
      () => null,
      (error) => [codeOf(error), error.fields],
    )
  expect(await faultsOf('Montevideo', 'Rosario')).toEqual([
    'validation_failed',
    { state: texts.unknownProvincia },
  ])
  expect(await faultsOf('Santa Fe', 'Villa Nada')).toEqual([
    'validation_failed',
    { city: texts.unknownPlace },
  ])
})
