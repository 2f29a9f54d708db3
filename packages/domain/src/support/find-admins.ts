import type { TxCtx } from '../kernel/ctx'

/**
 * Returns every admin as a recipient. Notices to admins must name nobody, because they are kept longer than the data.
 */
export async function findAdmins({ db }: TxCtx): Promise<{ userId: string }[]> {
  const admins = await db.user.findMany({ where: { role: 'admin', closedAt: null }, select: { id: true } })
  return admins.map(({ id }) => ({ userId: id }))
}
