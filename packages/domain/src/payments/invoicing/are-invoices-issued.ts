import type { Ctx } from '../../kernel/ctx'

/** Returns whether the operator issues invoices. Accounts may save invoice data only then. */
export const areInvoicesIssued = async ({ settings }: Pick<Ctx, 'settings'>): Promise<boolean> =>
  (await settings.get('issuesInvoices')) === 1
