import { getContext } from '@oficio/context/pinned-context'
import { countByPage } from '@oficio/contracts/admin/overview'
import { getWaiting } from '@oficio/domain/admin/overview/get-waiting'
import { AdminNav } from '@/features/admin/nav/admin-nav'
import { getActor } from '@/server/sessions/session'

/**
 * The menu of the panel, with the number of items that wait on each page. Next keeps the layout while an admin moves
 * between pages and renders it again after each decision. Without the second factor there are no counts.
 */
export async function PanelNav() {
  const actor = await getActor()
  const waiting = actor.kind === 'visitor' ? [] : await getWaiting(getContext(), actor)
  return <AdminNav counts={countByPage(waiting)} />
}
