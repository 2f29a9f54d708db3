import { profileIdOf, profilePath } from '@oficio/contracts/professionals/public-address'
import type { Prisma } from '@oficio/db/generated/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { suspendProfessional } from '../../professionals/approval/suspend-professional'
import { readPortrait } from '../../professionals/profile/read-portrait'
import { listPublicReviews } from '../../reviews/list-public-reviews'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { getPublicProfile } from './get-public-profile'

let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

const read = (id: string) => getPublicProfile(ctx, visitor(), { id })

async function review(professionalId: string, data: Partial<Prisma.ReviewUncheckedCreateInput> = {}) {
  const request = await buildServiceRequest(ctx, { status: 'completed' })
  const lead = await buildLead(ctx, { requestId: request.id, professionalId, source: 'subscription' })
  return ctx.db.review.create({
    data: {
      id: ctx.ids.next(),
      leadId: lead.id,
      professionalId,
      rating: 5,
      authorName: 'Lucía F.',
      createdAt: ctx.clock.now(),
      ...data,
    },
  })
}

describe('a public profile', () => {
  it('says nothing of phone, mail, street and tax id, also not what was typed into the words', async () => {
    const pro = await buildProfessional(ctx, {
      address: 'San Lorenzo 1234',
      companyName: 'Plomería 341 555-1234',
      description: 'Escribime a pepe@example.com o al 0341 15 555 1234.',
    })
    await review(pro.id, {
      title: 'Llamen al 3415551234',
      content: 'Anda perfecto',
      answer: 'Mi mail: pepe@example.com',
      answeredAt: ctx.clock.now(),
    })
    const profileText = JSON.stringify(await read(pro.id))
    for (const secret of [pro.phone, pro.cuit, pro.user.email, 'San Lorenzo', '555', 'example.com'])
      expect(profileText).not.toContain(secret)
    expect(profileText).toContain('Anda perfecto')
  })

  it('is there for an approved professional with an open account only, and so is their picture', async () => {
    const pro = await buildProfessional(ctx)
    const photo = await ctx.db.photo.create({
      data: {
        id: ctx.ids.next(),
        state: 'portrait',
        ownerKey: pro.userId,
        width: 1,
        height: 1,
        bytes: 1,
        sha256: 'x',
        createdAt: ctx.clock.now(),
      },
    })
    await ctx.db.professional.update({ where: { id: pro.id }, data: { photoId: photo.id } })
    await ctx.files.put(`photos/${photo.id}/thumb.webp`, new Uint8Array([1]), 'image/webp')
    const picture = () => readPortrait(ctx, visitor(), { id: photo.id, size: 'thumb' })
    expect((await read(pro.id)).photoUrl).toContain(photo.id)
    expect((await picture()).type).toBe('image/webp')
    const isHidden = async () => {
      const list = () => listPublicReviews(ctx, visitor(), { id: pro.id })
      for (const reading of [() => read(pro.id), picture, list])
        await expect(reading()).rejects.toMatchObject({ code: 'not_found' })
    }
    const { id: adminId } = await buildUser(ctx, { role: 'admin' })
    await suspendProfessional(ctx, account(adminId, 'admin'), { id: pro.id, reason: 'Quejas' })
    await isHidden()
    const closedAt = ctx.clock.now()
    await ctx.db.professional.update({ where: { id: pro.id }, data: { status: 'approved' } })
    await ctx.db.user.update({ where: { id: pro.userId }, data: { closedAt } })
    await isHidden()
  })

  it('is dropped from the kept pages when its state changes', async () => {
    const { id } = await buildProfessional(ctx)
    const { id: adminId } = await buildUser(ctx, { role: 'admin' })
    await suspendProfessional(ctx, account(adminId, 'admin'), { id, reason: 'Quejas' })
    const purges = await ctx.db.pagePurge.findMany()
    expect(purges.flatMap(({ tags }) => tags)).toContain(`professional:${id}`)
  })

  it('shows the reviews that are not hidden, the newest first, with what each is about; older ones follow', async () => {
    const { id } = await buildProfessional(ctx)
    for (let number = 1; number <= 12; number++) await review(id, { title: `Nota ${number}` })
    await review(id, { title: 'Quitada', hiddenAt: ctx.clock.now(), hiddenReason: 'Insultos' })
    const { reviews } = await read(id)
    expect(reviews.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Nota ${12 - at}`),
    )
    expect(reviews[0]?.work).toBe('Plomería en Rosario')
    const older = await listPublicReviews(ctx, visitor(), { id, cursor: reviews.at(-1)?.id })
    expect(older.reviews.map(({ title }) => title)).toEqual(['Nota 2', 'Nota 1'])
    expect(older.nextCursor).toBeNull()
  })
})

describe('the reviews of a public profile by stars', () => {
  it('are only those with that number', async () => {
    const { id } = await buildProfessional(ctx)
    await review(id, { rating: 5, title: 'Bien' })
    await review(id, { rating: 2, title: 'Mal' })
    const titles = async (stars?: number) =>
      (await listPublicReviews(ctx, visitor(), { id, stars })).reviews.map(({ title }) => title)
    expect(await titles(2)).toEqual(['Mal'])
    expect(await titles(4)).toEqual([])
    expect(await titles()).toEqual(['Mal', 'Bien'])
  })
})

describe('the address of a profile', () => {
  const id = '0190a2b4-7c1d-7e3f-8a5b-123456789abc'

  it.each([
    [{ firstName: 'Begoña', lastName: 'D’Ávila', companyName: null }, `begona-d-avila-${id}`],
    [{ firstName: 'A', lastName: 'B', companyName: 'Gas & Agua S.R.L.' }, `gas-agua-s-r-l-${id}`],
    [{ firstName: 'Лев', lastName: '王', companyName: null }, id],
    [{ firstName: 'x'.repeat(80), lastName: 'y', companyName: null }, `${'x'.repeat(60)}-${id}`],
  ])('is readable and names them: %o', (names, expected) => {
    const path = profilePath({ id, ...names })
    expect(path).toBe(`/professionals/${expected}`)
    expect(profileIdOf(path)).toBe(id)
  })

  it.each(['', 'nadie', `${id}x`, id.slice(1)])(
    'names nobody without a whole id at its end: %s',
    (address) => {
      expect(profileIdOf(address)).toBeNull()
    },
  )
})
