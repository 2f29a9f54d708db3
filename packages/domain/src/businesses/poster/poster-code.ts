import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Business } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'

type PosterBusiness = Pick<Business, 'id' | 'posterVersion'>

/** Too many to guess, yet a short code, so that the QR code has large squares. */
const codeBytes = 12

/**
 * Returns the secret code on the poster of a business. It is derived from the site's key and not stored, so a copy of
 * the database does not reveal it. The next version invalidates it.
 */
export const posterCode = ({ tokenSecret }: Pick<Ctx, 'tokenSecret'>, business: PosterBusiness): string =>
  createHmac('sha256', tokenSecret)
    .update(`business-poster|${business.id}|${business.posterVersion}`)
    .digest()
    .subarray(0, codeBytes)
    .toString('base64url')

/**
 * Returns whether a code is on the current poster of a business. The poster of a business that was merged into it
 * counts, too, because both are the same place.
 */
export async function isPosterCode(
  ctx: Pick<Ctx, 'tokenSecret' | 'db'>,
  code: string | undefined,
  business: PosterBusiness,
): Promise<boolean> {
  if (code === undefined) return false
  const input = Buffer.from(code)
  const merged = await ctx.db.business.findMany({
    where: { mergedIntoId: business.id },
    select: { id: true, posterVersion: true },
  })
  return [business, ...merged].some((candidate) => {
    const right = Buffer.from(posterCode(ctx, candidate))
    return input.length === right.length && timingSafeEqual(input, right)
  })
}
