import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { getUser } from '@oficio/domain/admin/users/get-user'
import { PageFrame } from '@/components/layout/page-frame'
import { UserView } from '@/features/admin/users/user-view'
import { createRecordReader } from '@/server/create-record-reader'
import { page, readHead } from '@/server/page'

const readUser = createRecordReader(getUser)

export const generateMetadata = readHead(pages.adminUser, async (input) => {
  return { title: `Cuenta: ${(await readUser(input)).name}` }
})

/** The admin page of an account. */
export default page(pages.adminUser, async (input) => {
  const { ctx } = input
  const user = await readUser(input)
  return (
    <PageFrame title={user.name} trail={[workLink('admin'), workLink('adminUsers'), { label: 'Cuenta' }]}>
      <UserView user={user} nowMs={ctx.clock.now().getTime()} />
    </PageFrame>
  )
})
