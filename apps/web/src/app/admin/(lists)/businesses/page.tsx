import { businessList } from '@oficio/contracts/admin/businesses'
import { panelMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { listBusinesses } from '@oficio/domain/admin/businesses/list-businesses'
import { FileUp, Tags } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import { businessLook } from '@/features/admin/businesses/business-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = panelMenu.adminBusinesses.label

export const metadata = head(pages.adminBusinesses, { title })

/** The admin list of all businesses, visible or not. */
export default page(
  pages.adminBusinesses,
  renderList({
    list: businessList,
    title,
    description: 'Los que se registraron o se importaron, se vean o no.',
    read: listBusinesses,
    hasReferences: true,
    actions: () => (
      <>
        <ButtonLink href={paths.adminBusinessTerms()} variant="outline">
          <Tags aria-hidden />
          Categorías y etiquetas
        </ButtonLink>
        <ButtonLink href={paths.adminBusinessImports()} variant="outline">
          <FileUp aria-hidden />
          Importar negocios
        </ButtonLink>
      </>
    ),
    look: businessLook,
  }),
)
