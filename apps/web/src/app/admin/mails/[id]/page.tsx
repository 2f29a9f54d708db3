import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getMail } from '@oficio/domain/admin/mails/list-mails'
import { PageFrame } from '@/components/layout/page-frame'
import { MailView } from '@/features/admin/mails/mail-view'
import { page, readHead } from '@/server/page'
import { recordOf } from '@/server/record-of'

const readMail = recordOf(getMail)

export const generateMetadata = readHead(pages.adminMail, async (given) => {
  return { title: `Email: ${(await readMail(given)).label}` }
})

export default page(pages.adminMail, async (given) => {
  const mail = await readMail(given)
  return (
    <PageFrame title="Email" trail={[workLink('admin'), workLink('adminMails'), { label: 'Email' }]}>
      <MailView mail={mail} />
    </PageFrame>
  )
})
