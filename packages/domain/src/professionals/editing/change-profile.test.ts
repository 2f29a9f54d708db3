import { changeProfileEndpoint } from '@oficio/contracts/professionals/profile'
import { searchQuery } from '@oficio/contracts/search/professionals'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Account, account, visitor } from '../../kernel/actor'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { findPlace } from '../../places/find-place'
import { countScores } from '../../search/professionals/count-scores'
import { searchProfessionals } from '../../search/professionals/search-professionals'
import { getPublicProfile } from '../../search/profile/get-public-profile'
import { matchProfessionals } from '../../service-requests/matching/match-professionals'
import { buildProfessional, type ProfessionalOverrides } from '../../testing/builders/build-professional'
import { personOf } from '../../testing/builders/person'
import { usualRubro } from '../../testing/builders/usual'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { changeProfile } from './change-profile'
import { getOwnProfile } from './get-own-profile'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })

async function buildCandidate(facts: ProfessionalOverrides = {}) {
  const professional = await buildProfessional(ctx, facts)
  return { ...professional, actor: account(professional.userId, 'professional') }
}

const formOf = (changes: object = {}) =>
  changeProfileEndpoint.body.parse({
    phone: personOf(ctx.ids.next()).phone,
    address: 'San Martín 100',
    state: 'Santa Fe',
    city: 'Rosario',
    postalCode: '2000',
    description: 'Instalaciones de gas con matrícula.',
    ...changes,
  })
const versionOf = async (actor: Account) => (await getOwnProfile(ctx, actor)).version

describe('a profile that is changed', () => {
  it('is public from then on: its page is rendered again, and the search finds its new words and no old ones', async () => {
    const { id, actor } = await buildCandidate({ description: 'Arreglo calefones' })
    await countScores(ctx)
    const pointsBefore = (await ctx.db.professional.findUniqueOrThrow({ where: { id } })).searchPoints
    const before = new Date()
    await changeProfile(
      ctx,
      actor,
      formOf({ companyName: 'Gas Sur', description: 'Termotanques. '.repeat(12) }),
    )
    expect(await getPublicProfile(ctx, visitor(), { id })).toMatchObject({
      companyName: 'Gas Sur',
      description: expect.stringMatching(/^Termotanques/),
    })
    expect(await listPurgedTags(ctx, before)).toContain(pageTags.professional(id))
    const foundIds = async (query: string) => {
      const { professionals } = await searchProfessionals(ctx, visitor(), searchQuery.parse({ query }))
      return professionals.map((professional) => professional.id)
    }
    expect(await foundIds('termotanques sur')).toEqual([id])
    expect(await foundIds('arreglo calefones')).toEqual([])
    await countScores(ctx)
    const pointsAfter = (await ctx.db.professional.findUniqueOrThrow({ where: { id } })).searchPoints
    expect(pointsAfter.at(-1)).toBeGreaterThan(pointsBefore.at(-1) ?? 0)
  })

  it('is matched by its new town and radius at once', async () => {
    const { id, actor } = await buildCandidate({ latitude: -32.9, longitude: -60.7 })
    const isNotified = async (city: string) => {
      const place = await findPlace(ctx, 'Santa Fe', city)
      if (!place) throw new Error(`no place ${city}`)
      const rubroId = (await usualRubro(ctx)).id
      const matches = await matchProfessionals(ctx, { rubroId, ...place }, { limit: 5 })
      return matches.some(({ professionalId }) => professionalId === id)
    }
    expect([await isNotified('Rosario'), await isNotified('Rafaela')]).toEqual([true, false])
    await changeProfile(ctx, actor, formOf({ city: 'Rafaela', serviceRadius: 5 }))
    expect([await isNotified('Rosario'), await isNotified('Rafaela')]).toEqual([false, true])
    // The coordinates belonged to a street in the other town.
    expect(await ctx.db.professional.findUniqueOrThrow({ where: { id } })).toMatchObject({
      latitude: null,
      longitude: null,
    })
  })

  it('keeps its coordinates in the same town, and name and CUIT in any case', async () => {
    const { id, actor, cuit, user } = await buildCandidate({ latitude: -32.9, longitude: -60.7 })
    await changeProfile(ctx, actor, formOf({ firstName: 'Otro', taxId: personOf(ctx.ids.next()).cuit }))
    const after = await ctx.db.professional.findUniqueOrThrow({ where: { id }, include: { user: true } })
    expect(after).toMatchObject({ latitude: -32.9, cuit, user: { firstName: user.firstName } })
  })

  it('keeps its phone and cannot get that of another one, which is reported at the field', async () => {
    const { actor, phone } = await buildCandidate()
    await changeProfile(ctx, actor, formOf({ phone }))
    const other = await buildCandidate()
    await expect(changeProfile(ctx, actor, formOf({ phone: other.phone }))).rejects.toMatchObject({
      code: 'phone_taken',
      fields: { phone: expect.any(String) },
    })
  })

  it('gives a phone to one of two who take it at the same moment', async () => {
    const people = [await buildCandidate(), await buildCandidate()]
    const { phone } = personOf(ctx.ids.next())
    const outcomes = await Promise.allSettled(
      people.map(({ actor }) => changeProfile(ctx, actor, formOf({ phone }))),
    )
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals).toMatchObject([{ code: 'phone_taken', fields: { phone: expect.any(String) } }])
  })
})

describe('of two tabs that hold the same profile', () => {
  it('the later one gets an error, also when both save at the same moment', async () => {
    const { id, actor } = await buildCandidate()
    const version = await versionOf(actor)
    const outcomes = await Promise.allSettled(
      ['Una', 'Otra'].map((companyName) => changeProfile(ctx, actor, formOf({ companyName, version }))),
    )
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refusals).toEqual([fails('profile_changed')])
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
    expect(await ctx.db.professional.findUniqueOrThrow({ where: { id } })).toMatchObject({
      companyName: ['Una', 'Otra'][winner],
    })
  })

  it('the later one goes on from its own version, and may overwrite after the warning', async () => {
    const { actor } = await buildCandidate()
    const stale = await versionOf(actor)
    const { version } = await changeProfile(ctx, actor, formOf({ version: stale }))
    expect(version).toBe(await versionOf(actor))
    await changeProfile(ctx, actor, formOf({ version }))
    await expect(changeProfile(ctx, actor, formOf({ version: stale }))).rejects.toEqual(
      fails('profile_changed'),
    )
    await changeProfile(ctx, actor, formOf({ companyName: 'La mía' }))
    expect((await getOwnProfile(ctx, actor)).registration.companyName).toBe('La mía')
  })
})

describe('whose profile it is', () => {
  it('an account that waits for approval corrects its registration instead; a suspended one puts right what it says', async () => {
    for (const status of ['pending_payment', 'pending_approval', 'rejected'] as const) {
      const { actor } = await buildCandidate({ status })
      await expect(changeProfile(ctx, actor, formOf())).rejects.toEqual(fails('registration_undecided'))
    }
    const { actor } = await buildCandidate({ status: 'suspended' })
    await changeProfile(ctx, actor, formOf())
  })

  it('an admin reads that of anybody, and others read none but their own', async () => {
    const { id, actor, phone } = await buildCandidate({ companyName: 'Gas Sur' })
    const other = await buildCandidate()
    const admin = account(ctx.ids.next(), 'admin')
    const read = (reader: Account) => getOwnProfile(ctx, reader, { professionalId: id })
    expect(await read(admin)).toMatchObject({ id, registration: { companyName: 'Gas Sur' } })
    expect(await getOwnProfile(ctx, actor)).toMatchObject({
      completeness: { missing: ['photo', 'description'] },
      rubroNames: ['Plomería'],
    })
    await expect(read(other.actor)).rejects.toEqual(fails('not_found'))
    await expect(changeProfile(ctx, admin, formOf({ phone }))).rejects.toEqual(fails('forbidden'))
  })
})
