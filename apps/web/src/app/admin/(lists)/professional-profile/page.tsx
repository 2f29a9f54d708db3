import { professionalList } from '@oficio/contracts/admin/professionals'
import { workMenu } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listProfessionals } from '@oficio/domain/admin/professionals/list-professionals'
import { Alert } from '@/components/ui/alert'
import { professionalLook } from '@/features/admin/professionals/professional-list'
import { head, page } from '@/server/page'
import { renderList } from '../render-list'

const title = workMenu.adminProfessionals.label

export const metadata = head(pages.adminProfessionals, { title })

/** The admin list of professionals. With ?choose, asks the admin to choose a professional first. */
export default page(
  pages.adminProfessionals,
  renderList({
    list: professionalList,
    title,
    description: 'Quienes trabajan con el sitio, y quienes esperan para hacerlo.',
    read: listProfessionals,
    hasReferences: true,
    before: async ({ query }) =>
      (await query()).choose !== undefined && (
        <Alert title="Elegí primero un profesional" className="mb-6">
          Esa página es de cada profesional. Abrí el que buscás: en «Sus páginas» están su perfil, rubros,
          pagos y cuenta.
        </Alert>
      ),
    look: professionalLook,
  }),
)
