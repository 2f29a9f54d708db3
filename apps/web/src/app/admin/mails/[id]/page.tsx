import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getMail } from '@oficio/domain/admin/mails/list-mails'
import { PageFrame } from '@/components/layout/page-frame'
import { MailView } from '@/features/admin/mails/mail-view'
import { page, readHead } from '@/server/page'
import { createRecordReader } from '@/server/record-of'

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
