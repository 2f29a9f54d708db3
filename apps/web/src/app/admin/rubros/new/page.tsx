import { workLink } from '@oficio/contracts/menus'
import { pages } from '@oficio/contracts/pages'
import { listRubroIcons } from '@oficio/domain/admin/rubros/list-rubro-icons'
import { PageFrame } from '@/components/layout/page-frame'
import { RubroForm } from '@/features/admin/rubros/rubro-form'
import { head, page } from '@/server/page'

const title = 'Agregar un rubro'

export const metadata = head(pages.adminNewRubro, { title })

/** The admin page to add a rubro (trade). */
export default page(pages.adminNewRubro, async ({ ctx, actor }) => (
  <PageFrame
    width="form"
    title={title}
    trail={[workLink('admin'), workLink('adminRubros'), { label: 'Nuevo' }]}
    description="Se puede pedir enseguida, y queda último en las listas hasta que le cambies el lugar."
  >
    <RubroForm rubro={null} withIcons={await listRubroIcons(ctx, actor)} />
  </PageFrame>
))
