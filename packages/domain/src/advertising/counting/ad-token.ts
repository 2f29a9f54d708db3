import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../kernel/ctx'

const hourMs = 3_600_000

const hourOf = (now: Date): number => Math.floor(now.getTime() / hourMs)

const sign = ({ tokenSecret }: Ctx, bannerId: string, hour: number): string =>
  createHmac('sha256', tokenSecret).update(`ad|${bannerId}|${hour}`).digest('base64url').slice(0, 27)

/** Returns the token with which a browser may report a view or click of a banner within this hour and the next. */
export const adToken = (ctx: Ctx, bannerId: string): string => sign(ctx, bannerId, hourOf(ctx.clock.now()))

/** Returns whether the token of a banner was issued in this hour or the last. */
export function isAdTokenValid(ctx: Ctx, bannerId: string, token: string): boolean {
  const hour = hourOf(ctx.clock.now())
  const signature = Buffer.from(token)
  return [hour, hour - 1].some((candidateHour) => {
    const expected = Buffer.from(sign(ctx, bannerId, candidateHour))
    return expected.length === signature.length && timingSafeEqual(expected, signature)
  })
}
