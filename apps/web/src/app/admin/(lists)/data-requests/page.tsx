import { lawPeriods } from '@oficio/contracts/legal'
import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { dataRequestList } from '@oficio/contracts/support/data-requests'
import { listDataRequests } from '@oficio/domain/support/data-requests/list-data-requests'
import { dataRequestLookAt } from '@/features/support/data-requests/admin/data-list'
import { OpenDialog } from '@/features/support/data-requests/admin/open-dialog'
import { dataRequestKindChoices } from '@/features/support/data-requests/kinds'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminDataRequests.label

export const metadata = head(pages.adminDataRequests, { title })

/** The admin list of requests about personal data. */
export default page(
  pages.adminDataRequests,
  renderList({
    list: dataRequestList,
    title,
    description: `Para dar una copia hay ${lawPeriods.dataAccessDays} días corridos; para corregir o borrar, ${lawPeriods.dataCorrectionWorkingDays} días hábiles. Lo vencido va primero.`,
    read: listDataRequests,
    actions: () => <OpenDialog kinds={dataRequestKindChoices()} />,
    look: (_, nowMs) => dataRequestLookAt(nowMs),
  }),
)
