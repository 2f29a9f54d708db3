import { auditList } from '@oficio/contracts/admin/audit'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listDecisions } from '@oficio/domain/admin/audit/list-decisions'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { DecisionList } from '@/features/admin/audit/decision-list'
import { head, page } from '@/server/page'

const title = 'Historial de acciones'

export const metadata = head(pages.adminAudit, { title })

export default page(pages.adminAudit, async ({ ctx, actor, query }) => {
  const asked = readList(auditList, await query())
  const found = await listDecisions(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description="Cada decisión del equipo, y las que el sitio toma solo: quién, qué, cuándo y por qué."
      />
      <DecisionList query={asked} page={found} />
    </Container>
  )
})
