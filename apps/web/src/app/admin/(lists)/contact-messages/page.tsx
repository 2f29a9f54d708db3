import { supportAnswerTime } from '@oficio/contracts/legal'
import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { contactMessageList } from '@oficio/contracts/support/contact-messages'
import { listContactMessages } from '@oficio/domain/support/contact-messages/list-contact-messages'
import { contactMessageLook } from '@/features/support/contact-messages/admin/message-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminContactMessages.label

export const metadata = head(pages.adminContactMessages, { title })

/** The admin list of messages from the contact form. */
export default page(
  pages.adminContactMessages,
  renderList({
    list: contactMessageList,
    title,
    description: `Lo que llega por el formulario de contacto, que promete responder dentro de las ${supportAnswerTime}.`,
    read: listContactMessages,
    look: contactMessageLook,
  }),
)
