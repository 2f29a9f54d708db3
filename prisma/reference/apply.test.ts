import { testDatabase } from '@oficio/domain/testing/test-database'
import { describe, expect, it } from 'vitest'
import { applyReferenceData } from './apply'
import localidades from './localidades.json' with { type: 'json' }
import rubros from './rubros.json' with { type: 'json' }

// The database of a test process already holds the reference data, and other files rely on it: each test puts back
// what it changed.
describe('applying the reference data', () => {
  it('changes nothing the second time', async () => {
    const { db } = await testDatabase()
    await applyReferenceData(db)
    expect(await applyReferenceData(db)).toEqual({ provincias: 0, localidades: 0, rubros: 0 })
    expect(await db.provincia.count()).toBe(24)
    expect(await db.localidad.count()).toBe(localidades.length)
    expect(await db.rubro.count()).toBe(rubros.length)
  })

  it('restores a missing and a changed row, and stores texts as they are searched', async () => {
    const { db, clean } = await testDatabase()
    // What an earlier file of this process wrote may hold on to the row that goes.
    await clean()
    const bariloche = { nombre: 'San Carlos de Bariloche' }
    await db.localidad.updateMany({ where: bariloche, data: { population: 1, searchText: '' } })
    await db.rubro.delete({ where: { id: rubros.length } })
    expect(await applyReferenceData(db)).toEqual({ provincias: 0, localidades: 1, rubros: 1 })
    // Running sites forget what they keep of it.
    expect(await db.pagePurge.findMany({ select: { tags: true } })).toEqual([{ tags: ['places', 'rubros'] }])
    const row = await db.localidad.findFirst({ where: bariloche })
    expect(row?.searchText).toBe('san carlos de bariloche bariloche')
    expect((await db.rubro.findUnique({ where: { slug: 'plomeria' } }))?.synonyms).toContain('plomeria')
  })

  it('leaves alone that an admin switched a rubro off', async () => {
    const { db } = await testDatabase()
    const electricity = { id: 2 }
    await db.rubro.update({ where: electricity, data: { isActive: false, name: 'Otro nombre' } })
    await applyReferenceData(db)
    const row = await db.rubro.findUnique({ where: electricity })
    await db.rubro.update({ where: electricity, data: { isActive: true } })
    expect(row).toMatchObject({ isActive: false, name: 'Electricidad' })
  })
})
