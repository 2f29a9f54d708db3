import { changeProfileEndpoint } from '@oficio/contracts/professionals/profile'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '../../accounts/closing/close-account'
import { type Account, account } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { findPlaceAnywhere } from '../../places/find-place'
import { buildProfessional, type ProfessionalOverrides } from '../../testing/builders/build-professional'
import { buildUser } from '../../testing/builders/build-user'
import { personOf } from '../../testing/builders/person'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { approveProfessional } from '../approval/approve-professional'
import { suspendProfessional } from '../approval/suspend-professional'
import { changeAvailability } from '../availability/change-availability'
import { changeProfile } from '../editing/change-profile'
import { changeRubros } from '../rubros/change-rubros'

const password = 'una-clave-segura'

let ctx: TestCtx
let admin: Account
let plumbing: number
let gas: number
beforeEach(async () => {
  ctx = await createTestContext()
  admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
  plumbing = await rubroId('plomeria')
  gas = await rubroId('gas')
})

const rubroId = async (slug: string) => (await ctx.db.rubro.findUniqueOrThrow({ where: { slug } })).id
async function town(name: string) {
  const place = await findPlaceAnywhere(ctx, name)
  if (!place) throw new Error(`no town ${name}`)
  return place
}
const pageIn = async (rubro: number, name: string) =>
  pageTags.rubroInTown(rubro, (await town(name)).localidadId)
const provinceOf = async (rubro: number, name: string) =>
  pageTags.rubroInProvince(rubro, (await town(name)).provinciaId)

async function buildListed(facts: ProfessionalOverrides = {}) {
  const professional = await buildProfessional(ctx, { user: { password }, ...facts })
  return { id: professional.id, actor: account(professional.userId, 'professional') }
}

async function purgedBy(change: () => Promise<unknown>): Promise<string[]> {
  await ctx.db.pagePurge.deleteMany()
  await change()
  return listPurgedTags(ctx, new Date(0))
}

const profileIn = (city: string) =>
  changeProfileEndpoint.body.parse({
    phone: personOf(ctx.ids.next()).phone,
    address: 'San Martín 100',
    state: 'Santa Fe',
    city,
    postalCode: '2000',
    description: 'Instalaciones de gas con matrícula.',
  })

describe('the landing pages that list a professional', () => {
  it('are purged by the approval: of the town, of the nearby towns that have such a page, of the province', async () => {
    await buildProfessional(ctx, { localidadId: (await town('Funes')).localidadId })
    const { id } = await buildListed({ status: 'pending_approval', submittedAt: ctx.clock.now() })
    const purges = await purgedBy(() => approveProfessional(ctx, admin, { id }))
    expect(purges.sort()).toEqual(
      [
        pageTags.professional(id),
        pageTags.professionalLink(id),
        pageTags.professionalSearches,
        await pageIn(plumbing, 'Rosario'),
        await pageIn(plumbing, 'Funes'),
        await provinceOf(plumbing, 'Rosario'),
      ].sort(),
    )
  })

  it('are purged by a suspension and by a break', async () => {
    const { id, actor } = await buildListed()
    const pausePurges = await purgedBy(() => changeAvailability(ctx, actor, { isAvailable: false }))
    expect(pausePurges).toContain(await pageIn(plumbing, 'Rosario'))
    const suspended = await purgedBy(() => suspendProfessional(ctx, admin, { id, reason: 'Quejas' }))
    expect(suspended).toContain(await pageIn(plumbing, 'Rosario'))
    expect(suspended).toContain(pageTags.professionalLink(id))
  })

  it('are purged for the old and the new rubro by a change of rubros', async () => {
    const { actor } = await buildListed()
    const purges = await purgedBy(() =>
      changeRubros(ctx, actor, { rubroIds: [gas], monthlyPriceArs: undefined }),
    )
    expect(purges).toEqual(
      expect.arrayContaining([
        await pageIn(plumbing, 'Rosario'),
        await provinceOf(plumbing, 'Rosario'),
        await pageIn(gas, 'Rosario'),
        await provinceOf(gas, 'Rosario'),
      ]),
    )
  })

  it('are purged for the old and the new town by a move', async () => {
    const { actor } = await buildListed()
    const purges = await purgedBy(() => changeProfile(ctx, actor, profileIn('Rafaela')))
    expect(purges).toEqual(
      expect.arrayContaining([await pageIn(plumbing, 'Rosario'), await pageIn(plumbing, 'Rafaela')]),
    )
  })

  it('are purged with the profile when the account is closed', async () => {
    const { id, actor } = await buildListed()
    const purges = await purgedBy(() => closeAccount(ctx, actor, { currentPassword: password }))
    expect(purges).toEqual(
      expect.arrayContaining([
        pageTags.professional(id),
        pageTags.professionalLink(id),
        await pageIn(plumbing, 'Rosario'),
      ]),
    )
  })

  it('leaves the pages that link to a professional, unless the change is another name', async () => {
    const { id, actor } = await buildListed()
    const link = pageTags.professionalLink(id)
    const form = profileIn('Rosario')
    expect(await purgedBy(() => changeProfile(ctx, actor, form))).not.toContain(link)
    expect(await purgedBy(() => changeProfile(ctx, actor, { ...form, companyName: 'Gas Sur' }))).toContain(
      link,
    )
  })

  it('finds no landing page of a professional before the first approval', async () => {
    const { id, actor } = await buildListed({ status: 'pending_approval', submittedAt: ctx.clock.now() })
    const purges = await purgedBy(() => changeAvailability(ctx, actor, { isAvailable: false }))
    expect(purges).toEqual([pageTags.professional(id), pageTags.professionalSearches])
  })
})
