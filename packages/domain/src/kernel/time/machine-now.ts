import type { Ctx } from '../ctx'

/** Returns the machine's own time, which the outside world uses: a demo's clock may run ahead. */
export const machineNow = ({ clock }: Pick<Ctx, 'clock'>): Date =>
  new Date(clock.now().getTime() - (clock.aheadMs?.() ?? 0))
