import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Business } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'

type Posted = Pick<Business, 'id' | 'posterVersion'>

/** More than anybody can guess, and few enough letters for large squares. */
const codeBytes = 12

/**
 * Returns what the poster of a business says that no other one does. It is made by the site's key and not stored, so a copy
 * of the database tells none; the next version makes it void.
 */
export const posterCode = ({ tokenSecret }: Pick<Ctx, 'tokenSecret'>, business: Posted): string =>
  createHmac('sha256', tokenSecret)
    .update(`business-poster|${business.id}|${business.posterVersion}`)
    .digest()
    .subarray(0, codeBytes)
    .toString('base64url')

/**
 * Returns whether a code is on the present poster of a business, or of a business that was merged into it: it is the
 * same place.
 */
export async function isPosterCode(
  ctx: Pick<Ctx, 'tokenSecret' | 'db'>,
  code: string | undefined,
  business: Posted,
): Promise<boolean> {
  if (code === undefined) return false
  const input = Buffer.from(code)
  const merged = await ctx.db.business.findMany({
    where: { mergedIntoId: business.id },
    select: { id: true, posterVersion: true },
  })
  return [business, ...merged].some((posted) => {
    const right = Buffer.from(posterCode(ctx, posted))
    return input.length === right.length && timingSafeEqual(input, right)
  })
}
