import type { Ctx } from '../../kernel/ctx'

/** Returns whether the operator issues invoices: then an account may save the data for its invoices. */
export const areInvoicesIssued = async ({ settings }: Pick<Ctx, 'settings'>): Promise<boolean> =>
  (await settings.get('issuesInvoices')) === 1
