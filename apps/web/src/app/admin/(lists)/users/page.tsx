import { userList } from '@oficio/contracts/admin/users'
import { readList } from '@oficio/contracts/kernel/lists/define-list'
import { panelMenu, workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listUsers } from '@oficio/domain/admin/users/list-users'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { UserList } from '@/features/admin/users/user-list'
import { head, page } from '@/server/page'

const title = panelMenu.adminUsers.label

export const metadata = head(pages.adminUsers, { title })

export default page(pages.adminUsers, async ({ ctx, actor, query }) => {
  const asked = readList(userList, await query())
  const found = await listUsers(ctx, actor, asked)
  return (
    <Container className="pb-16">
      <PageHeader
        title={title}
        above={<Breadcrumb items={[workLink('admin'), { label: title }]} />}
        description="Todas las cuentas del sitio, también las cerradas."
      />
      <UserList query={asked} page={found} />
    </Container>
  )
})
