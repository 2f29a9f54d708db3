import type { Ctx } from '../ctx'

/** Returns the real time of the machine, for communication with other systems. The clock of a demo may run ahead. */
export const machineNow = ({ clock }: Pick<Ctx, 'clock'>): Date =>
  new Date(clock.now().getTime() - (clock.aheadMs?.() ?? 0))
