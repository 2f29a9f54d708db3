import { userList } from '@oficio/contracts/admin/users'
import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listUsers } from '@oficio/domain/admin/users/list-users'
import { userLook } from '@/features/admin/users/user-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminUsers.label

export const metadata = head(pages.adminUsers, { title })

/** The admin list of all accounts, including closed ones. */
export default page(
  pages.adminUsers,
  renderList({
    list: userList,
    title,
    description: 'Todas las cuentas del sitio, también las cerradas.',
    read: listUsers,
    look: userLook,
  }),
)
