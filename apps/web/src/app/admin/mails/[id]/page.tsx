import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getMail } from '@oficio/domain/admin/mails/list-mails'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { MailView } from '@/features/admin/mails/mail-view'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'

export const metadata = head(pages.adminMail, { title: 'Email' })

export default page(pages.adminMail, async ({ ctx, actor, params }) => {
  const mail = await orNotFound(getMail(ctx, actor, params))
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
