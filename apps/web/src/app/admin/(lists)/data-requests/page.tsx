import { exportAddress } from '@oficio/contracts/admin/exports'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { lawPeriods } from '@oficio/contracts/legal'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { dataRequestList } from '@oficio/contracts/support/data-requests'
import { listDataRequests } from '@oficio/domain/support/data-requests/list-data-requests'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { DataList } from '@/features/support/data-requests/admin/data-list'
import { OpenDialog } from '@/features/support/data-requests/admin/open-dialog'
import { askedKinds } from '@/features/support/data-requests/kinds'
import { head, page } from '@/server/page'

const title = panelMenu.adminDataRequests.label

export const metadata = head(pages.adminDataRequests, { title })

export default page(pages.adminDataRequests, async ({ ctx, actor, query }) => {
  const asked = readList(dataRequestList, await query())
  const requests = await listDataRequests(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description={`Para dar una copia hay ${lawPeriods.dataAccessDays} días corridos; para corregir o borrar, ${lawPeriods.dataCorrectionWorkingDays} días hábiles. Lo vencido va primero.`}
        actions={<OpenDialog kinds={askedKinds()} />}
      />
      <DataList
        query={asked}
        page={requests}
        nowMs={ctx.clock.now().getTime()}
        exportHref={exportAddress(dataRequestList, asked)}
      />
    </Container>
  )
})
