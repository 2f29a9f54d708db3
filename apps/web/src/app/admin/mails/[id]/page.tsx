import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getMail } from '@oficio/domain/admin/mails/list-mails'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
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
    <Container className="pb-16">
      <PageHeader
        title="Email"
        above={<Breadcrumb items={[workLink('admin'), workLink('adminMails'), { label: 'Email' }]} />}
      />
      <MailView mail={mail} />
    </Container>
  )
})
