import { mailList } from '@oficio/contracts/admin/mails'
import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listMails } from '@oficio/domain/admin/mails/list-mails'
import { mailLook } from '@/features/admin/mails/mail-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminMails.label

export const metadata = head(pages.adminMails, { title })

/** The admin list of mails that the site has sent or will send. */
export default page(
  pages.adminMails,
  renderList({
    list: mailList,
    title,
    description: 'Lo que el sitio mandó o tiene por mandar, y qué pasó con cada uno.',
    read: listMails,
    look: mailLook,
  }),
)
