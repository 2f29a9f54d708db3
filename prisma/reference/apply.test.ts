import { ownRubroIdMin } from '@oficio/contracts/rubros/decisions'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { longIt } from '@oficio/domain/testing/long-form'
import { restoreRubros } from '@oficio/domain/testing/restore-rubros'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { testDatabase } from '@oficio/domain/testing/test-database'
import { describe, expect, it } from 'vitest'
import { applyReferenceData } from './apply'
import localidades from './localidades.json' with { type: 'json' }
import rubros from './rubros.json' with { type: 'json' }

const unused = { users: { none: {} }, professionals: { none: {} }, requests: { none: {} } }

// The test database already has the reference data, and other test files rely on it. Each test restores what it
// changed.
describe('applying the reference data', () => {
  it('changes nothing the second time', async () => {
    const { db } = await testDatabase()
    await applyReferenceData(db)
    expect(await applyReferenceData(db)).toEqual({
      provincias: 0,
      localidades: 0,
      rubros: 0,
      categories: 0,
      tags: 0,
    })
    expect(await db.provincia.count()).toBe(24)
    expect(await db.localidad.count()).toBe(localidades.length)
    expect(await db.rubro.count()).toBe(rubros.length)
    expect([await db.businessCategory.count(), await db.businessTag.count()]).toEqual([10, 6])
  })

  it('restores a missing and a changed row, and stores texts as they are searched', async () => {
    const { db, clean } = await testDatabase()
    // Removes rows of earlier test files, because they may refer to the deleted row.
    await clean()
    const bariloche = { nombre: 'San Carlos de Bariloche' }
    await db.localidad.updateMany({ where: bariloche, data: { population: 1, searchText: '' } })
    await db.rubro.delete({ where: { id: rubros.length } })
    expect(await applyReferenceData(db)).toMatchObject({ provincias: 0, localidades: 1, rubros: 1 })
    // Running sites drop their cached copies.
    expect(await db.pagePurge.findMany({ select: { tags: true } })).toEqual([{ tags: ['places', 'rubros'] }])
    const row = await db.localidad.findFirst({ where: bariloche })
    expect(row?.searchText).toBe('san carlos de bariloche bariloche')
    expect((await db.rubro.findUnique({ where: { slug: 'plomeria' } }))?.synonyms).toContain('plomeria')
  })

  longIt('completes an earlier edition, and what was stored with it stays where it was', async () => {
    const { db, clean } = await testDatabase()
    await clean()
    const ctx = await createTestContext()
    const totoral = { id: 6175 }
    const professional = await buildProfessional(ctx, { localidadId: totoral.id })
    const request = await buildServiceRequest(ctx, { localidadId: totoral.id })
    // The state of the first version: fewer localities, one of them at a wrong place, and no official ids.
    const deleted = await db.localidad.deleteMany({
      where: { id: { notIn: [1001, 2088, totoral.id, 21057] }, ...unused },
    })
    const old = { departamento: '', officialId: null, officialList: null }
    await db.localidad.updateMany({ data: old })
    await db.localidad.update({ where: totoral, data: { latitude: -30.4, longitude: -64.1 } })
    await db.localidad.update({ where: { id: 2088 }, data: { aliases: ['Florida Oeste'] } })

    const remainingCount = localidades.length - deleted.count
    expect(await applyReferenceData(db)).toMatchObject({ localidades: deleted.count + remainingCount })
    expect(await applyReferenceData(db)).toMatchObject({ localidades: 0 })
    expect(await db.localidad.count()).toBe(localidades.length)
    expect(await db.localidad.findUnique({ where: totoral })).toMatchObject({
      latitude: -30.70462,
      departamento: 'Totoral',
    })
    expect((await db.localidad.findUnique({ where: { id: 2088 } }))?.aliases).toEqual([])
    expect(await db.serviceRequest.findUnique({ where: { id: request.id } })).toMatchObject({
      localidadId: totoral.id,
    })
    // The professional is at the town's new centre.
    expect(
      await db.professionalRubro.findFirst({ where: { professionalId: professional.id } }),
    ).toMatchObject({
      localidadId: totoral.id,
      latitude: -30.70462,
    })
    await clean()
  })

  it('leaves alone what an admin made of a rubro, and brings the others', async () => {
    const { db } = await testDatabase()
    const restore = await restoreRubros(db)
    const last = { id: rubros.length }
    const retired = { retiredAt: new Date('2030-01-01T00:00:00Z'), position: 77 }
    await db.rubro.update({ where: { id: 2 }, data: { ...retired, name: 'Otro nombre' } })
    await db.rubro.update({ where: { id: 3 }, data: { name: 'Redes de gas', editedAt: new Date() } })
    await db.rubro.delete({ where: last })
    expect(await applyReferenceData(db)).toMatchObject({ rubros: 2 })
    expect(await db.rubro.findUnique({ where: { id: 2 } })).toMatchObject({
      ...retired,
      name: 'Electricidad',
    })
    expect(await db.rubro.findUnique({ where: { id: 3 } })).toMatchObject({ name: 'Redes de gas' })
    expect(await db.rubro.findUnique({ where: last })).not.toBeNull()
    await restore()
  })

  it('brings no second rubro of a name that an admin gave to one of their own', async () => {
    const { db } = await testDatabase()
    const last = await db.rubro.findUniqueOrThrow({ where: { id: rubros.length } })
    await db.rubro.delete({ where: { id: last.id } })
    const own = { ...last, id: ownRubroIdMin, slug: 'propio', editedAt: new Date() }
    await db.rubro.create({ data: { ...own, name: last.name.toUpperCase() } })
    expect(await applyReferenceData(db)).toMatchObject({ rubros: 0 })
    await db.rubro.delete({ where: { id: own.id } })
    expect(await applyReferenceData(db)).toMatchObject({ rubros: 1 })
  })
})
