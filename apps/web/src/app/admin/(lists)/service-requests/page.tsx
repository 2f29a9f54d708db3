import { serviceRequestList } from '@oficio/contracts/admin/service-requests'
import { workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listServiceRequests } from '@oficio/domain/admin/requests/list-service-requests'
import { serviceRequestLook } from '@/features/admin/requests/request-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = workMenu.adminServiceRequests.label

export const metadata = head(pages.adminServiceRequests, { title })

/** The admin list of all service requests. */
export default page(
  pages.adminServiceRequests,
  renderList({
    list: serviceRequestList,
    title,
    description: 'Todas las solicitudes que se enviaron, como sea que hayan terminado.',
    read: listServiceRequests,
    hasReferences: true,
    look: serviceRequestLook,
  }),
)
