import { getContext } from '@oficio/context/context'
import { listFailedJobs } from '@oficio/domain/admin/list-failed-jobs'
import type { Metadata } from 'next'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { adminPlaces } from '@/features/admin/admin-places'
import { JobTable } from '@/features/admin/jobs/job-table'
import { getActor, requirePage } from '@/server/session'
import page from './access'

export const metadata: Metadata = { title: adminPlaces.jobs.label }

export default async function Page() {
  await requirePage(page.access)
  const ctx = getContext()
  const { jobs } = await listFailedJobs(ctx, await getActor())
  return (
    <Container className="pb-16">
      <PageHeader
        title={adminPlaces.jobs.label}
        above={<Breadcrumb items={[adminPlaces.overview, { label: adminPlaces.jobs.label }]} />}
        description="Las que fallaron. Se reintentan solas, cada vez más espaciado. Si ya arreglaste la causa, no hace falta esperar."
      />
      <JobTable jobs={jobs} nowMs={ctx.clock.now().getTime()} />
    </Container>
  )
}
