import { jobList } from '@oficio/contracts/admin/jobs'
import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listJobs } from '@oficio/domain/admin/jobs/list-jobs'
import { jobLook } from '@/features/admin/jobs/job-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminJobs.label

export const metadata = head(pages.adminJobs, { title })

/** The admin list of background jobs. */
export default page(
  pages.adminJobs,
  renderList({
    list: jobList,
    title,
    description:
      'Lo que se hace en segundo plano. Las que fallan se reintentan solas, cada vez más espaciado. Si ya arreglaste la causa, no hace falta esperar.',
    read: listJobs,
    look: jobLook,
  }),
)
