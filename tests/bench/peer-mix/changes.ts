import { purgeBusiness } from '@oficio/domain/businesses/purge-business'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { Product } from '../calls/product-server'
import { atOnce } from './measure-visits'
import { inTurns } from './visits'

/** Changes the description of a business as its owner's call does, with the purge of its pages. */
export async function changeBusiness(ctx: Ctx, path: string, description: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const slug = decodeURIComponent(path.split('/').at(-1) ?? '')
    const { id } = await ctx.db.business.update({
      where: { slug },
      data: { description },
      select: { id: true },
    })
    await purgeBusiness(ctx, id, { isReview: true })
  })
}

/** Changes businesses one after the other, and counts the pages that show the old text a second after the change. */
export async function countStale({ ctx, origin }: Product, addresses: readonly string[]): Promise<number> {
  let staleCount = 0
  await inTurns(
    [...new Set(addresses)].map((address, at) => ({ address, text: `Cambio ${at}.` })),
    atOnce,
    async ({ address, text }) => {
      await fetch(origin + address)
      await changeBusiness(ctx, address, text)
      const startedAt = performance.now()
      while (performance.now() - startedAt < 1000)
        await fetch(origin + address).then((answer) => answer.text())
      const page = await fetch(origin + address).then((answer) => answer.text())
      if (!page.includes(text)) staleCount += 1
    },
  )
  return staleCount
}
