import type { Ctx } from '../../kernel/ctx'

/** Returns whether the operator issues invoices, so that whoever has an account may say whom theirs name. */
export const areInvoicesIssued = async ({ settings }: Pick<Ctx, 'settings'>): Promise<boolean> =>
  (await settings.get('issuesInvoices')) === 1
