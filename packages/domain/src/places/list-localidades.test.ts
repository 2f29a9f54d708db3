import { limits } from '@oficio/contracts/limits'
import { findLocalidades } from '@oficio/contracts/places/find-localidades'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../kernel/actor'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { findPlace } from './find-place'
import { keptLocalidades } from './kept-localidades'
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
  it('are listed largest first, no more than the rule allows', async () => {
    const listed = await listLocalidades(ctx, { provincia, max })
    expect(listed).toHaveLength(max)
    const { population } = await ctx.db.localidad.findFirstOrThrow({
      where: { provincia: { nombre: provincia } },
      orderBy: { population: 'desc' },
    })
    expect(await ctx.db.localidad.findUnique({ where: { id: listed[0]?.id ?? 0 } })).toMatchObject({
      population,
    })
  })

  it('are each reached by a search of their name, also those beyond the list', async () => {
    const all = await keptLocalidades(ctx, 2)
    expect(all.length).toBeGreaterThan(max)
    for (const { localidad } of all) {
      const found = findLocalidades(all, localidad.nombre, max)
      expect(
        found.map((answer) => answer.localidad.id),
        localidad.nombre,
      ).toContain(localidad.id)
    }
    const last = all.at(-1)?.localidad
    expect((await search(last?.nombre ?? ''))[0]).toBe(last?.nombre)
  })

  it('are found by other names, without accents, and by their departamento', async () => {
    expect((await search('canuelas'))[0]).toBe('Cañuelas')
    expect((await search('LA MATANZA'))[0]).toBe('San Justo')
    expect(await search('la matanza')).toContain('Ramos Mejía')
    expect(await listLocalidades(ctx, { provincia: 'caba', query: 'boca', max })).toHaveLength(1)
    expect(await search('xanadú')).toEqual([])
  })

  it('are all handed to whoever searches them on their own, and none of an unknown province', async () => {
    const provinciaId = 2
    const { provincia: found, localidades } = await listAllLocalidades(ctx, visitor(), { provinciaId })
    expect(found).toEqual({ id: provinciaId, nombre: provincia })
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
  it('is named by name or other name, however it is written, and not by half of it', async () => {
    const named = async (state: string, city: string) => (await findPlace(ctx, state, city))?.city ?? null
    expect(await named('rio negro', 'GRAL. ROCA')).toBe('General Roca')
    expect(await named('Río Negro', 'bariloche')).toBe('San Carlos de Bariloche')
    expect(await named('CABA', 'Boca')).toBe('La Boca')
    expect(await named('Río Negro', 'barilo')).toBeNull()
    expect(await named('Río Negro', '%')).toBeNull()
  })

  it('is looked up once for all who name it the same way, and by a transaction for itself alone', async () => {
    const known = new Map<string, unknown>()
    const kept: TestCtx['kept'] = {
      ...ctx.kept,
      read(key, _tags, read) {
        const reading = known.get(key) ?? read()
        known.set(key, reading)
        // What stands under a key came from the same read.
        return reading as ReturnType<typeof read>
      },
    }
    const keeping = { ...ctx, kept }
    const first = await findPlace(keeping, 'Santa Fe', 'Rosario')
    const keys = [...known.keys()]
    expect(await findPlace(keeping, 'santa fe', 'ROSARIO')).toBe(first)
    const own = await keeping.transaction((ctx) => findPlace(ctx, 'Santa Fe', 'Funes'))
    expect(own?.city).toBe('Funes')
    expect([...known.keys()]).toEqual(keys)
  })
})
