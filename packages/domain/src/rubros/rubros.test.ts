import { type RubroFields, rubroFields } from '@oficio/contracts/rubros/decisions'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Account, account } from '../kernel/actor'
import { buildUser } from '../testing/builders/build-user'
import { restoreRubros } from '../testing/restore-rubros'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { changeRubro } from './change-rubro'
import { createRubro } from './create-rubro'
import { listRubros, listRubrosBeside } from './list-rubros'
import { moveRubro } from './move-rubro'
import { bringBackRubro, retireRubro } from './retire-rubro'

let ctx: TestCtx
let admin: Account
let restore: () => Promise<void>
beforeEach(async () => {
  ctx = await createTestContext()
  restore = await restoreRubros(ctx.db)
  admin = await buildAdmin()
})
afterEach(() => restore())

const buildAdmin = async () => account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
const fails = (code: string) => expect.objectContaining({ code })
const reason = 'Ya no lo ofrecemos.'
const plumbing = 1
const domotics: RubroFields = {
  name: 'Domótica',
  tradeSingular: 'domótico/a',
  tradePlural: 'domóticos',
  description: 'Casas inteligentes. Contá qué querés manejar.',
  icon: 'house',
  synonyms: ['casa inteligente'],
  isPopular: false,
  isRegulated: false,
}
const rubroRow = (id: number) => ctx.db.rubro.findUniqueOrThrow({ where: { id } })
const fieldsOf = async (id: number) => rubroFields.parse(await rubroRow(id))
const actionsAbout = async (id: number) =>
  (await ctx.db.auditEntry.findMany({ where: { subject: `rubro:${id}` }, orderBy: { id: 'asc' } })).map(
    ({ action }) => action,
  )
const offeredIds = async () => (await listRubros(ctx)).map(({ id }) => id)

describe("an admin's rubro", () => {
  it('is offered at once, last, with an id above those of the reference data', async () => {
    const { id, slug } = await createRubro(ctx, admin, domotics)
    expect({ id, slug }).toEqual({ id: 10_001, slug: 'domotica' })
    expect((await offeredIds()).at(-1)).toBe(id)
    expect(await actionsAbout(id)).toEqual(['rubro-added'])
    expect(await ctx.db.pagePurge.findMany({ select: { tags: true } })).toEqual([{ tags: ['rubros'] }])
  })

  it('leaves the addresses of other pages alone', async () => {
    const { id, slug } = await createRubro(ctx, admin, { ...domotics, name: 'Beneficios' })
    expect(slug).toBe(`beneficios-${id}`)
  })

  it('never has the name of another rubro, ignoring accents, case and punctuation', async () => {
    for (const name of ['plomeria', 'PLOMERÍA', ' Plomería! '])
      await expect(createRubro(ctx, admin, { ...domotics, name })).rejects.toMatchObject({
        code: 'rubro_name_taken',
        fields: { name: 'Ya hay un rubro «Plomería».' },
      })
    const gas = { ...(await fieldsOf(3)), name: 'plomeria' }
    await expect(changeRubro(ctx, admin, { id: 3, version: 1, ...gas })).rejects.toEqual(
      fails('rubro_name_taken'),
    )
    // The database refuses the duplicate name as well.
    await expect(ctx.db.rubro.update({ where: { id: 3 }, data: { name: 'PLOMERIA' } })).rejects.toThrow(
      'rubros_name_folded_key',
    )
  })

  it('is created once if two admins add the same at the same moment', async () => {
    const second = await buildAdmin()
    const calls = await Promise.allSettled([
      createRubro(ctx, admin, domotics),
      createRubro(ctx, second, { ...domotics, name: 'domotica' }),
    ])
    expect(calls.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(calls.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'rubro_name_taken' },
    })
  })

  it('keeps its slug when renamed, and a new rubro of the old name gets another slug', async () => {
    const { id } = await createRubro(ctx, admin, domotics)
    const renamedRubro = await changeRubro(ctx, admin, {
      id,
      version: 1,
      ...domotics,
      name: 'Casas inteligentes',
    })
    expect(renamedRubro).toMatchObject({ slug: 'domotica', version: 2 })
    expect(await createRubro(ctx, admin, domotics)).toMatchObject({ id: id + 1, slug: `domotica-${id + 1}` })
  })
})

describe('a decision about a rubro', () => {
  it('is recorded with the previous values, and repeating it is a no-op', async () => {
    const fields = { ...(await fieldsOf(plumbing)), name: 'Plomería y desagües' }
    const change = () => changeRubro(ctx, admin, { id: plumbing, version: 1, ...fields })
    expect(await change()).toMatchObject({ name: 'Plomería y desagües', version: 2 })
    expect(await change()).toMatchObject({ version: 2 })
    const entries = await ctx.db.auditEntry.findMany({ where: { subject: `rubro:${plumbing}` } })
    expect(entries).toMatchObject([
      {
        userId: admin.userId,
        action: 'rubro-changed',
        data: { from: { name: 'Plomería' }, to: { name: 'Plomería y desagües' } },
      },
    ])
  })

  it("is refused after somebody else's decision in the meantime", async () => {
    const fields = await fieldsOf(plumbing)
    const second = await buildAdmin()
    const calls = await Promise.allSettled([
      changeRubro(ctx, admin, { id: plumbing, version: 1, ...fields, name: 'Agua y desagües' }),
      changeRubro(ctx, second, { id: plumbing, version: 1, ...fields, name: 'Plomeros' }),
      retireRubro(ctx, second, { id: plumbing, version: 1, reason }),
    ])
    expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const call of calls)
      if (call.status === 'rejected') expect(call.reason).toEqual(fails('rubro_changed'))
    expect(await actionsAbout(plumbing)).toHaveLength(1)
    await expect(retireRubro(ctx, admin, { id: 9_999, version: 1, reason })).rejects.toEqual(
      fails('not_found'),
    )
  })

  it('retires it for new choices, keeps existing ones, and can be reverted', async () => {
    const retire = (decidingAdmin: Account) =>
      retireRubro(ctx, decidingAdmin, { id: plumbing, version: 1, reason })
    expect(await retire(admin)).toMatchObject({ isRetired: true, version: 2 })
    expect(await retire(admin)).toMatchObject({ isRetired: true, version: 2 })
    await expect(retire(await buildAdmin())).rejects.toEqual(fails('rubro_changed'))
    expect(await offeredIds()).not.toContain(plumbing)
    expect((await listRubrosBeside(ctx, [plumbing])).at(-1)).toMatchObject({ name: 'Plomería' })
    await expect(createRubro(ctx, admin, { ...domotics, name: 'Plomeria' })).rejects.toMatchObject({
      fields: { name: 'Ya hay un rubro «Plomería», fuera de uso: ponelo de nuevo en uso.' },
    })
    await bringBackRubro(ctx, admin, { id: plumbing, version: 2, reason: 'Vuelve.' })
    expect((await offeredIds())[0]).toBe(plumbing)
    expect(await actionsAbout(plumbing)).toEqual(['rubro-retired', 'rubro-brought-back'])
  })

  it('moves it after another rubro or to the top, and the others keep their order', async () => {
    const before = await offeredIds()
    const [first = 0, second = 0, third = 0] = before
    const move = (id: number, version: number, afterId: number | null) =>
      moveRubro(ctx, admin, { id, version, afterId })
    await move(first, 1, second)
    expect(await offeredIds()).toEqual([second, first, ...before.slice(2)])
    expect(await move(first, 1, second)).toMatchObject({ version: 2 })
    await move(third, 1, null)
    expect((await offeredIds()).slice(0, 3)).toEqual([third, second, first])
    expect(await actionsAbout(first)).toEqual(['rubro-moved'])
    await expect(move(first, 2, 9_999)).rejects.toEqual(fails('validation_failed'))
  })
})
