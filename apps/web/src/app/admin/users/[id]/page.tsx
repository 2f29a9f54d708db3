import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getUser } from '@oficio/domain/admin/users/get-user'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { UserView } from '@/features/admin/users/user-view'
import { orNotFound } from '@/server/or-not-found'
import { head, page } from '@/server/page'

export const metadata = head(pages.adminUser, { title: 'Cuenta' })

export default page(pages.adminUser, async ({ ctx, actor, params }) => {
  const user = await orNotFound(getUser(ctx, actor, params))
  return (
    <Container className="pb-16">
      <PageHeader
        title={user.name}
        above={<Breadcrumb items={[workLink('admin'), workLink('adminUsers'), { label: 'Cuenta' }]} />}
      />
      <UserView user={user} nowMs={ctx.clock.now().getTime()} />
    </Container>
  )
})
