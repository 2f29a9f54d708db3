import { jobList } from '@oficio/contracts/admin/jobs'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listJobs } from '@oficio/domain/admin/jobs/list-jobs'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { JobList } from '@/features/admin/jobs/job-list'
import { head, page } from '@/server/page'

export const metadata = head(pages.adminJobs, { title: panelMenu.adminJobs.label })

export default page(pages.adminJobs, async ({ ctx, actor, query }) => {
  const asked = readList(jobList, await query())
  const jobs = await listJobs(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={panelMenu.adminJobs.label}
        above={<Breadcrumb items={[workLink('admin'), { label: panelMenu.adminJobs.label }]} />}
        description="Lo que se hace en segundo plano. Las que fallan se reintentan solas, cada vez más espaciado. Si ya arreglaste la causa, no hace falta esperar."
      />
      <JobList query={asked} page={jobs} />
    </Container>
  )
})
