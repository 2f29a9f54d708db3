import { limits } from '@oficio/contracts/limits'
import { findLocalidades } from '@oficio/contracts/places/find-localidades'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../kernel/actor'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { cachedLocalidades } from './cached-localidades'
import { findPlace } from './find-place'
import { listAllLocalidades } from './list-all-localidades'
import { listLocalidades } from './list-localidades'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const max = limits.localidadesMax
const provincia = 'Buenos Aires'
const namesOf = (list: readonly { nombre: string }[]) => list.map(({ nombre }) => nombre)
const search = async (query: string) => namesOf(await listLocalidades(ctx, { provincia, query, max }))

describe('the localities of a province', () => {
  it('are listed largest first, up to the limit', async () => {
    const localidades = await listLocalidades(ctx, { provincia, max })
    expect(localidades).toHaveLength(max)
    const { population } = await ctx.db.localidad.findFirstOrThrow({
      where: { provincia: { nombre: provincia } },
      orderBy: { population: 'desc' },
    })
    expect(await ctx.db.localidad.findUnique({ where: { id: localidades[0]?.id ?? 0 } })).toMatchObject({
      population,
    })
  })

  it('are each found by a search for their name, also beyond the limit of the list', async () => {
    const all = await cachedLocalidades(ctx, 2)
    expect(all.length).toBeGreaterThan(max)
    for (const { localidad } of all) {
      const matches = findLocalidades(all, localidad.nombre, max)
      expect(
        matches.map((answer) => answer.localidad.id),
        localidad.nombre,
      ).toContain(localidad.id)
    }
    const last = all.at(-1)?.localidad
    expect((await search(last?.nombre ?? ''))[0]).toBe(last?.nombre)
  })

  it('are found by aliases, without accents, and by their departamento', async () => {
    expect((await search('canuelas'))[0]).toBe('Cañuelas')
    expect((await search('LA MATANZA'))[0]).toBe('San Justo')
    expect(await search('la matanza')).toContain('Ramos Mejía')
    expect(await listLocalidades(ctx, { provincia: 'caba', query: 'boca', max })).toHaveLength(1)
    expect(await search('xanadú')).toEqual([])
  })

  it('are returned completely to a caller that searches them itself, and are empty for an unknown province', async () => {
    const provinciaId = 2
    const { provincia: returnedProvincia, localidades } = await listAllLocalidades(ctx, visitor(), {
      provinciaId,
    })
    expect(returnedProvincia).toEqual({ id: provinciaId, nombre: provincia })
    expect(localidades).toHaveLength(await ctx.db.localidad.count({ where: { provinciaId } }))
    expect(localidades.find(({ nombre }) => nombre === 'Ramos Mejía')).toMatchObject({
      departamento: 'La Matanza',
    })
    await expect(listAllLocalidades(ctx, visitor(), { provinciaId: 99 })).rejects.toThrow(
      expect.objectContaining({ code: 'not_found' }),
    )
  })
})

describe('a place', () => {
  it('is found by its full name or alias in any spelling, and not by half of it', async () => {
    const cityNamed = async (state: string, city: string) => (await findPlace(ctx, state, city))?.city ?? null
    expect(await cityNamed('rio negro', 'GRAL. ROCA')).toBe('General Roca')
    expect(await cityNamed('Río Negro', 'bariloche')).toBe('San Carlos de Bariloche')
    expect(await cityNamed('CABA', 'Boca')).toBe('La Boca')
    expect(await cityNamed('Río Negro', 'barilo')).toBeNull()
    expect(await cityNamed('Río Negro', '%')).toBeNull()
  })

  it('is read once for all callers with the same name, and separately inside a transaction', async () => {
    const readings = new Map<string, unknown>()
    const cache: TestCtx['readCache'] = {
      ...ctx.readCache,
      read(key, _tags, read) {
        const reading = readings.get(key) ?? read()
        readings.set(key, reading)
        // The cached entry came from the same read.
        return reading as ReturnType<typeof read>
      },
    }
    const cachingCtx = { ...ctx, readCache: cache }
    const first = await findPlace(cachingCtx, 'Santa Fe', 'Rosario')
    const keys = [...readings.keys()]
    expect(await findPlace(cachingCtx, 'santa fe', 'ROSARIO')).toBe(first)
    const own = await cachingCtx.transaction((ctx) => findPlace(ctx, 'Santa Fe', 'Funes'))
    expect(own?.city).toBe('Funes')
    expect([...readings.keys()]).toEqual(keys)
  })
})
