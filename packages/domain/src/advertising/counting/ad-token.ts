import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../kernel/ctx'

const hourMs = 3_600_000

const hourOf = (now: Date): number => Math.floor(now.getTime() / hourMs)

const sign = ({ tokenSecret }: Ctx, bannerId: string, hour: number): string =>
  createHmac('sha256', tokenSecret).update(`ad|${bannerId}|${hour}`).digest('base64url').slice(0, 27)

/** Returns by what a browser may say within this hour and the next that it showed a banner. */
export const adToken = (ctx: Ctx, bannerId: string): string => sign(ctx, bannerId, hourOf(ctx.clock.now()))

/** Returns whether a banner was handed out with that token a short while ago. */
export function isAdTokenValid(ctx: Ctx, bannerId: string, token: string): boolean {
  const hour = hourOf(ctx.clock.now())
  const signature = Buffer.from(token)
  return [hour, hour - 1].some((candidateHour) => {
    const expected = Buffer.from(sign(ctx, bannerId, candidateHour))
    return expected.length === signature.length && timingSafeEqual(expected, signature)
  })
}
