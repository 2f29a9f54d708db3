import type { RubroQuery } from '@oficio/contracts/admin/rubros'
import { rubroFields } from '@oficio/contracts/rubros/decisions'
import { searchQuery } from '@oficio/contracts/search/professionals'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { changeRubros } from '../../professionals/rubros/change-rubros'
import { getRubroSelection } from '../../professionals/rubros/get-rubro-selection'
import { changeRubro } from '../../rubros/change-rubro'
import { retireRubro } from '../../rubros/retire-rubro'
import { searchProfessionals } from '../../search/professionals/search-professionals'
import { updateServiceRequest } from '../../service-requests/editing/update-service-request'
import { createServiceRequest } from '../../service-requests/filing/create-service-request'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildSubmission } from '../../testing/builders/build-submission'
import { buildUser } from '../../testing/builders/build-user'
import { restoreRubros } from '../../testing/restore-rubros'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getRubro } from './get-rubro'
import { listRubrosForAdmin } from './list-rubros-for-admin'

let ctx: TestCtx
let admin: Account
let restore: () => Promise<void>
beforeEach(async () => {
  ctx = await createTestContext()
  restore = await restoreRubros(ctx.db)
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
})
afterEach(() => restore())

const plumbing = 1
const retire = () => retireRubro(ctx, admin, { id: plumbing, version: 1, reason: 'Ya no.' })

it('a rubro is found by name and by other words, narrowed down, and shown with who has it', async () => {
  const names = async (query: Partial<RubroQuery>) =>
    (await listRubrosForAdmin(ctx, admin, { sort: 'position', ...query })).rows.map(({ name }) => name)
  await buildProfessional(ctx)
  await buildProfessional(ctx, { status: 'pending_approval' })
  await buildServiceRequest(ctx)
  await buildServiceRequest(ctx, { status: 'completed' })
  await retire()
  expect(await names({ search: 'plomeria' })).toContain('Plomería')
  expect(await names({ search: 'perdida de agua' })).toContain('Plomería')
  expect(await names({ state: 'retired' })).toEqual(['Plomería'])
  expect(await names({ words: 'own' })).toEqual([])
  expect((await names({ sort: 'name' }))[0]).toMatch(/^A/)
  const rubro = await getRubro(ctx, admin, { id: String(plumbing) })
  expect(rubro).toMatchObject({ professionalCount: 1, liveRequestCount: 1, afterId: null, isRetired: true })
  expect(rubro.audit).toMatchObject([{ action: 'rubro-retired' }])
  for (const id of ['0', 'x', '9999', '99999999999'])
    await expect(getRubro(ctx, admin, { id })).rejects.toMatchObject({ code: 'not_found' })
})

it('a page of the list goes on where the last one ended, in each order', async () => {
  for (const sort of ['position', 'name', 'nameDown'] as const) {
    const positions: number[] = []
    let cursor: string | undefined
    do {
      const page = await listRubrosForAdmin(ctx, admin, { sort, cursor })
      positions.push(...page.rows.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(positions).toHaveLength(await ctx.db.rubro.count())
    expect(new Set(positions).size).toBe(positions.length)
  }
})

it('a word that an admin adds finds the professionals of the rubro', async () => {
  const { id } = await buildProfessional(ctx)
  const foundIds = async () =>
    (await searchProfessionals(ctx, visitor(), searchQuery.parse({ query: 'zumbulero' }))).professionals.map(
      (professional) => professional.id,
    )
  expect(await foundIds()).toEqual([])
  const { version, ...rubro } = await getRubro(ctx, admin, { id: String(plumbing) })
  const synonyms = [...rubro.synonyms, 'zumbulero']
  await changeRubro(ctx, admin, { ...rubroFields.parse(rubro), id: plumbing, version, synonyms })
  expect(await foundIds()).toEqual([id])
})

it('nobody asks for a retired rubro or takes it up, and who has it goes on, by its name', async () => {
  const user = await buildUser(ctx)
  const request = await buildServiceRequest(ctx, { userId: user.id })
  const holder = await buildProfessional(ctx)
  const other = await buildProfessional(ctx, { rubroIds: [3] })
  await retire()
  await expect(createServiceRequest(ctx, visitor(), await buildSubmission(ctx))).rejects.toMatchObject({
    fields: { rubroId: expect.any(String) },
  })
  const take = (userId: string, rubroIds: number[]) =>
    changeRubros(ctx, account(userId, 'professional'), { rubroIds })
  await expect(take(other.userId, [3, plumbing])).rejects.toMatchObject({ code: 'validation_failed' })
  expect(await take(holder.userId, [plumbing, 3])).toMatchObject({ rubroIds: [plumbing, 3] })
  const selection = await getRubroSelection(ctx, account(holder.userId, 'professional'))
  expect(selection.rubros.find(({ id }) => id === plumbing)).toMatchObject({ name: 'Plomería' })
  const description = 'La canilla de la cocina pierde agua desde ayer.'
  const edited = await updateServiceRequest(ctx, account(user.id, 'user'), { id: request.id, description })
  expect(edited.request).toMatchObject({ description, rubroName: 'Plomería' })
})
