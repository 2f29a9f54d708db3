import { exportAddress } from '@oficio/contracts/admin/exports'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { supportAnswerTime } from '@oficio/contracts/legal'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { contactMessageList } from '@oficio/contracts/support/contact-messages'
import { listContactMessages } from '@oficio/domain/support/contact-messages/list-contact-messages'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { MessageList } from '@/features/support/contact-messages/admin/message-list'
import { head, page } from '@/server/page'

const title = panelMenu.adminContactMessages.label

export const metadata = head(pages.adminContactMessages, { title })

export default page(pages.adminContactMessages, async ({ ctx, actor, query }) => {
  const asked = readList(contactMessageList, await query())
  const messages = await listContactMessages(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description={`Lo que llega por el formulario de contacto, que promete responder dentro de las ${supportAnswerTime}.`}
      />
      <MessageList query={asked} page={messages} exportHref={exportAddress(contactMessageList, asked)} />
    </Container>
  )
})
