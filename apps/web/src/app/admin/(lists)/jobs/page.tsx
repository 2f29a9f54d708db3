import { workLink, workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listFailedJobs } from '@oficio/domain/admin/list-failed-jobs'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { JobTable } from '@/features/admin/jobs/job-table'
import { head, page } from '@/server/page'

export const metadata = head(pages.adminJobs, { title: workMenu.adminJobs.label })

export default page(pages.adminJobs, async ({ ctx, actor }) => {
  const { jobs } = await listFailedJobs(ctx, actor)
  return (
    <Container className="pb-16">
      <PageHeader
        title={workMenu.adminJobs.label}
        above={<Breadcrumb items={[workLink('admin'), { label: workMenu.adminJobs.label }]} />}
        description="Las que fallaron. Se reintentan solas, cada vez más espaciado. Si ya arreglaste la causa, no hace falta esperar."
      />
      <JobTable jobs={jobs} nowMs={ctx.clock.now().getTime()} />
    </Container>
  )
})
