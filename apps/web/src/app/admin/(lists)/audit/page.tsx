import { auditList } from '@oficio/contracts/admin/audit'
import { pages } from '@oficio/contracts/pages'
import { listDecisions } from '@oficio/domain/admin/audit/list-decisions'
import { auditLook } from '@/features/admin/audit/decision-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = 'Historial de acciones'

export const metadata = head(pages.adminAudit, { title })

/** The admin list of all decisions of the team and of the site itself. */
export default page(
  pages.adminAudit,
  renderList({
    list: auditList,
    title,
    description: 'Cada decisión del equipo, y las que el sitio toma solo: quién, qué, cuándo y por qué.',
    read: listDecisions,
    look: auditLook,
  }),
)
