import type { TxCtx } from '../kernel/ctx'

/** Returns every admin as a recipient. What they are notified of names nobody, because notices outlive it. */
export async function findAdmins({ db }: TxCtx): Promise<{ userId: string }[]> {
  const admins = await db.user.findMany({ where: { role: 'admin', closedAt: null }, select: { id: true } })
  return admins.map(({ id }) => ({ userId: id }))
}
