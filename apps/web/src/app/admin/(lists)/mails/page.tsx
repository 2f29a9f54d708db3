import { mailList } from '@oficio/contracts/admin/mails'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listMails } from '@oficio/domain/admin/mails/list-mails'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { MailList } from '@/features/admin/mails/mail-list'
import { head, page } from '@/server/page'

const title = panelMenu.adminMails.label

export const metadata = head(pages.adminMails, { title })

export default page(pages.adminMails, async ({ ctx, actor, query }) => {
  const asked = readList(mailList, await query())
  const found = await listMails(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description="Lo que el sitio mandó o tiene por mandar, y qué pasó con cada uno."
      />
      <MailList query={asked} page={found} />
    </Container>
  )
})
