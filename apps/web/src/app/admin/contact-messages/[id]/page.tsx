import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { contactSubjectTexts } from '@oficio/contracts/support/contact-texts'
import { getContactMessage } from '@oficio/domain/support/contact-messages/list-contact-messages'
import { PageFrame } from '@/components/layout/page-frame'
import { MessageItem } from '@/features/support/contact-messages/admin/message-item'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'
import { QueueRow } from '../../queue-row'

const title = 'Mensaje'

const readMessage = createRecordReader(getContactMessage)

export const generateMetadata = readHead(pages.adminContactMessage, async (input) => {
  return { title: `${title}: ${contactSubjectTexts[(await readMessage(input)).subject]}` }
})

/** The admin page of a message from the contact form. */
export default page(pages.adminContactMessage, async (input) => {
  const message = await readMessage(input)
  return (
    <PageFrame title={title} trail={[workLink('admin'), workLink('adminContactMessages'), { label: title }]}>
      <QueueRow input={input} kind="contact-messages" />
      <MessageItem message={message} nowMs={input.ctx.clock.now().getTime()} />
    </PageFrame>
  )
})
