import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getMail } from '@oficio/domain/admin/mails/list-mails'
import { PageFrame } from '@/components/layout/page-frame'
import { MailView } from '@/features/admin/mails/mail-view'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'

const readMail = createRecordReader(getMail)

export const generateMetadata = readHead(pages.adminMail, async (input) => {
  return { title: `Email: ${(await readMail(input)).label}` }
})

/** The admin page of a mail. */
export default page(pages.adminMail, async (input) => {
  const mail = await readMail(input)
  return (
    <PageFrame title="Email" trail={[workLink('admin'), workLink('adminMails'), { label: 'Email' }]}>
      <MailView mail={mail} />
    </PageFrame>
  )
})
