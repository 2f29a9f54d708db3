import type { Ctx } from '../../kernel/ctx'

/** Returns the moment by which sessions live: a demo whose clock is set forward by a month logs nobody out. */
export const sessionNow = ({ clock }: Pick<Ctx, 'clock'>): Date =>
  new Date(clock.now().getTime() - (clock.aheadMs?.() ?? 0))
