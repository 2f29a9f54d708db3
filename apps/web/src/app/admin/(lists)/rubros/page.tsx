import { rubroList } from '@oficio/contracts/admin/rubros'
import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listRubrosForAdmin } from '@oficio/domain/admin/rubros/list-rubros-for-admin'
import { Plus } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { rubroLook } from '@/features/admin/rubros/rubro-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminRubros.label

export const metadata = head(pages.adminRubros, { title })

/** The admin list of rubros (trades). */
export default page(
  pages.adminRubros,
  renderList({
    list: rubroList,
    title,
    description: 'Lo que se puede pedir, cómo se llama y con qué palabras se encuentra.',
    read: listRubrosForAdmin,
    actions: () => (
      <ButtonLink href={paths.adminNewRubro()}>
        <Plus aria-hidden />
        Agregar un rubro
      </ButtonLink>
    ),
    look: rubroLook,
  }),
)
