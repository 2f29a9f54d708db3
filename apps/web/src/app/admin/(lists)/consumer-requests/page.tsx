import { limits } from '@oficio/contracts/limits'
import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { consumerRequestList } from '@oficio/contracts/support/consumer-requests'
import { listConsumerRequests } from '@oficio/domain/support/consumer-requests/list-consumer-requests'
import { consumerRequestLookAt } from '@/features/support/consumer-requests/admin/request-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminConsumerRequests.label

export const metadata = head(pages.adminConsumerRequests, { title })

/** The admin list of withdrawals and cancellations under consumer law. */
export default page(
  pages.adminConsumerRequests,
  renderList({
    list: consumerRequestList,
    title,
    description: `Arrepentimientos y bajas: la ley da ${limits.consumerRequestHours} horas para hacer lo que piden y responder. Lo vencido, primero.`,
    read: listConsumerRequests,
    look: (_, nowMs) => consumerRequestLookAt(nowMs),
  }),
)
