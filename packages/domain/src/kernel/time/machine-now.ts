import type { Ctx } from '../ctx'

/** Returns what the machine's own clock says, by which the world outside goes: a demo's may be set forward. */
export const machineNow = ({ clock }: Pick<Ctx, 'clock'>): Date =>
  new Date(clock.now().getTime() - (clock.aheadMs?.() ?? 0))
