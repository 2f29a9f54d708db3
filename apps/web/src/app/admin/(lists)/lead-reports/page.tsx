import { leadReportList } from '@oficio/contracts/leads/reports'
import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listLeadReports } from '@oficio/domain/leads/reports/list-lead-reports'
import { leadReportLook } from '@/features/leads/reports/report-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminLeadReports.label

export const metadata = head(pages.adminLeadReports, { title })

/** The admin list of leads that professionals reported as useless. */
export default page(
  pages.adminLeadReports,
  renderList({
    list: leadReportList,
    title,
    description:
      'Profesionales que dicen que un contacto no sirve. Devolverlo les regresa el contacto gratis y libera el lugar.',
    read: listLeadReports,
    look: leadReportLook,
  }),
)
